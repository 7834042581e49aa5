/** German: R19-R21, change of the element, order of effects, and what cards do to the opponent. */

export const effects = {
  'R19.1':
    'Ein Mutant gehört zu keinem Volk und darf nur gespielt werden, wenn seine Bedingung gerade erfüllt ist.',
  'R19.2': 'Sobald er liegt, wechselt der Kampf das Element, und alles wird im neuen gerechnet.',
  'R19.3': 'Der Wechsel bleibt, was auch immer später mit der Karte geschieht.',
  'R19.4':
    'Eine Bedingung über die Stärke gegen dich meint die Stärke vor dem Wechsel, in einem laufenden Kampf.',
  'R19.5': 'Im ersten Zug eines Kampfs gibt es kein Element zu wechseln; du wählst es mit der Ansage.',
  'R19.6': 'Wird der Text der Karte ignoriert, hat sie keine Bedingung und wechselt nichts.',
  'R19.7': 'Zwei Wechsel in einem Zug wirken nacheinander.',
  'R20.1': 'Was auf einer Karte steht, geht diesen Regeln vor.',
  'R20.2': '„Darf nicht“ geht vor „darf“ und vor jeder anderen Anweisung außer dem Ignorieren.',
  'R20.3': 'Ignorieren geht vor allem außer GESCHÜTZT.',
  'R20.4': 'Eine verbotene Art von Karte kann nicht gespielt werden, um gerade dieses Verbot aufzuheben.',
  'R20.5':
    'Wirkt ein Text auf eine von mehreren Karten, wählt, wem er gehört; geht diese Karte verloren, darf neu gewählt werden.',
  'R20.6': 'Was sein muss, geschieht, so weit es geht; was sein darf, ist freigestellt.',
  'R20.7': 'Auf einer Karte ist „ich“, wem sie gehört, und „du“ die andere Seite.',
  'R20.8':
    'Ein dauernder Text wirkt, solange seine Karte aktiv ist und nicht ignoriert wird; er beginnt und endet sofort.',
  'R20.9':
    'Würden zwei Karten einander ignorieren, wirkt die nach ihrer Ordnung frühere, sonst die, die länger liegt. Zwillinge heben sich auf.',
  'R20.10':
    '„Jetzt“ ist beim Ausspielen; „in meinem Zug“ einmal in jedem deiner Züge, von der Führung bis zu Verstärkung oder Unterstützung.',
  'R20.11':
    'Abgelegte Karten kommen offen auf den eigenen Ablagestapel, Führungskarten auf den Anführerstapel.',
  'R21.1':
    'Eine Karte kann fordern, dass du Handkarten von bestimmtem Wert ablegst oder dich zurückziehst; du zahlst ohne überzählige Karte.',
  'R21.2':
    'Sind beide Elemente gefordert, zahlst du jedes mit anderen Karten; ist eines von beiden gefordert, genügt eines.',
  'R21.3': 'Wird eine solche Karte verdoppelt, verdoppelt sich der geforderte Wert.',
  'R21.4':
    'Eine Karte kann fordern, dass du eine Unterstützung oder Verstärkung spielst oder dich zurückziehst; ein Bluff gilt als Unterstützung, Laden nicht.',
  'R21.5':
    'Legst du den geforderten Charakter nicht ab, zieht die andere Seite einen Drachen an, auch wenn du dich zurückziehst; höchstens einmal im Zug.',
  'R21.6':
    'Texte können Arten von Karten verbieten oder begrenzen, wie viele du spielst; frei zu sein hilft nicht.',
  'R21.7':
    'Wirken am Ende eines Zugs zwei Fluten für die Seite am Zug, muss sich die andere sofort zurückziehen.',
  'R21.8': 'Wirken zu Beginn deines Zugs zwei Stürme für dich, ziehst du einen Drachen an.',
  'R21.9': 'Texte, die einen gegnerischen Bereich leeren, verschonen aktive Karten mit GESCHÜTZT.',
  'R21.10':
    'Ein Text, der deine aktiven Karten noch einmal kämpfen lässt, ersetzt den neuen Charakter, wenn du einen aktiven hast.',
  'R21.11':
    'Jede Forderung abzulegen wird einzeln erfüllt; eine gespielte Karte erfüllt alle Forderungen, diese Art zu spielen.',
} as const;
