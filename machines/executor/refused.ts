/** The one error of the compiler: a chart uses something that the table cannot do. */

/** Names the state, the feature and how to mend it. */
export class ChartRefused extends Error {
  readonly state: string;
  readonly feature: string;
  readonly mend: string;

  constructor(state: string, feature: string, mend: string) {
    super(`Cannot compile state "${state}": ${feature}. ${mend}.`);
    this.name = 'ChartRefused';
    this.state = state;
    this.feature = feature;
    this.mend = mend;
  }
}
