/** German: R18, the icons. */

export const icons = {
  'R18.1':
    'Auch Schilde und Bluffzeichen sind Symbole: Was Symbole ignoriert, ignoriert sie, außer es sagt etwas anderes.',
  'R18.2':
    'Mit einem aktiven Schild im Element des Kampfs darfst du weniger ansagen, als die andere Seite hat; sie muss dann nur das erreichen.',
  'R18.3':
    'Nach einer Karte mit STOPP spielst und lädst du in diesem Zug nichts mehr. Ansagen musst du trotzdem, Forderungen erfüllen darfst du.',
  'R18.4':
    'Zu Beginn deines Zugs kannst du aktive Karten mit ZURÜCKHOLEN auf die Hand nehmen; Charaktere aber nicht, solange ein aktiver gegnerischer Charakter ZURÜCKHOLEN zeigt.',
  'R18.5':
    'Eine aktive Karte mit GESCHÜTZT kann durch gegnerische Karten nicht ignoriert, abgelegt oder gesenkt werden.',
  'R18.6':
    'Eine Karte mit FREI kostet kein Ausspiel und geht auch im ersten Zug eines Kampfs; Verbote, Grenzen und STOPP gelten auch für sie.',
  'R18.7':
    'Zwei Charaktere oder zwei Verstärkungen mit PAAR und gleichem ersten Wort im Namen spielst du zusammen als ein Ausspiel.',
  'R18.8':
    'Mehrere Charaktere einer Bande kannst du zusammen als erste Charaktere deines Zugs spielen. Sind nur Charaktere dieser Bande aktiv, kannst du sie erweitern, statt sie darunterzuschieben.',
  'R18.9':
    'Eine als frei gespielte Karte gehört zu keinem Paar und keiner Bande. Eine einzelne Bandenkarte kannst du wie jeden Charakter spielen.',
} as const;
