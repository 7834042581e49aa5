/** Large view and log: beside the table, or, where there is no room, over it when opened. */
import { Button } from '../look/Button';
import { Sign } from '../look/Sign';
import { useTexts } from '../text/texts';
import { LargeView } from './LargeView';
import { Log } from './Log';
import './side.css';

export function SidePanel({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { ui } = useTexts();
  return (
    <aside className={`side area-side ${isOpen ? 'is-open' : ''}`} aria-label={`${ui.largeView}, ${ui.log}`}>
      <Button look="quiet" className="side-close" onClick={onClose}>
        <Sign name="cross" />
        <span>{ui.close}</span>
      </Button>
      <LargeView />
      <Log />
    </aside>
  );
}
