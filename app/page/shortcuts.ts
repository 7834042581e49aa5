/** Single keys of the table and of the replay, and what the player has made of them. */
import { changeSettings, type Settings, settings } from './settings';
import { useStore } from './store';

/** Keys that can be given another, by the key they usually have. Those of one room may be those of the other, too. */
export const usualKeys = {
  table: ['F', 'R', 'D', 'N', 'A', 'C', 'P', 'B', 'L', 'U', 'Shift+U', 'Y', 'V', 'Shift+V', 'H', 'I'],
  replay: ['ArrowLeft', 'ArrowRight', 'Shift+ArrowLeft', 'Shift+ArrowRight', 'PageUp', 'PageDown', 'K'],
} as const;
export type KeyRoom = keyof typeof usualKeys;
export type UsualKey = (typeof usualKeys)[KeyRoom][number];

const neighboursOf = (usual: UsualKey): readonly UsualKey[] =>
  Object.values(usualKeys).find((keys: readonly UsualKey[]) => keys.includes(usual)) ?? [];

const keyIn = ({ keys }: Settings, usual: string): string => keys[usual] ?? usual;

/** The key that does now what `usual` does at first; other keys are as they are. */
export function useKey<K extends string | undefined>(usual: K): string | K {
  const now = useStore(settings);
  return usual === undefined ? usual : keyIn(now, usual);
}

/** How a key press is called in `aria-keyshortcuts`. */
export function nameOfKey({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>): string {
  const name = key.length === 1 ? key.toUpperCase() : key;
  return shiftKey && key !== '?' ? `Shift+${name}` : name;
}

const isLetter = (name: string): boolean => /^(Shift\+)?\p{L}$/u.test(name);

/** A letter, perhaps with Shift, or what is usual in the room: anything else has its own work on a page. */
export const canBeChosen = (usual: UsualKey, name: string): boolean =>
  isLetter(name) || (neighboursOf(usual) as readonly string[]).includes(name);

/** Gives a deed another key; one of the same room that had it takes the old one. */
export function changeKey(usual: UsualKey, chosen: string): void {
  const now = settings.get();
  const old = keyIn(now, usual);
  const other = neighboursOf(usual).find((one) => one !== usual && keyIn(now, one) === chosen);
  const keys = { ...now.keys, [usual]: chosen, ...(other !== undefined && { [other]: old }) };
  changeSettings({ keys: Object.fromEntries(Object.entries(keys).filter(([from, to]) => from !== to)) });
}
