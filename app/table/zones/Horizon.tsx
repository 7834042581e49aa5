/** The line between the sides: both powers with their sums, and the element of the fight. */
import type { Element, Seat } from '../../../src/vocabulary';
import { opponentOf } from '../../../src/vocabulary';
import { Numeral } from '../../look/Numeral';
import { Sign } from '../../look/Sign';
import { useTexts } from '../../text/texts';
import { useModel } from '../model';
import { PowerSum } from './PowerSum';
import './horizon.css';

export function Horizon() {
  const { view } = useModel();
  const { ui } = useTexts();
  const { element } = view.observation;
  return (
    <section className="horizon area-horizon" aria-label={ui.power} data-zone="horizon">
      <Power owner={opponentOf(view.seat)} side="left" />
      <Medallion element={element} />
      <Power owner={view.seat} side="right" />
    </section>
  );
}

function Medallion({ element }: { element: Element | null }) {
  const { ui, words } = useTexts();
  if (element === null) {
    return (
      <span className="medallion paper is-open" role="img" aria-label={ui.noElementYetLabel}>
        <span className="medallion-both">
          <Sign name="fire-o" />
          <Sign name="earth-o" />
        </span>
        <b>{ui.noElementYet}</b>
      </span>
    );
  }
  return (
    <span
      key={element}
      className={`medallion paper is-${element}`}
      role="img"
      aria-label={ui.elementOfFight(element)}
    >
      <Sign name={element} />
      <b>{words.elements[element]}</b>
    </span>
  );
}

function Power({ owner, side }: { owner: Seat; side: 'left' | 'right' }) {
  const { view, names } = useModel();
  const { ui } = useTexts();
  const { element, sides, onTurn } = view.observation;
  return (
    <div className={`power is-${side} ${owner === onTurn ? 'is-on-turn' : ''}`}>
      <span className="power-words">
        <span className="power-name">{names.seat(owner)}</span>
        <PowerSum owner={owner} />
      </span>
      {element === null ? (
        <OpenPower owner={owner} />
      ) : (
        <Numeral
          key={sides[owner].power[element].total}
          value={sides[owner].power[element].total}
          label={ui.powerOf(names.seat(owner), sides[owner].power[element].total, element)}
          className="power-number"
        />
      )}
    </div>
  );
}

/** Before the element is chosen, what the side has in each. */
function OpenPower({ owner }: { owner: Seat }) {
  const { view, names } = useModel();
  const { ui } = useTexts();
  const { fire, earth } = view.observation.sides[owner].power;
  return (
    <span className="power-both">
      {(['fire', 'earth'] as const).map((element) => {
        const { total } = { fire, earth }[element];
        return (
          <span key={element} className={`is-${element}`}>
            <Sign name={element} />
            <Numeral value={total} label={ui.powerOf(names.seat(owner), total, element)} />
          </span>
        );
      })}
    </span>
  );
}
