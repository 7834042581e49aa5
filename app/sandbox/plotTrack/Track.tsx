/** The invasion plot track, from space 0 above down to the skull and past it. */
import type { CSSProperties } from 'react';
import { type Position, spacesToSkull } from '../../../src/fragments/plotTrack/position';
import { useTexts } from '../../text/texts';
import { PlotSign } from './signs';
import './track.css';

export function Track({ position }: { position: Position }) {
  const { ui } = useTexts();
  const { spaces, skull, marker } = position.track;
  const figures = { '--spaces': spaces, '--marker': marker } as CSSProperties;
  return (
    <section className="plot-track" aria-labelledby="track-title">
      <h2 className="caption" id="track-title">
        {ui.sandboxNames.plotTrack}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reachable. */}
      <ol className="track-box" style={figures} tabIndex={0} aria-labelledby="track-title">
        {Array.from({ length: spaces }, (_, space) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a space is its number.
            key={space}
            className={[
              space < marker && 'is-past',
              space > skull && 'is-below',
              space === skull && 'is-skull',
            ]
              .filter(Boolean)
              .join(' ')}
          >
            <span className="track-space" aria-hidden="true">
              {space === skull ? <PlotSign name="skull" /> : space}
            </span>
            <span className="unseen">
              {[ui.trackSpace(space), space === marker && ui.markerHere, space === skull && ui.skullHere]
                .filter(Boolean)
                .join(', ')}
            </span>
          </li>
        ))}
        <li className={`track-marker ${marker === skull ? 'is-there' : ''}`} aria-hidden="true">
          <PlotSign name={marker === skull ? 'skull' : 'invader'} />
        </li>
      </ol>
      <p className="track-left">{ui.spacesToSkull(spacesToSkull(position))}</p>
    </section>
  );
}
