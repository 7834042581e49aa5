/** Which rules the guards and steps of the chart carry out, by their names there. */
import type { RuleId } from './reasons';

export const cites = {
  zoneHasStrength: ['I4'],
  tokensAreOrdered: ['I9'],
  humanityRemovesToken: ['I3'],
  figuresAreCounts: ['I13', 'I14'],
  invaderEmptiesBoth: ['I7'],
  markerGoesDown: ['I18'],
  humanityHasDwindled: ['I11'],
  markerIsOnSkull: ['I17'],
  addToken: ['I2', 'I5'],
  addTokens: ['I4', 'I5', 'I9'],
  removeToken: ['I3'],
  dwindle: ['I9', 'I12', 'I13', 'I14', 'I15'],
  emptyBothPiles: ['I7'],
  moveMarker: ['I16', 'I17', 'I18'],
  forceMarkerDown: ['I11', 'I16', 'I18'],
  humanityWins: ['I7', 'I17'],
} as const satisfies Readonly<Record<string, readonly RuleId[]>>;
