/** The short rulebook: each section told in a few sentences, then its rules one by one; opened at a rule, and searchable. */
import { useEffect, useId, useRef, useState } from 'react';
import type { RuleId, SectionId } from '../../src/text';
import { sectionOf } from '../../src/text/rules/table';
import { roomTexts } from '../text/roomTexts';
import { useTexts } from '../text/texts';
import './rulebook.css';

const useRulebook = roomTexts({
  en: async () => (await import('../../src/text/rulebook/en')).rulebook,
  de: async () => (await import('../../src/text/rulebook/de')).rulebook,
  es: async () => (await import('../../src/text/rulebook/es')).rulebook,
});

/** Without accents and capitals, so that a search need not mind them. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

interface SoughtSection {
  readonly id: SectionId;
  readonly rules: readonly RuleId[];
}

/** Sections that have the words, each with those of its rules that have them; all of it without words. */
function useSought(query: string, introOf: (id: SectionId) => string): readonly SoughtSection[] {
  const { sectionIds, section, ruleIds, rule } = useTexts();
  const wanted = plain(query).split(/\s+/).filter(Boolean);
  const has = (text: string) => wanted.every((word) => plain(text).includes(word));
  return sectionIds.flatMap((id) => {
    const rules = ruleIds.filter((ruleId) => sectionOf(ruleId) === id);
    if (wanted.length === 0 || has(`${section(id)} ${introOf(id)}`)) return [{ id, rules }];
    const found = rules.filter((ruleId) => has(`${ruleId} ${rule(ruleId)}`));
    return found.length === 0 ? [] : [{ id, rules: found }];
  });
}

export interface RulebookProps {
  /** A rule such as `R11.3`, or a section such as `R11`. */
  readonly at?: string | undefined;
}

export function Rulebook({ at }: RulebookProps) {
  const { ui, section } = useTexts();
  const rulebook = useRulebook();
  const [query, setQuery] = useState('');
  const sought = useSought(query, (id) => rulebook[id]);
  const place = useRef<HTMLElement>(null);
  const searchId = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another rule that is asked for scrolls again.
  useEffect(() => void place.current?.scrollIntoView({ block: 'center' }), [at]);

  return (
    <div className="rulebook">
      <label className="rulebook-search" htmlFor={searchId}>
        <span>{ui.rulesSearch}</span>
        <input
          id={searchId}
          type="search"
          value={query}
          autoComplete="off"
          onChange={(event) => setQuery(event.target.value)}
        />
      </label>
      {sought.length === 0 && <p role="status">{ui.rulesNothing}</p>}
      {sought.map(({ id, rules }) => {
        const isHere = at !== undefined && (id === at || rules.some((rule) => rule === at));
        return (
          <section key={id} id={`rules-${id}`}>
            <h3 {...(id === at && { ref: place as never, className: 'is-sought' })}>{section(id)}</h3>
            <p className="rulebook-intro">{rulebook[id]}</p>
            <details open={isHere || query !== ''}>
              <summary>{ui.rulesInDetail(rules.length)}</summary>
              <dl>
                {rules.map((rule) => (
                  <Rule key={rule} id={rule} place={rule === at ? place : undefined} />
                ))}
              </dl>
            </details>
          </section>
        );
      })}
    </div>
  );
}

function Rule({ id, place }: { id: RuleId; place: React.RefObject<HTMLElement | null> | undefined }) {
  const { rule } = useTexts();
  return (
    <div {...(place && { ref: place as never, className: 'is-sought' })}>
      <dt>{id}</dt>
      <dd>{rule(id)}</dd>
    </div>
  );
}
