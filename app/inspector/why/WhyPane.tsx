/** Why and why not: a row for every candidate edge and every action that could take it, with truth, reason and target. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { lastName } from '../../charts/graph';
import { Sign } from '../../look/Sign';
import { useStore } from '../../store';
import { useTexts } from '../../text/texts';
import { Choice } from '../look/Choice';
import { Pane } from '../look/Pane';
import { pointed, seek, useLooked } from '../look/useBench';
import { RuleTag } from './RuleTag';
import type { WhyRow } from './rows';

/** More rows only on demand: sets of cards can make hundreds. */
const mostRows = 40;

export function WhyPane() {
  const { why, place } = useLooked();
  const { ui } = useTexts();
  const [which, setWhich] = useState<'all' | 'false'>('all');
  const [picked, setPicked] = useState<string | null>(null);
  const [showsAll, setShowsAll] = useState(false);
  const rows = which === 'all' ? why.rows : why.rows.filter(({ isTrue }) => isTrue === false);
  const shown = showsAll ? rows : rows.slice(0, mostRows);
  return (
    <Pane
      className="why-pane"
      label={ui.whyWhyNot}
      head={
        <>
          <h2>{ui.whyWhyNot}</h2>
          <span className="sub">{ui.candidatesTrue(placeWords(place), why.accepted, why.tried)}</span>
          <Choice
            label={ui.whyWhyNot}
            value={which}
            onChange={setWhich}
            options={[
              ['all', ui.showAll],
              ['false', ui.showFalseOnly],
            ]}
          />
        </>
      }
    >
      <table className="why-table">
        <thead>
          <tr>
            <th scope="col">{ui.columnAction}</th>
            <th scope="col">{ui.columnGuard}</th>
            <th scope="col">{ui.columnReason}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <Row
              key={row.key}
              row={row}
              isPicked={row.key === picked}
              onPick={() => setPicked(row.key === picked ? null : row.key)}
            />
          ))}
        </tbody>
      </table>
      {rows.length > shown.length && (
        <button type="button" className="small-button more" onClick={() => setShowsAll(true)}>
          {ui.moreRows(rows.length - shown.length)}
        </button>
      )}
    </Pane>
  );
}

/** A long name may go on in the next line before a capital. */
const breakable = (name: string): string => name.replace(/(?=[A-Z])/g, '\u200b');

/** `reinforcement.open`: the last two parts say enough. */
const placeWords = (place: string): string => place.split('.').slice(-2).join('.');

function Row({ row, isPicked, onPick }: { row: WhyRow; isPicked: boolean; onPick: () => void }) {
  const { action, edge, isTrue, reason, cites } = row;
  const { bench, state, place } = useLooked();
  const { ui, language } = useTexts();
  const { module } = bench.rules;
  const lit = useStore(pointed);
  const isLit = edge !== undefined && lit.includes(edge.id);
  const element = useRef<HTMLTableRowElement>(null);
  const byPointer = useRef(false);
  useEffect(() => {
    if (isLit && !byPointer.current) element.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isLit]);
  const words = useMemo(
    () => action && module.describeAction(action, language, state.position),
    [action, module, language, state],
  );
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
            <code>
              {action?.type ?? edge?.type ?? (edge?.cause === 'eventless' ? ui.eventless : ui.whenDone)}
            </code>
          </button>{' '}
          <span className="target">{targetWords(row, place, ui)}</span>
          {words && <span className="words">{words}</span>}
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
              <b>{reason.code}</b>: {module.describeReason(reason, language, state.position)}{' '}
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
            {rules.map((rule) => (
              <p key={rule}>
                <b>{rule}</b> {module.ruleText(rule, language)}
              </p>
            ))}
            {edge ? (
              <p>
                {edge.tasks.length > 0 && `${ui.doesSteps(edge.tasks.map(({ name }) => name).join(', '))} `}
                <button type="button" className="link" onClick={() => seek(edge.source, edge.id)}>
                  {ui.showEdge}
                </button>
              </p>
            ) : (
              <Elsewhere type={action?.type} />
            )}
          </td>
        </tr>
      )}
    </>
  );
}

function Elsewhere({ type }: { readonly type: string | undefined }) {
  const { bench } = useLooked();
  const { ui } = useTexts();
  const edge = bench.rules.chart.statechart.edges.find((candidate) => candidate.type === type);
  if (edge === undefined) return <p>{ui.noEdgeAnywhere}</p>;
  return (
    <p>
      {ui.noEdgeHere(placeWords(edge.source))}{' '}
      <button type="button" className="link" onClick={() => seek(edge.source, edge.id)}>
        {ui.showEdge}
      </button>
    </p>
  );
}

export function Truth({ isTrue }: { readonly isTrue: boolean | undefined }) {
  const { ui } = useTexts();
  if (isTrue === undefined) return <span className="truth">{ui.nothingToTry}</span>;
  return (
    <span className={`truth ${isTrue ? 'is-true' : 'is-false'}`}>
      <Sign name={isTrue ? 'check' : 'cross'} />
      {isTrue ? ui.guardTrue : ui.guardFalse}
    </span>
  );
}

type Ui = ReturnType<typeof useTexts>['ui'];

function targetWords({ edge }: WhyRow, place: string, ui: Ui): string {
  if (edge === undefined) return '';
  const isStay = edge.target === undefined || edge.target === place;
  return isStay ? ui.toItself : ui.toPlace(lastName(edge.target!));
}
