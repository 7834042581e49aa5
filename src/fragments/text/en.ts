import type { CommonText } from './text';

const named = (path: string) => (path === '' ? 'The whole' : path);

export const en: CommonText = {
  faults: {
    notAnObject: ({ path }) => `${named(path)} must be an object with named fields.`,
    notAList: ({ path }) => `${named(path)} must be a list.`,
    unknownField: ({ path }) => `${path} is not known.`,
    notABoolean: ({ path }) => `${named(path)} must be true or false.`,
    notAWholeNumber: ({ path, least, most }) =>
      `${named(path)} must be a whole number from ${least} to ${most}.`,
    wrongLength: ({ path, least, most }) => `${named(path)} must have ${least} to ${most} entries.`,
    notOneOf: ({ path, words }) => `${named(path)} must be one of: ${words.join(', ')}.`,
    unknownAction: ({ text, known }) => `"${text}" is not an action; known are ${known.join(', ')}.`,
    fieldMissing: ({ field }) => `The field "${field}" is missing.`,
    fieldUnknown: ({ field }) => `This action has no field "${field}".`,
    fieldWrong: ({ field, text }) => `"${text}" does not fit the field "${field}".`,
  },
};
