import { numberOf, type Text } from './text';

const points = (count: number) => (count === 1 ? '1 Punkt' : `${count} Punkte`);
const ownerOf = (owner: number | null) =>
  owner === null ? 'er ist schwarz' : `er gehört Spieler ${numberOf(owner)}`;

export const de: Text = {
  actions: {
    startRound: () => 'Die Runde beginnen: Ereigniswürfel werfen',
    placeDie: ({ player, die, slot }) =>
      `Spieler ${numberOf(player)} legt Würfel ${numberOf(die)} auf die Karte von Platz ${numberOf(slot)}`,
    removeDice: ({ slot, dice }) =>
      `Ein Effekt nimmt ${dice.length === 0 ? 'keinen Würfel' : `Würfel ${dice.map(numberOf).join(', ')}`} von der Karte auf Platz ${numberOf(slot)}`,
    chooseLostDie: ({ player, die }) => `Spieler ${numberOf(player)} verliert Würfel ${numberOf(die)}`,
    endRound: () => 'Die Runde beenden',
  },
  reasons: {
    gameOver: () => 'Das Spiel ist zu Ende.',
    roundIsRunning: ({ round }) => `Runde ${round} läuft noch.`,
    noRoundIsRunning: () => 'Es läuft gerade keine Runde.',
    choiceIsOpen: ({ choices }) =>
      choices === 1
        ? 'Eine Wahl steht noch aus.'
        : `Eine Wahl steht noch aus: ${choices} Würfel sind zu bestimmen.`,
    nothingToChoose: () => 'Niemand muss jetzt einen Würfel wählen.',
    notYourChoice: ({ player }) => `Spieler ${numberOf(player)} muss keinen Würfel verlieren.`,
    noSuchPlayer: ({ player, players }) =>
      `Spieler ${numberOf(player)} gibt es nicht; es spielen ${players}.`,
    noSuchSlot: ({ slot, slots }) => `Platz ${numberOf(slot)} gibt es nicht; die Plätze sind 1 bis ${slots}.`,
    noSuchDie: ({ die, dice }) => `Würfel ${numberOf(die)} gibt es nicht; die Würfel sind 1 bis ${dice}.`,
    notYourDie: ({ die, owner }) => `Das ist nicht dein Würfel: ${numberOf(die)}, ${ownerOf(owner)}.`,
    chooseOwnDie: ({ die, owner }) =>
      `Wähle einen deiner eigenen Würfel, nicht ${numberOf(die)}: ${ownerOf(owner)}.`,
    dieIsLost: ({ die }) => `Würfel ${numberOf(die)} ist schon verloren.`,
    dieNotInHand: ({ die }) => `Würfel ${numberOf(die)} ist nicht in der Hand.`,
    noCardHere: ({ slot }) => `Hier liegt keine Karte: Platz ${numberOf(slot)} ist leer.`,
    cardIsFull: ({ spaces }) => `Diese Karte ist voll. Auf allen ${spaces} Feldern liegen Würfel.`,
    noDiceGiven: () => 'Nenne mindestens einen Würfel.',
    dieNotOnCard: ({ die, slot }) =>
      `Würfel ${numberOf(die)} liegt nicht auf der Karte von Platz ${numberOf(slot)}.`,
  },
  faults: {
    deckTooSmall: ({ have, need }) => `Die Stapel brauchen ${need} Karten, es sind aber nur ${have}.`,
    tooManyBlackDice: ({ slot, have, most }) =>
      `Platz ${numberOf(slot)} hat ${have} schwarze Würfel; bei diesen Karten passen höchstens ${most}.`,
  },
  rules: {
    A1: 'Zu Beginn werden die blauen Karten gemischt; auf jedem Platz liegt ein offener Stapel der vereinbarten Höhe.',
    A2: 'Jede Runde beginnt mit einem Wurf beider Ereigniswürfel; jeder benennt den Platz, den er zeigt.',
    A3: 'Zeigen beide denselben Platz, bleibt einer liegen und der andere wird geworfen, bis er abweicht.',
    A4: 'Ein Würfel, der einen leeren Platz zeigt, wird noch einmal geworfen.',
    A5: 'Die Regeln der beiden benannten Karten gelten die Runde über für alle, soweit sie betroffen sind.',
    A6: 'In einer Runde darf man jederzeit einen eigenen Würfel auf eine sichtbare Karte legen, die noch Platz hat.',
    A7: 'Ist das letzte Feld belegt, endet die Regel der Karte sofort; Karte und Würfel bleiben bis zum Rundenende.',
    A8: 'Werden einer vollen benannten Karte Würfel genommen, gilt ihre Regel wieder.',
    A9: 'Was zu einem genannten Zeitpunkt geschieht, geschieht nur dann; beginnt die Regel neu, wiederholt es sich nicht.',
    A10: 'Ein Verlust ohne Zeitpunkt wird bei jedem Beginn der Regel fällig; man wählt den Würfel selbst, später kehrt er an seinen Ort zurück.',
    A11: 'Am Rundenende werden alle vollen sichtbaren Karten gewertet und verlassen das Spiel, ob benannt oder nicht.',
    A12: 'Jeder farbige Würfel auf einer gewerteten Karte bringt seinem Besitzer einen Punkt.',
    A13: 'Schwarze Würfel auf einer gewerteten Karte bringen Punkte, wenn man eine violette Karte und dort einen eigenen Würfel hat.',
    A14: 'Jeder grüne Stein auf einer gewerteten Karte bringt allen mit einem eigenen Würfel dort einen Punkt.',
    A15: 'Wer allein die meisten eigenen Würfel auf einer gewerteten Karte hat, erhält die Belohnung und behält die Karte.',
    A16: 'Bei Gleichstand um die meisten eigenen Würfel bekommt niemand Karte oder Belohnung.',
    A17: 'Nach der Wertung gehen benannte Karten, die noch da sind, aus dem Spiel; die nächsten ihrer Stapel werden sichtbar.',
    A18: 'Sind so viele Plätze leer, wie Spieler da sind, folgt noch eine Runde; sie ist die letzte.',
    A19: 'Die Ereigniswürfel der letzten Runde werden wie alle anderen geworfen.',
    A20: 'Geht eine gewertete Karte, kehren ihre farbigen Würfel zu den Besitzern zurück; der Rest ist aus dem Spiel.',
    A21: 'Ein an eine Karte verlorener Würfel kommt spätestens zurück, wenn sie geht; wer keinen Würfel hat, verliert keinen.',
    A22: 'Der verlorene Würfel darf von einer vollen Karte kommen; sie ist dann nicht mehr voll.',
  },
  cards: {
    dawnToll: 'Morgenzoll',
    looseGrip: 'Lockerer Griff',
    tallPoppy: 'Hoher Halm',
    crowdedTable: 'Voller Tisch',
    marketDay: 'Markttag',
    helpingHand: 'Helfende Hand',
    violetFavour: 'Violette Gunst',
    plainCloth: 'Schlichtes Tuch',
    levy: 'Abgabe',
    coldNight: 'Kalte Nacht',
    busyHands: 'Fleißige Hände',
    tollBridge: 'Zollbrücke',
    hardBargain: 'Harter Handel',
  },
  kinds: { empty: 'leer', idle: 'nicht benannt', active: 'aktiv', complete: 'voll' },
  moments: {
    roundStart: 'Zu Beginn der Runde',
    diePlaced: 'Sooft ein Spieler einen Würfel auf eine Karte legt',
    roundEnd: 'Am Ende der Runde',
  },
  aims: {
    everyone: 'jeder Spieler',
    placer: 'dieser Spieler',
    leaders: 'jeder Spieler mit den meisten Punkten',
    trailing: 'jeder Spieler mit den wenigsten Punkten',
    withPurpleCard: 'jeder Spieler mit einer violetten Karte',
    withoutPurpleCard: 'jeder Spieler ohne violette Karte',
    withDieHere: 'jeder Spieler mit einem Würfel auf dieser Karte',
    withoutDieHere: 'jeder Spieler ohne Würfel auf dieser Karte',
  },
  effects: {
    loseDie: () => 'verliert einen Würfel',
    points: ({ by }) => (by > 0 ? `erhält ${points(by)}` : `verliert ${points(-by)}`),
  },
};
