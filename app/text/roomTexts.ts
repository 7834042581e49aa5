/** Words that only one room needs: loaded with the room, in the language that is set. */
import { use } from 'react';
import type { Language } from '../../src/vocabulary';
import { useTexts } from './texts';

type Load<T> = Readonly<Record<Language, () => Promise<T>>>;

/** A hook that answers with the table of the language; the page waits while it is loaded for the first time. */
export function roomTexts<T>(load: Load<T>): () => T {
  const loaded: Partial<Record<Language, Promise<T>>> = {};
  return () => {
    const { language } = useTexts();
    loaded[language] ??= load[language]();
    return use(loaded[language]);
  };
}
