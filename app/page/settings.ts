/** What a player has set for this browser: language, theme, motion, pace, keys. Kept between visits. */
import { type Language, languages } from '../../src/vocabulary';
import { storeOf } from './store';

export const themes = ['system', 'night', 'day'] as const;
export const motions = ['system', 'full', 'short', 'none'] as const;

export interface Settings {
  readonly language: Language;
  readonly theme: (typeof themes)[number];
  readonly motion: (typeof motions)[number];
  /** Goes on by itself where going on is all that is left of a phase. */
  readonly skipEmptyPhases: boolean;
  /** The table in words, to be read from top to bottom. */
  readonly textTable: boolean;
  /** Single letters as shortcuts. */
  readonly shortcuts: boolean;
  readonly sounds: boolean;
  /** Keys given another than their usual one: the usual one, and the one chosen. */
  readonly keys: Readonly<Record<string, string>>;
}

const key = 'blue-moon.settings';

/** The first of the browser's languages that the game speaks. */
function languageOfBrowser(): Language {
  const wished = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return wished.flatMap((wish) => languages.filter((language) => language === wish))[0] ?? 'en';
}

const defaults = (): Settings => ({
  language: languageOfBrowser(),
  theme: 'system',
  motion: 'system',
  skipEmptyPhases: true,
  textTable: false,
  shortcuts: true,
  sounds: false,
  keys: {},
});

const isText = (value: unknown): boolean => typeof value === 'string';

/** Takes over what is stored and still known; anything else keeps its default. */
function stored(): Settings {
  const settings: Record<string, unknown> = { ...defaults() };
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, unknown>;
    const allowed: Record<string, readonly unknown[]> = {
      language: languages,
      theme: themes,
      motion: motions,
      skipEmptyPhases: [true, false],
      textTable: [true, false],
      shortcuts: [true, false],
      sounds: [true, false],
    };
    for (const [name, values] of Object.entries(allowed)) {
      if (values.includes(kept[name])) settings[name] = kept[name];
    }
    const { keys } = kept;
    if (typeof keys === 'object' && keys !== null && Object.values(keys).every(isText)) settings.keys = keys;
  } catch {
    // Nothing readable is stored: the defaults hold.
  }
  return settings as unknown as Settings;
}

export const settings = storeOf<Settings>(stored());

export function changeSettings(change: Partial<Settings>): void {
  settings.set({ ...settings.get(), ...change });
  try {
    localStorage.setItem(key, JSON.stringify(settings.get()));
  } catch {
    // Storage is closed: the change holds for this visit.
  }
}

const prefersDay = matchMedia('(prefers-color-scheme: light)');
const prefersStill = matchMedia('(prefers-reduced-motion: reduce)');

/** How much moves: the choice of the player, else that of the system. */
export function motionNow(): 'full' | 'short' | 'none' {
  const { motion } = settings.get();
  if (motion !== 'system') return motion;
  return prefersStill.matches ? 'none' : 'full';
}

/** Writes theme, motion and language on the document, now and whenever they change. */
export function applySettings(): void {
  const apply = () => {
    const { theme, language } = settings.get();
    const root = document.documentElement;
    root.lang = language;
    root.dataset.motion = motionNow();
    root.dataset.theme = theme === 'system' ? (prefersDay.matches ? 'day' : 'night') : theme;
  };
  apply();
  settings.subscribe(apply);
  prefersDay.addEventListener('change', apply);
  prefersStill.addEventListener('change', apply);
}
