/** The buttons that enlarge the drawing, make it smaller, and show the whole of it. */
import { Sign } from '../../look/Sign';
import { useTexts } from '../../text/texts';

/** One press, or one key. */
export const zoomStep = 1.25;

interface ZoomersProps {
  readonly onZoom: (factor: number) => void;
  readonly onWhole: () => void;
}

export function Zoomers({ onZoom, onWhole }: ZoomersProps) {
  const { ui } = useTexts();
  const buttons = [
    [ui.zoomIn, '+', () => onZoom(zoomStep)],
    [ui.zoomOut, '−', () => onZoom(1 / zoomStep)],
    [ui.zoomFit, <Sign key="whole" name="chart" />, onWhole],
  ] as const;
  return (
    <div className="zoomers">
      {buttons.map(([name, sign, act]) => (
        <button
          key={name}
          type="button"
          className="small-button"
          aria-label={name}
          title={name}
          onClick={act}
        >
          {sign}
        </button>
      ))}
    </div>
  );
}
