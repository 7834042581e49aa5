import { numberOf, type Text } from './text';

const dice = (indices: readonly number[]) =>
  indices.length === 0
    ? 'no die'
    : `${indices.length === 1 ? 'die' : 'dice'} ${indices.map(numberOf).join(', ')}`;
const points = (count: number) => (count === 1 ? '1 point' : `${count} points`);
const ownerOf = (owner: number | null) =>
  owner === null ? 'it is black' : `it belongs to player ${numberOf(owner)}`;

export const en: Text = {
  actions: {
    startRound: () => 'Start the round: throw the event dice',
    placeDie: ({ player, die, slot }) =>
      `Player ${numberOf(player)} puts die ${numberOf(die)} on the card of slot ${numberOf(slot)}`,
    removeDice: ({ slot, dice: taken }) =>
      `An effect takes ${dice(taken)} off the card of slot ${numberOf(slot)}`,
    chooseLostDie: ({ player, die }) => `Player ${numberOf(player)} loses die ${numberOf(die)}`,
    endRound: () => 'End the round',
  },
  reasons: {
    gameOver: () => 'The game is over.',
    roundIsRunning: ({ round }) => `Round ${round} is still being played.`,
    noRoundIsRunning: () => 'No round is being played.',
    choiceIsOpen: ({ choices }) =>
      choices === 1 ? 'A choice is still open.' : `A choice is still open: ${choices} dice must be chosen.`,
    nothingToChoose: () => 'Nobody has to choose a die now.',
    notYourChoice: ({ player }) => `Player ${numberOf(player)} does not have to lose a die.`,
    noSuchPlayer: ({ player, players }) => `There is no player ${numberOf(player)}; ${players} play.`,
    noSuchSlot: ({ slot, slots }) => `There is no slot ${numberOf(slot)}; the slots are 1 to ${slots}.`,
    noSuchDie: ({ die, dice: all }) => `There is no die ${numberOf(die)}; the dice are 1 to ${all}.`,
    notYourDie: ({ die, owner }) => `That is not your die: ${numberOf(die)}, ${ownerOf(owner)}.`,
    chooseOwnDie: ({ die, owner }) => `Choose one of your own dice, not ${numberOf(die)}: ${ownerOf(owner)}.`,
    dieIsLost: ({ die }) => `Die ${numberOf(die)} is lost already.`,
    dieNotInHand: ({ die }) => `Die ${numberOf(die)} is not in hand.`,
    noCardHere: ({ slot }) => `There is no card here: slot ${numberOf(slot)} is empty.`,
    cardIsFull: ({ spaces }) => `This card is full. Dice lie on all of its ${spaces} spaces.`,
    noDiceGiven: () => 'Name at least one die.',
    dieNotOnCard: ({ die, slot }) =>
      `Die ${numberOf(die)} does not lie on the card of slot ${numberOf(slot)}.`,
  },
  faults: {
    deckTooSmall: ({ have, need }) => `The stacks take ${need} cards, but there are only ${have}.`,
    tooManyBlackDice: ({ slot, have, most }) =>
      `Slot ${numberOf(slot)} has ${have} black dice; with these cards at most ${most} fit.`,
  },
  rules: {
    A1: 'To begin with, the blue cards are shuffled and a face-up stack of the agreed height lies on every slot.',
    A2: 'A round opens with a throw of both event dice; each names the slot it shows.',
    A3: 'If both show the same slot, one stays and the other is thrown until it differs.',
    A4: 'A die that shows an empty slot is thrown again.',
    A5: 'The rules of the two named cards bind everybody for the round, as far as they concern them.',
    A6: 'In a round a player may at any time put an own die on any visible card that has room.',
    A7: 'As soon as the last space is filled the rule of the card stops; card and dice stay until the round ends.',
    A8: 'If dice are taken from a complete named card, its rule applies again.',
    A9: 'What happens at a stated moment happens only then; a rule that starts again does not repeat it.',
    A10: 'A loss without a stated moment is due each time the rule starts; the player chooses which die, and it later returns to its place.',
    A11: 'At the end of the round all complete visible cards are scored and leave, named or not.',
    A12: 'Every coloured die on a scored card is worth a point to its owner.',
    A13: 'Black dice on a scored card are worth points to those with a purple card and an own die on it.',
    A14: 'Every green cube on a scored card is worth a point to each player with an own die on it.',
    A15: 'Whoever alone has most own dice on a scored card takes its reward and keeps the card.',
    A16: 'On a tie for most own dice nobody gets the card or its reward.',
    A17: 'After scoring, named cards that are still there leave, and the next cards of their stacks show.',
    A18: 'When as many slots are empty as there are players, one more round is played; it is the last.',
    A19: 'The event dice of the last round are thrown like all others.',
    A20: 'When a scored card leaves, its coloured dice return to their owners and the rest is out of play.',
    A21: 'A die lost to a card returns at the latest when that card leaves; who has no die loses none.',
    A22: 'A die to be lost may be taken from a complete card, which then is complete no more.',
  },
  cards: {
    dawnToll: 'Dawn Toll',
    looseGrip: 'Loose Grip',
    tallPoppy: 'Tall Poppy',
    crowdedTable: 'Crowded Table',
    marketDay: 'Market Day',
    helpingHand: 'Helping Hand',
    violetFavour: 'Violet Favour',
    plainCloth: 'Plain Cloth',
    levy: 'Levy',
    coldNight: 'Cold Night',
    busyHands: 'Busy Hands',
    tollBridge: 'Toll Bridge',
    hardBargain: 'Hard Bargain',
  },
  kinds: { empty: 'empty', idle: 'not named', active: 'active', complete: 'complete' },
  moments: {
    roundStart: 'At the start of the round',
    diePlaced: 'Whenever a player puts a die on a card',
    roundEnd: 'At the end of the round',
  },
  aims: {
    everyone: 'every player',
    placer: 'that player',
    leaders: 'every player with the most points',
    trailing: 'every player with the fewest points',
    withPurpleCard: 'every player with a purple card',
    withoutPurpleCard: 'every player without a purple card',
    withDieHere: 'every player with a die on this card',
    withoutDieHere: 'every player without a die on this card',
  },
  effects: {
    loseDie: () => 'loses a die',
    points: ({ by }) => (by > 0 ? `gains ${points(by)}` : `loses ${points(-by)}`),
  },
};
