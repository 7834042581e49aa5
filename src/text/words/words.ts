/** What each language has to name. Peoples, gangs and cards keep their printed names. */
import type { Element, Family, Gang, Icon, Kind, Language, Origin, Phase, Tag, Zone } from '../../vocabulary';
import { de } from './de';
import { en } from './en';
import { es } from './es';

export interface Noun {
  readonly one: string;
  readonly many: string;
}

export interface Words {
  readonly kinds: Readonly<Record<Kind, Noun>>;
  readonly icons: Readonly<Record<Icon, string>>;
  /** R18.2: the icon that belongs to a value. */
  readonly shield: string;
  readonly elements: Readonly<Record<Element, string>>;
  readonly peoples: Readonly<Record<Origin, string>>;
  readonly zones: Readonly<Record<Zone, string>>;
  readonly phases: Readonly<Record<Phase, string>>;
  readonly gangs: Readonly<Record<Gang, string>>;
  readonly families: Readonly<Record<Family, string>>;
  /** Cards of a group that a text names. */
  readonly tags: Readonly<Record<Tag, Noun>>;
  readonly moons: Noun;
  readonly capacity: string;
  readonly card: Noun;
}

export const words: Readonly<Record<Language, Words>> = { en, de, es };
