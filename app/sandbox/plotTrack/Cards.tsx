/** The example cards that do something, with the figures the fragment leaves open, and the Invader's voluntary move. */
import { type ReactNode, useState } from 'react';
import { type Action, type Piles, piles } from '../../../src/fragments/plotTrack/actions';
import { type Card, type CardId, cards } from '../../../src/fragments/plotTrack/cards';
import type { Player } from '../../../src/fragments/plotTrack/position';
import { texts } from '../../../src/fragments/plotTrack/text';
import { Choice } from '../../look/Choice';
import { useTexts } from '../../text/texts';
import { ActionButton } from '../ActionButton';
import { Stepper } from '../Stepper';
import type { PlotGame } from './rules';
import './cards.css';

interface CardsProps {
  readonly game: PlotGame;
  readonly acting: Player;
}

export function Cards({ game, acting }: CardsProps) {
  const { ui } = useTexts();
  return (
    <section className="plot-cards" aria-label={ui.cardsAndMoves}>
      <h2 className="unseen">{ui.cardsAndMoves}</h2>
      <TokensCard game={game} />
      <DwindleCard game={game} acting={acting} />
      <PilesCard game={game} acting={acting} />
      <Move game={game} />
    </section>
  );
}

/** As many as people count on; the rules know no limit. */
const most = 12;

function TokensCard({ game }: { game: PlotGame }) {
  const { ui } = useTexts();
  const [count, setCount] = useState(3);
  const [chosen, setChosen] = useState(1);
  const zones = game.position.zones.length;
  const zone = Math.min(chosen, zones);
  return (
    <CardPanel game={game} id="acidRain" action={{ type: 'addTokens', zone: zone - 1, count }}>
      <Stepper label={ui.orderedTokens} value={count} least={0} most={most} onChange={setCount} />
      <Stepper label={ui.onZone} value={zone} least={1} most={zones} onChange={setChosen} />
    </CardPanel>
  );
}

function DwindleCard({ game, acting }: CardsProps) {
  const { ui } = useTexts();
  const [ordered, setOrdered] = useState(2);
  const [available, setAvailable] = useState(2);
  const [prevented, setPrevented] = useState(0);
  const action: Action = { type: 'dwindle', cards: ordered, prevented, available, cause: acting };
  return (
    <CardPanel game={game} id="massPanic" action={action}>
      <Stepper label={ui.orderedCards} value={ordered} least={-1} most={most} onChange={setOrdered} />
      <Stepper label={ui.availableCards} value={available} least={-1} most={most} onChange={setAvailable} />
      <Stepper label={ui.preventedCards} value={prevented} least={-1} most={most} onChange={setPrevented} />
    </CardPanel>
  );
}

function PilesCard({ game, acting }: CardsProps) {
  const { ui, language } = useTexts();
  const [which, setWhich] = useState<Piles>('both');
  const names = { both: ui.bothPiles, ...texts[language].players };
  return (
    <CardPanel game={game} id="worldEnd" action={{ type: 'pilesEmptied', which, cause: acting }}>
      <Choice
        label={ui.whichPiles}
        labelHidden
        options={piles.map((value) => ({ value, label: names[value] }))}
        value={which}
        onChange={setWhich}
      />
    </CardPanel>
  );
}

function Move({ game }: { game: PlotGame }) {
  const { ui, language } = useTexts();
  const [count, setCount] = useState(1);
  const action: Action = { type: 'moveMarker', count };
  return (
    <article className="plot-card is-move">
      <h3>{ui.voluntaryMove}</h3>
      <div className="plot-card-figures">
        <Stepper label={ui.spacesDown} value={count} least={0} most={most} onChange={setCount} />
      </div>
      <p>{game.rules.module.describeAction(action, language, game.position)}.</p>
      <ActionButton game={game} action={action} short={ui.moveDown} />
    </article>
  );
}

interface CardPanelProps {
  readonly game: PlotGame;
  readonly id: CardId;
  readonly action: Action;
  readonly children: ReactNode;
}

function CardPanel({ game, id, action, children }: CardPanelProps) {
  const { ui, language } = useTexts();
  const names = texts[language];
  const card: Card = cards[id];
  return (
    <article className="plot-card paper">
      <h3>
        {names.cards[id]}
        <small>{card.keywords.map((keyword) => names.keywords[keyword]).join(' · ')}</small>
      </h3>
      <div className="plot-card-figures">{children}</div>
      <p>{game.rules.module.describeAction(action, language, game.position)}.</p>
      <ActionButton game={game} action={action} short={ui.playCard} />
    </article>
  );
}
