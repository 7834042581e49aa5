/** English: building decks, and playing with them. */
import { count } from '../../grammar/en';

export const decks = {
  deckGallery: 'All cards',
  deckPanel: 'Your deck',
  deckSearch: 'Name or text',
  deckPeople: 'Printed people',
  deckKind: 'Kind',
  deckIcon: 'Icon',
  deckMoonLimit: 'Cost',
  deckMoonsAtMost: (moons: number) => (moons === 0 ? 'free' : `at most ${count(moons, 'moon')}`),
  deckOrder: 'Order',
  deckOrders: { catalogue: 'by people', fire: 'by fire', earth: 'by earth', moons: 'by moons' },
  deckAny: 'any',
  deckFound: (cards: number) => `${count(cards, 'card')} shown`,
  deckShowAll: 'Show all cards',

  deckTitle: 'Name of the deck',
  deckUntitled: 'Deck without a name',
  deckLeader: 'Leader',
  deckCards: 'Cards',
  deckMoons: 'Moons of foreign cards',
  deckIsLegal: 'This deck may be played.',
  deckKept: 'Every change is saved in this browser.',
  deckNotKept: 'This browser saves nothing; keep the text of the deck instead.',
  deckSaved: 'Your decks',
  deckNew: 'New deck',
  deckStandard: 'As sold',
  deckRandom: 'Random legal deck',
  deckCopy: 'Duplicate',
  deckCopyOf: (title: string) => `${title}, copy`,
  deckDrop: 'Delete',
  deckDropSure: 'Delete this deck',
  deckTakeOut: (card: string) => `Take out ${card}`,
  deckAddFamily: (family: string, moons: number) => `Add ${family}: 5 cards, ${count(moons, 'moon')}`,

  deckFigures: 'Figures',
  deckCurve: (element: string, mean: string) => `${element} of the Characters, ${mean} on average`,

  deckExchange: 'Import and export',
  deckExchangeHelp:
    'This text is the deck. Copy it, or put another one in its place: whose deck it is, then one card a line.',
  deckFormat: 'Written as',
  deckFormats: { text: 'Lines', json: 'JSON' },
  deckText: 'Text of the deck',
  deckTake: 'Take over this text',

  decksNone: 'You have no deck yet that may be played.',
  decksBuild: 'Build a deck',
};
