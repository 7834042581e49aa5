/** All words of the page in the language that is set; each language is loaded when it is first needed. */
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import type { Texts } from '../../src/text';
import type { Language } from '../../src/vocabulary';
import { settings } from '../page/settings';
import { useStore } from '../page/store';

const load: Readonly<Record<Language, () => Promise<Texts>>> = {
  en: async () => (await import('../../src/text/en')).en,
  de: async () => (await import('../../src/text/de')).de,
  es: async () => (await import('../../src/text/es')).es,
};

const loaded: Partial<Record<Language, Promise<Texts>>> = {};

function loadOnce(language: Language): Promise<Texts> {
  loaded[language] ??= load[language]();
  return loaded[language];
}

/** Begun before anything is drawn. */
void loadOnce(settings.get().language);

const TextsContext = createContext<Texts | null>(null);

/** Draws nothing until the first language is here; a later one replaces the words at once. */
export function TextsProvider({ children }: { children: ReactNode }) {
  const { language } = useStore(settings);
  const [texts, setTexts] = useState<Texts | null>(null);
  useEffect(() => {
    let isWanted = true;
    void loadOnce(language).then((words) => isWanted && setTexts(words));
    return () => {
      isWanted = false;
    };
  }, [language]);
  return texts === null ? null : <TextsContext value={texts}>{children}</TextsContext>;
}

export function useTexts(): Texts {
  const texts = useContext(TextsContext);
  if (texts === null) throw new Error('Texts are used outside their provider');
  return texts;
}
