import { numberOf, type Text } from './text';

const players = { invader: 'Invasor', humanity: 'Menschheit' };
const subjects = { invader: 'Der Invasor', humanity: 'Die Menschheit' };
const by = { invader: 'durch den Invasor', humanity: 'durch die Menschheit' };
const turnOf = { invader: 'im Zug des Invasors', humanity: 'im Zug der Menschheit' };
const piles = {
  both: 'beide Nachziehstapel',
  invader: 'den Nachziehstapel des Invasors',
  humanity: 'den Nachziehstapel der Menschheit',
};
const spaces = (count: number) => (count === 1 ? '1 Feld' : `${count} Felder`);
const cards = (count: number) => (count === 1 ? '1 Karte' : `${count} Karten`);
const tokens = (count: number) => (count === 1 ? '1 Marke' : `${count} Marken`);

export const de: Text = {
  players,
  actions: {
    addToken: ({ zone }) => `Eine -1-Marke auf Zone ${numberOf(zone)} legen`,
    addTokens: ({ zone, count }) => `Karteneffekt: ${tokens(count)} auf Zone ${numberOf(zone)} legen`,
    removeToken: ({ zone, by: player }) => `${subjects[player]} nimmt eine Marke von Zone ${numberOf(zone)}`,
    dwindle: ({ cards: ordered, prevented, available, cause }) =>
      `${subjects[cause]} lässt die Menschheit um ${cards(ordered)} schwinden (${available} vorhanden, ${prevented} verhindert)`,
    pilesEmptied: ({ which, cause }) => `${subjects[cause]} leert ${piles[which]}`,
    moveMarker: ({ count }) => `Den Marker ${spaces(count)} nach unten bewegen`,
    endTurn: () => 'Den Zug beenden',
  },
  reasons: {
    gameOver: () => 'Das Spiel ist zu Ende.',
    noSuchZone: ({ zone, zones }) => `Zone ${numberOf(zone)} gibt es nicht; die Zonen sind 1 bis ${zones}.`,
    noStrengthLeft: ({ zone, printed, tokens: lying }) =>
      `Zone ${numberOf(zone)} hat keine Stärke mehr: ${printed} aufgedruckt, ${tokens(lying)} darauf.`,
    onlyHumanityRemoves: ({ by: player }) =>
      `Nur die Menschheit entfernt Marken, nicht der ${players[player]}.`,
    noTokenHere: ({ zone }) => `Auf Zone ${numberOf(zone)} liegt keine Marke.`,
    countTooLow: ({ have, need }) => `${have} ist zu wenig; nötig ist mindestens ${need}.`,
    notCovered: ({ which, cause, turn }) =>
      `Was dann geschieht, sagt diese Seite nicht (${piles[which]} geleert ${by[cause]} ${turnOf[turn]}).`,
    markerIsTheInvaders: () => 'Nur der Invasor bewegt den Marker, und nur in seinem eigenen Zug.',
  },
  faults: {
    offTrack: ({ path, have, spaces: all }) =>
      `${path} ist ${have}, die Leiste endet aber mit Feld ${all - 1}.`,
    skullNotBelowMarker: ({ marker, skull }) =>
      `Der Schädel (Feld ${skull}) muss unter dem Marker (Feld ${marker}) liegen.`,
  },
  rules: {
    I1: 'Greift der Invasor eine Zone an, zählt ihre Stärke zur Summe der Menschheit dort.',
    I2: 'Jede -1-Marke schwächt ihre Zone um eins.',
    I3: 'Eine Marke bleibt liegen, bis die Menschheit sie wegnimmt.',
    I4: 'Schwächer als 0 wird keine Zone; bei 0 kommt keine Marke mehr dazu.',
    I5: 'Eine Zone zu schwächen gilt nicht als Schwinden der Menschheit.',
    I6: 'Ein Schlüsselwort bewirkt selbst nichts; es dient anderen Karten als Bezug.',
    I7: 'Sorgt der Invasor dafür, dass beide Nachziehstapel im selben Moment leer werden, gewinnt die Menschheit.',
    I8: 'Erlaubt ein Text etwas und verbietet es ein anderer, so ist es verboten.',
    I9: 'Was nur teilweise geht, muss so weit ausgeführt werden; der Rest entfällt.',
    I10: 'Es spielen zwei; „target player“ meint einen von beiden.',
    I11: 'Ist die Menschheit im Zug des Invasors nicht geschwunden, rückt der Marker an dessen Ende ein Feld nach unten.',
    I12: 'Wie und wann im Zug der Invasor die Menschheit schwinden ließ, ist gleichgültig.',
    I13: 'Verhindert die Menschheit das Schwinden, zählt es nicht.',
    I14: 'Mindestens eine Karte muss wirklich auf den Ablagestapel der Menschheit gekommen sein.',
    I15: 'Was die Menschheit im eigenen Zug als Preis ablegt, berührt die Leiste nicht.',
    I16: 'Der erzwungene Schritt ist ein Feld je Zug; freiwillige Schritte kommen hinzu.',
    I17: 'Erreicht der Marker den Schädel, endet das Spiel und die Menschheit gewinnt.',
    I18: 'Auf dem Schädel bleibt der Marker stehen; freiwillig geht es nach unten, mindestens ein Feld.',
  },
  cards: {
    rustGiant: 'Rostriese',
    siegeCrawler: 'Belagerungsraupe',
    quietTruce: 'Stille Waffenruhe',
    fieldEngineers: 'Feldtechniker',
    acidRain: 'Säureregen',
    massPanic: 'Massenpanik',
    worldEnd: 'Weltende',
  },
  keywords: { tank: 'Panzer', robot: 'Roboter', infestation: 'Befall', crew: 'Mannschaft', relic: 'Relikt' },
  permissions: { attackZone: 'diese Zone angreifen', removeTokens: 'Marken entfernen' },
};
