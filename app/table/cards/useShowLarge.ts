/** Shows one card large, over the table where there is no room beside it; a face that is not known has no large view. */
import { useOpenLarge } from '../frame/sideControl';
import { useModel } from '../model';
import type { CardKey } from '../prompt/options';
import { showLarge, useLooking } from './looking';

export function useShowLarge(): (key: CardKey) => void {
  const { view } = useModel();
  const looking = useLooking();
  const openLarge = useOpenLarge();
  return (key) => {
    const index = view.observation.cards[key] ?? null;
    if (index === null) return;
    showLarge(looking, key, index);
    openLarge();
  };
}
