/** Faults that change nothing anyone could see, each with the reason. Looked through by hand. */

interface Equivalent {
  readonly of: RegExp;
  readonly why: string;
}

const known: readonly Equivalent[] = [
  {
    of: /^(edgeDropped|targetChanged|guardAlwaysFalse|edgesSwapped) match\.game\.fight\.turn\.(character|reinforcement)\.open --always\[gameIsDecided\]/,
    why: 'the edge can never be taken: no action of the phase attracts a dragon',
  },
  {
    of: /^edgesSwapped match\.game\.fight\.turn\.(leadership\.open|reinforcement\.closing) --always\[gameIsDecided\]/,
    why: 'no question is open once the game is decided',
  },
  {
    of: /^edgesSwapped match\.game\.fight\.turn\.(character|reinforcement)\.open --always\[questionIsOpen\]/,
    why: 'nobody is stuck while a question is open',
  },
  {
    of: /^edgesSwapped match\.game\.mulligan --always\[mulliganIsOff\]/,
    why: 'nobody answers where there is no mulligan',
  },
  {
    of: /^edgesSwapped match\.game\.fight\.turn\.announce\.called --always\[gameIsDecided\]/,
    why: 'a call that decides the game forces no retreat',
  },
  {
    of: /^(edgeDropped|guardAlwaysFalse|edgesSwapped) match\.game\.fight\.over\.settling --always\[gameIsDecided\]/,
    why: 'the next place attracts no dragon in a decided game and asks the same',
  },
  {
    of: /^targetChanged match\.game\.fight\.turn\.reinforcement\.(open --next|closing --always--> match\.game\.fight\.turn\.reinforcement\.targeting)/,
    why: 'the choice beside it goes on to the same place, or waits where it would have waited',
  },
  { of: /^stepDropped pass of /, why: 'it only tells the log' },
  {
    of: /^stepDropped clearTurn of /,
    why: 'what it clears is cleared again before anything reads it: at the beginning of the next turn, or when the fight is cleared',
  },
  {
    of: /^effectOffByOne (vulca-cinder|flit-highchirp|khind-topdog|khind-topnotch|terrah-earthtremor)\.count/,
    why: 'a text that discards one card asks for one card; the number is told apart from "all" only',
  },
];

/** Undefined where the fault is a real one, as far as anyone knows. */
export const equivalentFor = (id: string): string | undefined => known.find(({ of }) => of.test(id))?.why;
