/** What is wrong with a deck, as a sentence for the person who built it. */
import type { DeckFault, FamilyFault } from '../decks/faults';
import type { Language } from '../vocabulary';
import { words } from './words/words';

type Fault = DeckFault | FamilyFault;

type FaultTexts = {
  readonly [C in Fault['code']]: (fault: Extract<Fault, { code: C }>) => string;
};

const en: FaultTexts = {
  notJson: ({ detail }) => `The file begins like JSON but cannot be read as such: ${detail}.`,
  wrongField: ({ field }) => `The field "${field}" is missing or not of the right kind.`,
  noPeople: () => 'The deck does not say whose it is; add a line such as "people: hoax".',
  unknownPeople: ({ name, line, nearest }) =>
    `${line === null ? '' : `Line ${line}: `}there is no people or Leader "${name}".${nearest ? ` Did you mean ${nearest}?` : ''}`,
  twoPeoples: ({ first, second }) =>
    `The deck names two peoples, ${words.en.peoples[first]} and ${words.en.peoples[second]}.`,
  unknownCard: ({ name, line, nearest }) =>
    `${line === null ? '' : `Line ${line}: `}there is no card "${name}".${nearest ? ` Did you mean ${nearest}?` : ''}`,
  leaderInDeck: ({ card }) => `${card} is a Leader and cannot be one of the cards of a deck.`,
  deckSize: ({ have, need }) => `A deck needs exactly ${need} cards; this one has ${have}.`,
  deckDuplicate: ({ card, times }) => `Every card may appear only once; ${card} appears ${times} times.`,
  deckMoons: ({ have, most }) => `Foreign cards may total at most ${most} moons; these have ${have}.`,
  familyMissing: () => 'Either both players take a Buka family or neither does.',
  sameFamily: ({ family }) => `Both players have taken family ${family}; the families must differ.`,
  bukaWithFamilies: () => 'With Buka families nobody can play the Buka themselves.',
};

const de: FaultTexts = {
  notJson: ({ detail }) => `Die Datei beginnt wie JSON, lässt sich aber nicht so lesen: ${detail}.`,
  wrongField: ({ field }) => `Das Feld „${field}“ fehlt oder ist nicht von der richtigen Art.`,
  noPeople: () => 'Das Deck sagt nicht, zu welchem Volk es gehört; es fehlt eine Zeile wie „people: hoax“.',
  unknownPeople: ({ name, line, nearest }) =>
    `${line === null ? '' : `Zeile ${line}: `}Ein Volk oder einen Anführer „${name}“ gibt es nicht.${nearest ? ` Ist ${nearest} gemeint?` : ''}`,
  twoPeoples: ({ first, second }) =>
    `Das Deck nennt zwei Völker, ${words.de.peoples[first]} und ${words.de.peoples[second]}.`,
  unknownCard: ({ name, line, nearest }) =>
    `${line === null ? '' : `Zeile ${line}: `}Eine Karte „${name}“ gibt es nicht.${nearest ? ` Ist ${nearest} gemeint?` : ''}`,
  leaderInDeck: ({ card }) => `${card} ist ein Anführer und kann keine Karte eines Decks sein.`,
  deckSize: ({ have, need }) => `Ein Deck braucht genau ${need} Karten; dieses hat ${have}.`,
  deckDuplicate: ({ card, times }) => `Jede Karte darf nur einmal vorkommen; ${card} kommt ${times}-mal vor.`,
  deckMoons: ({ have, most }) =>
    `Fremde Karten dürfen zusammen höchstens ${most} Monde haben; diese haben ${have}.`,
  familyMissing: () => 'Entweder nehmen beide eine Buka-Familie oder niemand.',
  sameFamily: ({ family }) => `Beide haben die Familie ${family} gewählt; es müssen zwei verschiedene sein.`,
  bukaWithFamilies: () => 'Mit Buka-Familien kann niemand die Buka selbst spielen.',
};

const es: FaultTexts = {
  notJson: ({ detail }) => `El archivo empieza como JSON, pero no se puede leer: ${detail}.`,
  wrongField: ({ field }) => `El campo «${field}» falta o no es del tipo correcto.`,
  noPeople: () => 'La baraja no dice de qué pueblo es; añade una línea como «people: hoax».',
  unknownPeople: ({ name, line, nearest }) =>
    `${line === null ? '' : `Línea ${line}: `}no hay ningún pueblo ni Líder «${name}».${nearest ? ` ¿Querías decir ${nearest}?` : ''}`,
  twoPeoples: ({ first, second }) =>
    `La baraja nombra dos pueblos, ${words.es.peoples[first]} y ${words.es.peoples[second]}.`,
  unknownCard: ({ name, line, nearest }) =>
    `${line === null ? '' : `Línea ${line}: `}no hay ninguna carta «${name}».${nearest ? ` ¿Querías decir ${nearest}?` : ''}`,
  leaderInDeck: ({ card }) => `${card} es un Líder y no puede ser una de las cartas de la baraja.`,
  deckSize: ({ have, need }) => `Una baraja necesita exactamente ${need} cartas; esta tiene ${have}.`,
  deckDuplicate: ({ card, times }) =>
    `Cada carta puede aparecer una sola vez; ${card} aparece ${times} veces.`,
  deckMoons: ({ have, most }) =>
    `Las cartas ajenas pueden sumar como máximo ${most} lunas; estas suman ${have}.`,
  familyMissing: () => 'O bien ambos jugadores toman una familia Buka, o ninguno.',
  sameFamily: ({ family }) => `Ambos jugadores tienen la familia ${family}; deben ser distintas.`,
  bukaWithFamilies: () => 'Con familias Buka, nadie puede jugar con los propios Buka.',
};

const tables: Readonly<Record<Language, FaultTexts>> = { en, de, es };

export function faultText(fault: Fault, language: Language): string {
  const text = tables[language][fault.code] as (fault: Fault) => string;
  const said = text(fault);
  return said.charAt(0).toUpperCase() + said.slice(1);
}
