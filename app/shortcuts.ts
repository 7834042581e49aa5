/** Single keys of the table, and what the player has made of them. */
import { changeSettings, type Settings, settings } from './settings';
import { useStore } from './store';

/** Keys that can be given another, by the key they usually have. */
export const usualKeys = [
  'F',
  'R',
  'D',
  'N',
  'A',
  'C',
  'P',
  'B',
  'L',
  'U',
  'Shift+U',
  'Y',
  'V',
  'Shift+V',
  'H',
  'I',
] as const;
export type UsualKey = (typeof usualKeys)[number];

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

/** A letter, perhaps with Shift: anything else has its own work on a page. */
export const canBeChosen = (name: string): boolean => /^(Shift\+)?\p{L}$/u.test(name);

/** Gives a deed another key; one that had it takes the old one. */
export function changeKey(usual: UsualKey, chosen: string): void {
  const now = settings.get();
  const old = keyIn(now, usual);
  const other = usualKeys.find((one) => one !== usual && keyIn(now, one) === chosen);
  const keys = { ...now.keys, [usual]: chosen, ...(other !== undefined && { [other]: old }) };
  changeSettings({ keys: Object.fromEntries(Object.entries(keys).filter(([from, to]) => from !== to)) });
}
