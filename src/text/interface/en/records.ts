/** English: saving and loading, and what can be wrong with a file. */

export const records = {
  saveGame: 'Save the game',
  loadGame: 'Load a game',
  download: 'Download',
  saved: 'Saved',
  loaded: 'Loaded',
  chooseFile: 'Choose a file',
  dropFile: 'or drop it here',
  pasteText: 'or paste its text',
  saveFailed: 'The browser keeps nothing here; download the game instead.',

  fileNotJson: 'This file is not JSON.',
  fileNotJsonAt: (detail: string) => `This file is not JSON: ${detail}`,
  fileNotRecord: 'This file is not a game record of Blue Moon.',
  fileWrongField: (field: string) => `The field “${field}” is missing or has the wrong form.`,
  fileNewer: (version: number | string, known: number | string) =>
    `The file has format ${version}; this version reads up to ${known}.`,
  fileUnknownCard: (card: string) => `No card is called “${card}”.`,
  fileUnknownPeople: (people: string) => `No people is called “${people}”.`,
  fileDiverges: (action: number, reason: string) => `Action ${action} is not allowed: ${reason}`,
  fileOtherResult: 'The actions lead to another result than the file says.',
  fileTooLarge: 'This file is too large for a game record.',
  fileEmpty: 'This file is empty.',
  didYouMean: (name: string) => `Did you mean “${name}”?`,
  nothingChanged: 'Your present game is unchanged.',
  somethingBroke: 'Something went wrong in the program. Your game is saved up to the last action.',
  reportIt: 'Copy what is needed for a report',
};
