/** The words of the lessons. */
import { roomTexts } from '../text/roomTexts';

export const useLessonTexts = roomTexts({
  en: async () => (await import('../../src/text/lessons/en')).lessons,
  de: async () => (await import('../../src/text/lessons/de')).lessons,
  es: async () => (await import('../../src/text/lessons/es')).lessons,
});
