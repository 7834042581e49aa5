/** German: R14-R17, how fights, games and matches end, and what power is. */

export const ending = {
  'R14.1':
    'Ein Kampf endet mit einem Rückzug: aus freien Stücken, ohne Charakter, weil nichts anderes geht, durch eine Karte oder nach misslungenem Bluff.',
  'R14.2': 'Wer einen Kampf gewinnt, zieht einen Drachen an.',
  'R14.3':
    'Zwei sind es, wenn die Siegerseite 6 oder mehr Karten in Kampf- und Unterstützungsbereich hat; nicht aktive zählen mit, verdeckte Bluffs nicht.',
  'R14.4':
    'Texte ändern dann die Zahl: erst die, die mehr bringen, dann die, die weniger bringen, dann Obergrenzen, dann feste Zahlen.',
  'R14.5':
    'Drachen kommen einzeln: Hat die Verliererseite welche, kehrt einer in die Mitte zurück; sonst kommt einer aus der Mitte zur Siegerseite.',
  'R14.6':
    'Nach einem Kampf werden alle Karten beider Kampf- und Unterstützungsbereiche abgelegt, Schiffe bleiben, und beide ziehen auf 6 nach.',
  'R14.7':
    'Drachen, die anders angezogen werden, gehören nicht zu dieser Zahl; Texte über den Rückzug ändern sie nicht.',
  'R15.1':
    'Wer alle drei Drachen hat und noch einen anzieht, gewinnt das Spiel sofort und erhält 4 Kristalle.',
  'R15.2':
    'Hat jemand nach einem Kampf weder Handkarten noch Nachziehstapel, endet das Spiel; Karten auf Schiffen helfen nicht.',
  'R15.3': 'Gehen die Karten während eines Kampfs aus, endet das Spiel erst nach diesem Kampf.',
  'R15.4': 'Gehen die Karten durch Ablehnen aus, endet das Spiel sofort.',
  'R15.5': 'Wer dann Drachen hat, gewinnt und erhält 1 Kristall und für jeden Drachen 1 weiteren.',
  'R15.6':
    'Stehen alle Drachen in der Mitte, verliert, wer zuerst keine Karten mehr hatte; die andere Seite erhält 1 Kristall.',
  'R16.1': 'Wer zuerst 5 Kristalle hat, gewinnt die Partie.',
  'R16.2':
    'Zwischen den Spielen werden die Völker getauscht, und wer das letzte Spiel verloren hat, beginnt.',
  'R16.3': 'Alles andere fängt neu an; nur die Kristalle bleiben.',
  'R16.4': 'Ein einzelnes Spiel ist eine Partie, die dessen Siegerseite gewinnt.',
  'R16.5': 'Mit selbst gebauten Decks behalten beide ihr Deck, außer es ist anders vereinbart.',
  'R17.1':
    'Deine Stärke ist die Summe der Werte deiner aktiven Karten im Element des Kampfs, ohne alles Ignorierte.',
  'R17.2':
    'Ein Wert gilt zuerst wie gedruckt, kann auf 0 gesetzt, dann angehoben und zuletzt verdoppelt werden.',
  'R17.3':
    'Ein Text, der deine ganze Stärke auf eine Zahl anhebt, setzt eine Untergrenze; er wirkt nach allem anderen.',
  'R17.4':
    'Texte über aufgedruckte Werte meinen den Druck nach einem Setzen auf 0 und vor Anheben und Verdoppeln.',
  'R17.5': 'Ein Wert mit Schild zählt wie jeder andere.',
} as const;
