/** Opens a kept game at the table; a fault is told in a sentence. */
import { useState } from 'react';
import { flawSentence } from '../../game/records';
import { goTo } from '../../page/router';
import { resumeGame } from '../../saves/resume';
import type { SavedGame } from '../../saves/savedGame';
import { useTexts } from '../../text/texts';

export function useResume(): readonly [resume: (game: SavedGame) => void, fault: string | undefined] {
  const texts = useTexts();
  const [fault, setFault] = useState<string>();
  const resume = async (game: SavedGame) => {
    const flaw = await resumeGame(game);
    if (flaw === undefined) goTo('table');
    else setFault(flawSentence(flaw, texts));
  };
  return [(game) => void resume(game), fault];
}
