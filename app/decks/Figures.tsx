/** The figures of a deck, drawn: cards of each kind, and the values of its Characters as two rows of bars. */
import type { Card } from '../../src/cards';
import { type Element, elements } from '../../src/vocabulary';
import { ElementSign } from '../look/Sign';
import { useTexts } from '../text/texts';
import { figuresOf, highest } from './statistics';

export function Figures({ cards }: { cards: readonly Card[] }) {
  const { ui, words } = useTexts();
  const figures = figuresOf(cards);
  return (
    <section className="deck-figures" aria-labelledby="deck-figures">
      <h2 id="deck-figures">{ui.deckFigures}</h2>
      <ul className="deck-kinds">
        {(['character', 'booster', 'support', 'leadership', 'ship'] as const).map((kind) => (
          <li key={kind}>
            <b>{figures.kinds[kind]}</b> {words.kinds[kind][figures.kinds[kind] === 1 ? 'one' : 'many']}
          </li>
        ))}
      </ul>
      {elements.map((element) => (
        <Curve key={element} element={element} bars={figures.curve[element]} mean={figures.mean[element]} />
      ))}
    </section>
  );
}

interface CurveProps {
  readonly element: Element;
  readonly bars: readonly number[];
  readonly mean: number;
}

const labelOf = (value: number): string => (value === highest ? `${value}+` : String(value));

function Curve({ element, bars, mean }: CurveProps) {
  const { ui, words, language } = useTexts();
  const average = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const most = Math.max(1, ...bars);
  return (
    <table className={`deck-curve is-${element}`}>
      <caption>
        <ElementSign element={element} /> {ui.deckCurve(words.elements[element], average.format(mean))}
      </caption>
      <thead>
        <tr>
          {bars.map((_, value) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is the value.
            <th key={value} scope="col">
              {labelOf(value)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          {bars.map((count, value) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is the value.
            <td key={value}>
              <span className="deck-bar" style={{ height: `${(52 * count) / most}px` }} />
              {count}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}
