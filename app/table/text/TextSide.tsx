/** One side of the table in words: power, what lies where, and its piles. */
import { type ReactNode, useId } from 'react';
import { elements, type Seat } from '../../../src/vocabulary';
import { Button } from '../../look/Button';
import { printedLabel } from '../../look/card/printedLabel';
import { useTexts } from '../../text/texts';
import { useModel } from '../model';
import { PowerSum } from '../zones/PowerSum';
import { type OpenPile, usePiles } from '../zones/piles';
import { TextActive, TextBluff, TextCard, TextFace } from './TextCard';

export function TextSide({ owner }: { owner: Seat }) {
  const { view, names } = useModel();
  const { ui, words } = useTexts();
  const id = useId();
  const side = view.observation.sides[owner];
  const { element } = view.observation;
  const name = names.seat(owner);
  return (
    <section className="text-side" aria-labelledby={id}>
      <h2 id={id}>
        {name}, {words.peoples[side.people]}
      </h2>
      <p>
        {(element === null ? elements : [element])
          .map((one) => ui.powerOf(name, side.power[one].total, one))
          .join('. ')}
        . <PowerSum owner={owner} />
      </p>
      <p>
        {ui.dragonsAt(side.dragons)}, {ui.cardsInHand(side.hand.length)}.
      </p>
      {owner !== view.seat && side.disclosed.length > 0 && (
        <Lines title={ui.openHand}>
          {side.disclosed.map((card) => (
            <TextFace key={card} card={card} />
          ))}
        </Lines>
      )}
      <Lines title={ui.combatArea}>
        {side.combat.map((card) => (
          <TextActive key={card} card={card} />
        ))}
      </Lines>
      <Under owner={owner} />
      <Supports owner={owner} />
      <Ships owner={owner} />
      <Piles owner={owner} />
    </section>
  );
}

/** A heading and its lines; nothing where there are none. */
export function Lines({ title, children }: { title: string; children: readonly ReactNode[] }) {
  const { ui } = useTexts();
  return (
    <>
      <h3>{title}</h3>
      {children.length === 0 ? <p>{ui.emptyPile}</p> : <ul>{children}</ul>}
    </>
  );
}

function Under({ owner }: { owner: Seat }) {
  const { ui } = useTexts();
  const { under } = useModel().view.observation.sides[owner];
  if (under.length === 0) return null;
  return (
    <Lines title={ui.pushedUnder}>
      {under.map((card) => (
        <TextFace key={card} card={card} />
      ))}
    </Lines>
  );
}

function Supports({ owner }: { owner: Seat }) {
  const { ui } = useTexts();
  const { support } = useModel().view.observation.sides[owner];
  const faceDown = support.filter((one) => one.faceDown);
  return (
    <Lines title={ui.supportArea}>
      {support.map((one) => {
        const order = faceDown.indexOf(one);
        return one.faceDown ? (
          <TextBluff key={one.card ?? `bluff ${order}`} support={one} order={order} of={faceDown.length} />
        ) : (
          <TextActive key={one.card} card={one.card!} />
        );
      })}
    </Lines>
  );
}

/** Ships that have not landed, each followed by its cargo. */
function Ships({ owner }: { owner: Seat }) {
  const texts = useTexts();
  const { view, printed } = useModel();
  const ships = view.observation.sides[owner].ships.filter((ship) => !ship.landed);
  if (ships.length === 0) return null;
  return (
    <Lines title={texts.ui.influenceArea}>
      {ships.flatMap(({ card, cargo }) => {
        const face = printed(card)!;
        const label = texts.ui.shipLabel(printedLabel(face, texts), cargo.length, face.capacity ?? 0);
        return [
          <TextCard key={card} cardKey={card} label={label} />,
          ...cargo.map((loaded) => <TextFace key={loaded} card={loaded} />),
        ];
      })}
    </Lines>
  );
}

function Piles({ owner }: { owner: Seat }) {
  const { ui } = useTexts();
  const piles = usePiles();
  const side = useModel().view.observation.sides[owner];
  const buttons: readonly (readonly [OpenPile['pile'], string, number])[] = [
    ['leader', ui.leaderPile, side.leaderPile.length],
    ['draw', ui.drawPile, side.deckSize],
    ['discard', ui.discardPile, side.discardPile.length],
  ];
  return (
    <>
      <h3>{ui.piles}</h3>
      <div className="text-piles">
        {buttons.map(([pile, name, count]) => (
          <Button key={pile} look="quiet" aria-haspopup="dialog" onClick={() => piles.open({ owner, pile })}>
            {ui.cardsInPile(name, count)}
          </Button>
        ))}
      </div>
    </>
  );
}
