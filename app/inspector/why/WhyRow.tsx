/** A row of the table: an edge with the actions that may or may not take it, and on demand the rules in sentences. */
import { useEffect, useRef } from 'react';
import { lastName } from '../../charts/graph';
import { useStore } from '../../page/store';
import { useTexts } from '../../text/texts';
import { pointed, seek, useLooked } from '../look/useBench';
import type { WhyGroup } from './groups';
import { Members } from './Members';
import { RuleTag } from './RuleTag';
import { Truth } from './Truth';

interface RowProps {
  readonly group: WhyGroup;
  readonly isPicked: boolean;
  readonly onPick: () => void;
}

export function WhyRow({ group, isPicked, onPick }: RowProps) {
  const { edge, type, isTrue, reason, reasonWords, cites, members } = group;
  const { place } = useLooked();
  const { ui } = useTexts();
  const lit = useStore(pointed);
  const isLit = edge !== undefined && lit.includes(edge.id);
  const element = useRef<HTMLTableRowElement>(null);
  const byPointer = useRef(false);
  useEffect(() => {
    if (isLit && !byPointer.current) element.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isLit]);
  const point = (isOver: boolean) => {
    byPointer.current = isOver;
    if (edge !== undefined) pointed.set(isOver ? [edge.id] : []);
  };
  const rules = reason ? [reason.rule] : cites;
  return (
    <>
      <tr
        ref={element}
        className={`${isPicked ? 'is-picked' : ''} ${isLit ? 'is-lit' : ''}`}
        onPointerEnter={() => point(true)}
        onPointerLeave={() => point(false)}
        onClick={onPick}
      >
        <td>
          <button
            type="button"
            className="row-button"
            aria-expanded={isPicked}
            onClick={(event) => {
              event.stopPropagation();
              onPick();
            }}
          >
            <code>{type ?? (edge?.cause === 'eventless' ? ui.eventless : ui.whenDone)}</code>
          </button>{' '}
          <span className="target">{targetWords(group, place, ui)}</span>
          <Members members={members} showsAll={isPicked} />
        </td>
        <td>
          <Truth isTrue={isTrue} />
          <code className="guard">
            {edge === undefined ? ui.noEdge : edge.guard ? breakable(edge.guard.name) : ui.noGuard}
          </code>
        </td>
        <td>
          {reason && (
            <>
              <b>{reason.code}</b>: {reasonWords}{' '}
            </>
          )}
          {rules.map((rule) => (
            <RuleTag key={rule} rule={rule} />
          ))}
        </td>
      </tr>
      {isPicked && (
        <tr className="explained">
          <td colSpan={3}>
            <Rules rules={rules} />
            <Where group={group} />
          </td>
        </tr>
      )}
    </>
  );
}

/** A long name may go on in the next line before a capital. */
const breakable = (name: string): string => name.replace(/(?=[A-Z])/g, '\u200b');

function Rules({ rules }: { readonly rules: readonly string[] }) {
  const { bench } = useLooked();
  const { language } = useTexts();
  return rules.map((rule) => (
    <p key={rule}>
      <b>{rule}</b> {bench.rules.module.ruleText(rule, language)}
    </p>
  ));
}

/** What the edge does and where it is; for an action without one here, where it has one. */
function Where({ group: { edge, type } }: { readonly group: WhyGroup }) {
  const { bench } = useLooked();
  const { ui } = useTexts();
  const shown = edge ?? bench.rules.chart.statechart.edges.find((candidate) => candidate.type === type);
  if (shown === undefined) return <p>{ui.noEdgeAnywhere}</p>;
  const steps = edge?.tasks.map(({ name }) => name) ?? [];
  return (
    <p>
      {steps.length > 0 && `${ui.doesSteps(steps.join(', '))} `}
      {edge === undefined && `${ui.noEdgeHere(placeWords(shown.source))} `}
      <button type="button" className="link" onClick={() => seek(shown.source, shown.id)}>
        {ui.showEdge}
      </button>
    </p>
  );
}

/** `reinforcement.open`: the last two parts say enough. */
export const placeWords = (place: string): string => place.split('.').slice(-2).join('.');

type Ui = ReturnType<typeof useTexts>['ui'];

function targetWords({ edge }: WhyGroup, place: string, ui: Ui): string {
  if (edge === undefined) return '';
  const isStay = edge.target === undefined || edge.target === place;
  return isStay ? ui.toItself : ui.toPlace(lastName(edge.target!));
}
