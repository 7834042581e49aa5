/** The rules in sentences, opened at the rule or the section that was asked for. */
import { useEffect, useRef } from 'react';
import type { RuleId } from '../../src/text';
import { sectionOf } from '../../src/text/rules/table';
import { Button } from '../look/Button';
import { Dialog } from '../look/Dialog';
import { useTexts } from '../text/texts';
import './menu.css';

export function RulesDialog({ at, onClose }: { at: string | undefined; onClose: () => void }) {
  const { ui, sectionIds, section, ruleIds, rule } = useTexts();
  const sought = useRef<HTMLElement>(null);

  useEffect(() => sought.current?.scrollIntoView({ block: 'start' }), []);

  const mark = (id: string) => (id === at ? { ref: sought as never, className: 'is-sought' } : {});
  return (
    <Dialog title={ui.rules} wide onClose={onClose}>
      <div className="rules-list">
        {sectionIds.map((id) => (
          <section key={id}>
            <h3 {...mark(id)}>{section(id)}</h3>
            <dl>
              {ruleIds
                .filter((ruleId: RuleId) => sectionOf(ruleId) === id)
                .map((ruleId) => (
                  <Rule key={ruleId} id={ruleId} text={rule(ruleId) ?? ''} mark={mark(ruleId)} />
                ))}
            </dl>
          </section>
        ))}
      </div>
      <div className="dialog-actions">
        <Button look="main" autoFocus onClick={onClose}>
          {ui.close}
        </Button>
      </div>
    </Dialog>
  );
}

function Rule({ id, text, mark }: { id: string; text: string; mark: object }) {
  return (
    <>
      <dt {...mark}>{id}</dt>
      <dd>{text}</dd>
    </>
  );
}
