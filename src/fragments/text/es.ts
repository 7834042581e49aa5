import type { CommonText } from './text';

const named = (path: string) => (path === '' ? 'El conjunto' : path);

export const es: CommonText = {
  faults: {
    notAnObject: ({ path }) => `${named(path)} debe ser un objeto con campos con nombre.`,
    notAList: ({ path }) => `${named(path)} debe ser una lista.`,
    unknownField: ({ path }) => `${path} no se conoce.`,
    notABoolean: ({ path }) => `${named(path)} debe ser true o false.`,
    notAWholeNumber: ({ path, least, most }) =>
      `${named(path)} debe ser un número entero de ${least} a ${most}.`,
    wrongLength: ({ path, least, most }) => `${named(path)} debe tener de ${least} a ${most} entradas.`,
    notOneOf: ({ path, words }) => `${named(path)} debe ser uno de: ${words.join(', ')}.`,
    unknownAction: ({ text, known }) => `«${text}» no es una acción; las conocidas son ${known.join(', ')}.`,
    fieldMissing: ({ field }) => `Falta el campo «${field}».`,
    fieldUnknown: ({ field }) => `Esta acción no tiene un campo «${field}».`,
    fieldWrong: ({ field, text }) => `«${text}» no encaja en el campo «${field}».`,
  },
};
