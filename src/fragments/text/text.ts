/** The words that both fragments share: faults in what comes from outside. */
import type { NotationFault } from '../notation';
import type { ShapeFault } from '../shape';

export type CommonFault = ShapeFault | NotationFault;

export interface CommonText {
  readonly faults: {
    readonly [C in CommonFault['code']]: (fault: Extract<CommonFault, { code: C }>) => string;
  };
}
