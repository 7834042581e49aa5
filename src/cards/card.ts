/** What is printed on a card, as data. */
import type { Effect } from '../effects/effect';
import type { Element, Family, Gang, Icon, Kind, Origin, People, Tag } from '../vocabulary';

export interface Card {
  /** Kebab-case, unique: printed people and name, such as `hoax-tome-of-wisdom`. */
  readonly id: string;
  readonly name: string;
  /** The people's set it is sold in; differs from `people` for foreign cards and mutants. */
  readonly set: People;
  readonly people: Origin;
  /** Printed number within its people. */
  readonly number: number;
  readonly kind: Kind;
  /** Printed values; `null` = no value printed, which counts as 0 (R1.5). */
  readonly fire: number | null;
  readonly earth: number | null;
  readonly shields: readonly Element[];
  readonly icons: readonly Icon[];
  readonly gang?: Gang;
  readonly tags: readonly Tag[];
  /** Cost in a constructed deck (R25.1); `null` on Leaders. */
  readonly moons: number | null;
  /** Ships only (R22.8). */
  readonly capacity?: number;
  /** Buka only (R24.5). */
  readonly family?: Family;
  /** The special text; absent where none is printed. */
  readonly effect?: Effect;
}

/** R18.7: the word by which two cards pair. */
export const firstWord = (name: string): string => name.split(' ', 1)[0] ?? name;
