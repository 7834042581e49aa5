/** Spanish: saving and loading, and what can be wrong with a file. */
import type { records as English } from '../en/records';

export const records = {
  saveGame: 'Guardar el juego',
  loadGame: 'Cargar un juego',
  download: 'Descargar',
  saved: 'Guardado',
  loaded: 'Cargado',
  chooseFile: 'Elegir un archivo',
  dropFile: 'o suéltalo aquí',
  pasteText: 'o pega su texto',
  saveFailed: 'El navegador no guarda nada aquí; descarga el juego.',

  fileNotJson: 'Este archivo no es JSON.',
  fileNotJsonAt: (detail) => `Este archivo no es JSON: ${detail}`,
  fileNotRecord: 'Este archivo no es un registro de Blue Moon.',
  fileWrongField: (field) => `El campo «${field}» falta o no tiene la forma correcta.`,
  fileNewer: (version, known) =>
    `El archivo tiene el formato ${version}; esta versión lee hasta el ${known}.`,
  fileUnknownCard: (card) => `No hay ninguna carta «${card}».`,
  fileUnknownPeople: (people) => `No hay ningún pueblo «${people}».`,
  fileDiverges: (action, reason) => `La acción ${action} no está permitida: ${reason}`,
  fileOtherResult: 'Las acciones llevan a otro resultado que el que dice el archivo.',
  fileTooLarge: 'Este archivo es demasiado grande para un registro.',
  fileEmpty: 'Este archivo está vacío.',
  didYouMean: (name) => `¿Querías decir «${name}»?`,
  nothingChanged: 'Tu juego actual no ha cambiado.',
  somethingBroke: 'Algo ha fallado en el programa. Tu juego está guardado hasta la última acción.',
  reportIt: 'Copiar lo necesario para un aviso',
} satisfies typeof English;
