/** Crystals won of those that win the match. */
import { useTexts } from '../text/texts';
import { Sign } from './Sign';
import './crystals.css';

export function Crystals({ have, of }: { have: number; of: number }) {
  const { ui } = useTexts();
  return (
    <span
      className="crystals"
      data-count={`${have}/${of}`}
      role="img"
      aria-label={ui.crystalsOf(have, of)}
      title={ui.crystalsOf(have, of)}
    >
      {Array.from({ length: Math.max(have, of) }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: crystals are alike.
        <Sign key={index} name={index < have ? 'crystal' : 'crystal-o'} />
      ))}
    </span>
  );
}
