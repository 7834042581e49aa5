import type { CommonText } from './text';

const named = (path: string) => (path === '' ? 'Das Ganze' : path);

export const de: CommonText = {
  faults: {
    notAnObject: ({ path }) => `${named(path)} muss ein Objekt mit benannten Feldern sein.`,
    notAList: ({ path }) => `${named(path)} muss eine Liste sein.`,
    unknownField: ({ path }) => `${path} ist unbekannt.`,
    notABoolean: ({ path }) => `${named(path)} muss true oder false sein.`,
    notAWholeNumber: ({ path, least, most }) =>
      `${named(path)} muss eine ganze Zahl von ${least} bis ${most} sein.`,
    wrongLength: ({ path, least, most }) => `${named(path)} muss ${least} bis ${most} Einträge haben.`,
    notOneOf: ({ path, words }) => `${named(path)} muss eines sein von: ${words.join(', ')}.`,
    unknownAction: ({ text, known }) => `„${text}“ ist keine Aktion; bekannt sind ${known.join(', ')}.`,
    fieldMissing: ({ field }) => `Das Feld „${field}“ fehlt.`,
    fieldUnknown: ({ field }) => `Ein Feld „${field}“ hat diese Aktion nicht.`,
    fieldWrong: ({ field, text }) => `„${text}“ passt nicht in das Feld „${field}“.`,
  },
};
