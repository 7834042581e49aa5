/** German: R25-R28 and the timing list: decks, options, what may be seen, refusals. */

export const match = {
  'R25.1':
    'Ein gebautes Deck hat genau 30 verschiedene Karten; die fremden dürfen zusammen höchstens 10 Monde kosten.',
  'R25.2': 'Karten vom Volk deines Anführers kosten nichts; Mutanten gelten als fremd.',
  'R25.3': 'Der Anführer zählt nicht zu den 30 Karten.',
  'R25.4': 'Buka-Karten sind unter dem Buka-Anführer eigene und kosten sonst ihre Monde.',
  'R25.5':
    'Emissäre bringen weitere Karten in fertige Decks, Inquisitoren ändern die Grenzen gebauter; beides zusammen gibt es nie.',
  'R25.6':
    'Emissäre und Inquisitoren gehören noch nicht zu diesem Spiel; die Deckprüfung nimmt ihre Grenzen als Zahlen.',
  'R26.1':
    'Ist es vereinbart, können beide einmal Karten der ersten Hand zurücklegen, mischen und auf 6 ziehen.',
  'R26.2': 'Familien, gebaute Decks und die Länge der Partie werden vor dem ersten Spiel vereinbart.',
  'R26.3': 'Wer beginnt, antwortet zuerst; getauscht wird, wenn beide geantwortet haben.',
  'R27.1':
    'Offen sind alle Bereiche außer verdeckten Bluffs, alle abgelegten Karten und Führungskarten und die Kartenzahl in Hand und Nachziehstapel.',
  'R27.2': 'Verdeckt sind deine Hand, die Folge deines Nachziehstapels und die Vorderseiten deiner Bluffs.',
  'R27.3':
    'Karten einer offengelegten Hand bleiben offen, bis sie die Hand verlassen; spätere sind verdeckt.',
  'R27.4':
    'Legt die andere Seite aus deiner Hand ab, trifft sie eine verdeckte Karte zufällig und eine offene nach Wahl.',
  'R27.5': 'Offene Handkarten und die Karten eines angelandeten Schiffs liegen getrennt.',
  'R28.1': 'Eine Aktion, die nicht erlaubt ist, ändert nichts.',
  'R28.2': 'Spricht mehreres gegen eine Aktion, entscheidet eine feste Folge, was genannt wird.',
  T1: 'Beginn eines Zugs: Merkmale des letzten werden gelöscht, Erzwungenes geschieht, dann folgt in freier Folge, was du darfst.',
  T2: 'Eine Karte spielen: Sie wird geprüft, gelegt und ist aktiv; was sie ignoriert oder verbietet, gilt; dann wirkt ihr Text, zuletzt STOPP.',
  T3: 'Eine Führungskarte wird wie jede Karte gespielt; was andauert, endet mit deinem Zug oder mit dem Kampf.',
  T4: 'Ende der Phase Verstärkung oder Unterstützung: Forderungen, Drachen für unerfüllte, eigene Wirkungen, angelandete Schiffe gehen, offene Ziele werden gewählt.',
  T5: 'Ansage: das Element im ersten Zug eines Kampfs, beide Stärken, die Ansage, dann die Frage nach der Farbe und was daraus folgt.',
  T6: 'Ende eines Zugs: Auffüllen, eigene Wirkungen, der Führungstext endet, Fluten, und die andere Seite ist am Zug.',
  T7: 'Ein Kampf endet: Angelandete Schiffe gehen, Drachen für unerfüllte Forderungen, die Drachen des Rückzugs, alles wird abgelegt, beide ziehen, dann der Blick auf leere Stapel.',
  T8: 'Ablehnen: Angelandete Schiffe gehen, die Karten werden abgelegt, du ziehst, leere Stapel werden geprüft, und die andere Seite eröffnet.',
  T9: 'Ein Sieg durch den vierten Drachen beendet alles sofort.',
} as const;
