import { numberOf, type Text } from './text';

const players = { invader: 'Invader', humanity: 'Humanity' };
const piles = {
  both: 'both draw piles',
  invader: "the Invader's draw pile",
  humanity: "Humanity's draw pile",
};
const spaces = (count: number) => (count === 1 ? '1 space' : `${count} spaces`);
const cards = (count: number) => (count === 1 ? '1 card' : `${count} cards`);
const tokens = (count: number) => (count === 1 ? '1 token' : `${count} tokens`);

export const en: Text = {
  players,
  actions: {
    addToken: ({ zone }) => `Put a -1 token on zone ${numberOf(zone)}`,
    addTokens: ({ zone, count }) => `Card effect: put ${tokens(count)} on zone ${numberOf(zone)}`,
    removeToken: ({ zone, by }) => `${players[by]} takes a token off zone ${numberOf(zone)}`,
    dwindle: ({ cards: ordered, prevented, available, cause }) =>
      `${players[cause]} makes Humanity dwindle ${cards(ordered)} (${available} available, ${prevented} prevented)`,
    pilesEmptied: ({ which, cause }) => `${players[cause]} empties ${piles[which]}`,
    moveMarker: ({ count }) => `Move the marker ${spaces(count)} down`,
    endTurn: () => 'End the turn',
  },
  reasons: {
    gameOver: () => 'The game is over.',
    noSuchZone: ({ zone, zones }) => `There is no zone ${numberOf(zone)}; the zones are 1 to ${zones}.`,
    noStrengthLeft: ({ zone, printed, tokens: lying }) =>
      `Zone ${numberOf(zone)} has no strength left: ${printed} printed, ${tokens(lying)} on it.`,
    onlyHumanityRemoves: ({ by }) => `Only Humanity removes tokens, not the ${players[by]}.`,
    noTokenHere: ({ zone }) => `There is no token on zone ${numberOf(zone)}.`,
    countTooLow: ({ have, need }) => `${have} is too few; at least ${need} is needed.`,
    notCovered: ({ which, cause, turn }) =>
      `This page does not say what happens then (${piles[which]}, by ${players[cause]}, turn of ${players[turn]}).`,
    markerIsTheInvaders: () => "Only the Invader moves the marker, in the Invader's turn.",
  },
  faults: {
    offTrack: ({ path, have, spaces: all }) => `${path} is ${have}, but the track ends at space ${all - 1}.`,
    skullNotBelowMarker: ({ marker, skull }) =>
      `The skull (space ${skull}) must lie below the marker (space ${marker}).`,
  },
  rules: {
    I1: "While the Invader attacks a zone, the zone's strength counts towards Humanity's total there.",
    I2: 'Every -1 token makes its zone weaker by one.',
    I3: 'A token lies on its zone until Humanity takes it away.',
    I4: 'A zone is never weaker than 0; at 0 it takes no more tokens.',
    I5: 'Weakening a zone does not count as making Humanity dwindle.',
    I6: 'A keyword does nothing by itself; it is there for other cards to refer to.',
    I7: 'Humanity wins when the Invader causes both draw piles to run out at the same moment.',
    I8: 'If one text allows something and another forbids it, it is forbidden.',
    I9: 'An order that can only be met in part must be met that far; the rest lapses.',
    I10: 'Two play; "target player" means one of the two.',
    I11: "If Humanity has not dwindled in the Invader's turn, the marker goes down one space at its end.",
    I12: 'It does not matter how or when in the turn the Invader made Humanity dwindle.',
    I13: 'Dwindling that Humanity prevents does not count.',
    I14: 'At least one card must really have gone to the discard pile of Humanity.',
    I15: 'What Humanity discards in its own turn as a price has nothing to do with the track.',
    I16: 'The forced move is one space a turn; voluntary moves come on top of it.',
    I17: 'When the marker comes to the skull, the game ends and Humanity wins.',
    I18: 'The marker stops on the skull; a voluntary move goes down, at least one space.',
  },
  cards: {
    rustGiant: 'Rust Giant',
    siegeCrawler: 'Siege Crawler',
    quietTruce: 'Quiet Truce',
    fieldEngineers: 'Field Engineers',
    acidRain: 'Acid Rain',
    massPanic: 'Mass Panic',
    worldEnd: "World's End",
  },
  keywords: { tank: 'Tank', robot: 'Robot', infestation: 'Infestation', crew: 'Crew', relic: 'Relic' },
  permissions: { attackZone: 'attack this zone', removeTokens: 'remove tokens' },
};
