/** The set-up of the blue events as a form: players, slots, cards, pieces, chance. */
import { scenarios } from '../../../src/fragments/blueEvents/scenarios';
import { deckOf, exampleSetup, type Setup } from '../../../src/fragments/blueEvents/setup';
import type { Texts } from '../../../src/text';
import { asNumber, asNumbers, asWords, type Draft, listText } from '../newGame/draft';
import type { SetupForm } from '../newGame/NewGameDialog';

type Pile = 'blackDice' | 'cubes';

function perSlot({ slots, pieces }: Setup, what: Pile): string {
  const counts = Array.from({ length: slots }, (_, slot) =>
    pieces.filter((piece) => piece.slot === slot).reduce((sum, piece) => sum + piece[what], 0),
  );
  return counts.some((count) => count > 0) ? listText(counts) : '';
}

export const draftOf = (setup: Setup): Draft => ({
  'players.dice': listText(setup.players.map(({ dice }) => dice)),
  'players.hasPurpleCard': listText(
    setup.players.flatMap(({ hasPurpleCard }, index) => (hasPurpleCard ? index : [])),
  ),
  slots: String(setup.slots),
  stackHeight: String(setup.stackHeight),
  isShuffled: String(setup.isShuffled),
  seed: String(setup.seed),
  'pieces.blackDice': perSlot(setup, 'blackDice'),
  'pieces.cubes': perSlot(setup, 'cubes'),
  throws: listText(setup.throws),
  cards: isDefaultDeck(setup) ? '' : listText(setup.cards),
});

const isDefaultDeck = ({ cards, slots, stackHeight }: Setup): boolean =>
  cards.join() === deckOf(slots * stackHeight).join();

const setupOf = (draft: Draft): unknown => {
  const purple = asNumbers(draft['players.hasPurpleCard']);
  const slots = asNumber(draft.slots);
  const stackHeight = asNumber(draft.stackHeight);
  const blackDice = asNumbers(draft['pieces.blackDice']);
  const cubes = asNumbers(draft['pieces.cubes']);
  const cards = asWords(draft.cards);
  const need = Number(slots) * Number(stackHeight);
  const deck = deckOf(need > 0 && need <= 500 ? need : 1);
  return {
    players: asNumbers(draft['players.dice']).map((dice, index) => ({
      dice,
      hasPurpleCard: purple.includes(index),
    })),
    slots,
    stackHeight,
    cards: cards.length === 0 ? deck : cards,
    isShuffled: draft.isShuffled === 'true',
    pieces: Array.from({ length: Math.max(blackDice.length, cubes.length) }, (_, slot) => ({
      slot,
      blackDice: blackDice[slot] ?? 0,
      cubes: cubes[slot] ?? 0,
    })),
    seed: asNumber(draft.seed),
    throws: asNumbers(draft.throws),
  };
};

const starts = {
  example: draftOf(exampleSetup),
  ...Object.fromEntries(Object.entries(scenarios).map(([name, setup]) => [name, draftOf(setup)])),
};

export const setupForm = ({ ui }: Texts): SetupForm => ({
  starts,
  setupOf,
  fields: [
    {
      kind: 'text',
      path: 'players.dice',
      about: /^players(\[\d+\]\.dice)?$/,
      label: ui.setupDice,
      hint: ui.listHint,
    },
    {
      kind: 'flags',
      path: 'players.hasPurpleCard',
      about: /^players\[\d+\]\.hasPurpleCard$/,
      label: ui.purpleCard,
      count: (draft) => asNumbers(draft['players.dice']).length,
      labelOf: ui.setupPurple,
    },
    { kind: 'text', path: 'slots', label: ui.setupSlots },
    { kind: 'text', path: 'stackHeight', label: ui.setupHeight },
    {
      kind: 'choice',
      path: 'isShuffled',
      label: ui.setupShuffled,
      options: [
        { value: 'true', label: ui.on },
        { value: 'false', label: ui.off },
      ],
    },
    { kind: 'seed', path: 'seed', label: ui.seed },
    {
      kind: 'text',
      path: 'pieces.blackDice',
      about: /^pieces(\[\d+\]\.(blackDice|slot))?$/,
      label: ui.setupBlackDice,
      hint: ui.listHint,
    },
    {
      kind: 'text',
      path: 'pieces.cubes',
      about: /^pieces\[\d+\]\.cubes$/,
      label: ui.setupCubes,
      hint: ui.listHint,
    },
    { kind: 'text', path: 'throws', label: ui.setupThrows, hint: ui.setupThrowsHint },
    { kind: 'words', path: 'cards', label: ui.setupCards, hint: ui.setupCardsHint },
  ],
});
