/** German: R5-R13, the phases of a turn. */

export const turn = {
  'R5.1':
    'Ein Zug hat acht Phasen in fester Folge: Beginn, Führung, Rückzug, Charakter, Verstärkung oder Unterstützung, Ansage, Auffüllen, Ende.',
  'R5.2':
    'In den ersten sechs Phasen handelt, wer am Zug ist; Auffüllen und Ende laufen von selbst, außer eine Karte fragt etwas.',
  'R5.3':
    'Beginn, Führung und Verstärkung oder Unterstützung kannst du auslassen. Der Rückzug will eine Entscheidung, der Charakter eine Karte, die Ansage eine Ansage.',
  'R5.4': 'Ein Zug bricht ab, wenn der Kampf oder das Spiel endet.',
  'R5.5': 'Jede Aktion gehört in bestimmte Phasen; in jeder anderen wird sie abgelehnt.',
  'R5.6':
    'Phasen, Aktionen und Ablehnungen haben feste Namen, die im Spiel, in den Diagrammen und in den Tests gleich sind.',
  'R6.1': 'Zu Beginn eines Zugs geschieht zuerst, was Karten dann erzwingen.',
  'R6.2':
    'Danach kannst du Karten zurückholen, Schiffe anlanden und eigene Bluffs ablegen, so oft und in welcher Folge du willst.',
  'R6.3': 'Das geht in jedem Zug; im ersten Zug eines Kampfs bleibt davon aber nur das Anlanden.',
  'R6.4': 'Gehst du weiter, ist all das in diesem Zug vorbei.',
  'R7.1': 'In der Führungsphase kannst du eine Führungskarte oder ein Schiff spielen, nicht beides.',
  'R7.2':
    'Eine Führungskarte kommt auf deinen Anführer und bleibt dort das ganze Spiel, auch wenn sie aus der Hand abgelegt wird; dann wirkt sie nicht.',
  'R7.3': 'Der Text einer Führungskarte wirkt höchstens bis zum Ende deines Zugs.',
  'R7.4':
    'Führungskarten kannst du in jedem Zug spielen, auch wenn du dich danach zurückziehst oder ablehnst.',
  'R7.5': 'Wer Schiffe anlandet, kann trotzdem eine Führungskarte oder ein Schiff aus der Hand spielen.',
  'R7.6':
    'Ein Verbot von Führungskarten trifft keine Schiffe; ein Verbot von Karten jeder Art trifft beides.',
  'R8.1':
    'Bei der Rückzugsentscheidung tust du genau eines: weiterkämpfen, dich aus einem laufenden Kampf zurückziehen oder einen noch nicht eröffneten ablehnen.',
  'R8.2': 'Aus einem laufenden Kampf kannst du dich immer zurückziehen; Zug und Kampf enden sofort.',
  'R8.3':
    'Zum Ablehnen legst du 1 bis 3 Handkarten ab und ziehst auf 6 nach. Kein Drache bewegt sich, und die andere Seite eröffnet den Kampf.',
  'R8.4': 'Auch die andere Seite kann ablehnen; nur die Karten setzen eine Grenze.',
  'R8.5':
    'Weiterkämpfen kannst du nur, wenn du jetzt einen Charakter spielen kannst oder ein Text dich ohne neuen weitermachen lässt.',
  'R8.6':
    'Kannst du nicht weiterkämpfen, musst du dich zurückziehen oder, im ersten Zug eines Kampfs, ablehnen.',
  'R8.7':
    'Wirst du die Stärke nicht erreichen oder eine Forderung nicht erfüllen, musst du dich hier zurückziehen und nicht erst nach dem Kartenspielen.',
  'R8.8':
    'Bis zur Ansage kannst du zur Rückzugsentscheidung zurück, solange seither nichts Verdecktes bekannt geworden ist.',
  'R8.9': 'Kannst du weder zurück noch ansagen noch etwas spielen, ziehst du dich zurück.',
  'R8.10':
    'Sind Hand und Nachziehstapel nach dem Ablehnen leer, endet das Spiel sofort. Mit leerer Hand legst du nichts ab und ziehst auf 6.',
  'R8.11':
    'Ob du feststeckst, wird in jeder Phase von Charakter bis Ansage geprüft; im ersten Zug eines Kampfs kommt es nicht vor.',
  'R9.1': 'Um im Kampf zu bleiben, musst du einen Charakter spielen.',
  'R9.2':
    'Du spielst einen Charakter, ein Paar oder eine Bande; nichts darf es verbieten, und eine Bedingung der Karte muss erfüllt sein.',
  'R9.3': 'Dazu kannst du beliebig viele freie Charaktere spielen, vorher oder nachher.',
  'R9.4':
    'Dein erster Charakter im Zug schiebt alle Karten deines Kampfbereichs unter sich. Spätere desselben Zugs schieben nichts, eine erweiterte Bande auch nicht.',
  'R9.5': 'Ein freier Charakter kann der einzige des Zugs sein.',
  'R9.6': 'Charaktere kommen aus der Hand, nach einer Anlandung von den angelandeten Schiffen.',
  'R9.7': 'Was eine Karte „jetzt“ bewirkt, geschieht vor allem Weiteren.',
  'R9.8':
    'Weiter geht es, wenn ein Charakter liegt und kein Text weniger aktive Charaktere erlaubt, als du hast.',
  'R10.1': 'Danach kannst du eine Verstärkung oder eine Unterstützung spielen.',
  'R10.2':
    'Verstärkung und Unterstützung teilen sich ein Ausspiel im Zug, im ersten Zug eines Kampfs keins; Texte können mehr von beidem gewähren.',
  'R10.3':
    'Gewährt ein Text mehr Unterstützungen, bleibt das gewöhnliche Ausspiel für eine Verstärkung, und umgekehrt.',
  'R10.4':
    'Eine Verstärkung oder Unterstützung geht, wenn weder STOPP noch Text noch Grenze dagegensteht und ein Ausspiel übrig ist oder die Karte frei ist.',
  'R10.5':
    'Eine Verstärkung ist aktiv, bis dein nächster Charakter sie unter sich schiebt, eine Unterstützung bis zum Ende des Kampfs.',
  'R10.6': 'Einen Bluff legen oder eine Karte laden kostet ein Ausspiel für Unterstützungen.',
  'R10.7': 'Zwei Verstärkungen, die ein Paar sind, kosten ein Ausspiel.',
  'R10.8': 'Freie Verstärkungen und Unterstützungen kosten keins und gehen auch im ersten Zug eines Kampfs.',
  'R10.9': 'Forderungen kannst du von der Führungsphase bis zum Ende dieser Phase jederzeit erfüllen.',
  'R10.10': 'Weiter geht es, wenn jede Forderung erfüllt ist, die dich sonst zum Rückzug zwingt.',
  'R11.1': 'Du sagst deine gesamte Stärke im Element des Kampfs an.',
  'R11.2': 'Im ersten Zug eines Kampfs wählst du mit der Ansage das Element; jede Stärke genügt.',
  'R11.3':
    'Sonst muss deine Stärke mindestens so groß sein wie die gegnerische, oder du brauchst einen Schild im Element des Kampfs.',
  'R11.4': 'Beide Stärken werden jetzt neu berechnet; frühere Ansagen spielen keine Rolle.',
  'R11.5': 'Vor der Ansage werden angelandete Schiffe abgelegt, mit allem, was noch darauf liegt.',
  'R11.6': 'Nach der Ansage kann die andere Seite dich Farbe bekennen lassen, wenn du Bluffs hast.',
  'R12.1': 'Danach ziehst du auf 6 Handkarten nach; hast du mehr, behältst du sie.',
  'R12.2': 'Geht der Nachziehstapel aus, ziehst du, was da ist; der Ablagestapel wird nicht neu gemischt.',
  'R12.3':
    'Gegnerische Texte können begrenzen, wie viele Karten du ziehst oder nimmst. Zwischen den Kämpfen und nach dem Ablehnen gelten sie nicht.',
  'R12.4': 'Karten auf Schiffen zählen nicht zur Hand.',
  'R13.1': 'Was am Ende deines Zugs wirkt, geschieht; dann endet der Text deiner Führungskarte.',
  'R13.2': 'Was nur für diesen Zug galt, wird gelöscht, und die andere Seite ist am Zug.',
} as const;
