/** The room of the two rule fragments: the one the address names, to be played with. */
import { useCorner } from '../page/router';
import { BlueEvents } from './blueEvents/BlueEvents';
import { sandboxNamed } from './names';
import { PlotTrack } from './plotTrack/PlotTrack';
import { ReasonBubble } from './ReasonBubble';
import './sandbox.css';

const pages = { plotTrack: PlotTrack, blueEvents: BlueEvents };

export function Sandbox() {
  const name = sandboxNamed(useCorner());
  const Page = pages[name];
  return (
    <div className={`sandbox is-${name}`}>
      <Page />
      <ReasonBubble />
    </div>
  );
}
