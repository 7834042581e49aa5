/** Tables on which much is possible, one after the other: for what rare cards bring about. */
import type { Scenario } from '../subject';
import { textSetups } from './textSetups';

export const richTables: readonly Scenario[] = [
  'khind-topnotch',
  'khind-bounce-back',
  'pillar-caterpillar-fireeater',
  'buka-quartermaster-kura-ko',
  'hoax-trigger-brainstorm',
  'terrah-earthtremor',
].flatMap(textSetups);
