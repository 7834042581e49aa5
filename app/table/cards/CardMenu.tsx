/** What a card can be used for, and for each use that is not possible, why. */
import { useState } from 'react';
import { sceneFor } from '../../game/scene';
import { Button } from '../../look/Button';
import { Dialog } from '../../look/Dialog';
import { Sign } from '../../look/Sign';
import { useTexts } from '../../text/texts';
import { RuleLink } from '../frame/RuleLink';
import { type TableModel, useModel } from '../model';
import type { CardKey } from '../prompt/options';
import { type CardAction, meaningsOf } from '../prompt/uses';
import './cardMenu.css';

const keys: Partial<Record<CardAction['type'], string>> = {
  playCharacter: 'P',
  playBluff: 'B',
  load: 'L',
};

/** Legal uses first as the rules list them, then what was meant and is refused. */
function entriesOf({ view, uses, printed }: TableModel, card: CardKey): CardAction[] {
  const legal = uses.get(card) ?? [];
  const face = printed(card);
  const isHeld = view.observation.sides[view.seat].hand.includes(card);
  const meant = face === null || !isHeld ? [] : meaningsOf(card, face, view);
  const isListed = (one: CardAction) => legal.some((other) => JSON.stringify(other) === JSON.stringify(one));
  return [...legal, ...meant.filter((one) => !isListed(one))];
}

export function CardMenu({ card, onClose }: { card: CardKey; onClose: () => void }) {
  const model = useModel();
  const texts = useTexts();
  const { view, names, send } = model;
  const scene = sceneFor(model);
  const face = model.printed(card);
  const used = new Set<string>();
  const [anchor] = useState(() => document.querySelector(`[data-card="${card}"]`)?.getBoundingClientRect());
  return (
    <Dialog title={face?.name ?? ''} className="card-menu" anchor={anchor} onClose={onClose}>
      {entriesOf(model, card).map((action) => {
        const reason = view.whyNot(action);
        const key = keys[action.type];
        const shortcut = key !== undefined && !used.has(key) && reason === undefined ? key : undefined;
        if (shortcut) used.add(shortcut);
        return (
          <div key={JSON.stringify(action)} className="card-menu-entry">
            <Button
              look="quiet"
              unavailable={reason !== undefined}
              shortcut={shortcut}
              onClick={() => {
                onClose();
                send(action);
              }}
            >
              {reason !== undefined && <Sign name="bar" />}
              <span>
                {texts.action(action, scene)}
                {reason !== undefined && <small>{texts.reason(reason, names)}</small>}
              </span>
            </Button>
            {reason !== undefined && <RuleLink rule={reason.rule} onPress={onClose} />}
          </div>
        );
      })}
      <Button look="quiet" shortcut="Escape" onClick={onClose}>
        {texts.ui.cancel}
      </Button>
    </Dialog>
  );
}
