/** One of the nine peoples, or any. */
import { useId } from 'react';
import { type People, peoples } from '../../src/vocabulary';
import { Emblem, Sign } from '../look/Sign';
import { useTexts } from '../text/texts';

interface PeopleChoiceProps {
  readonly who: string;
  readonly value: People | 'any';
  readonly onChange: (people: People | 'any') => void;
}

export function PeopleChoice({ who, value, onChange }: PeopleChoiceProps) {
  const { ui, words } = useTexts();
  const name = useId();
  const nameOf = (people: People | 'any') => (people === 'any' ? ui.anyPeople : words.peoples[people]);
  const hint = value === 'any' ? ui.anyPeopleHint : ui.peopleInWords[value];
  return (
    <fieldset className="people-choice">
      <legend>
        <b>{who}</b>
        <span>
          {nameOf(value)}, {hint}
        </span>
      </legend>
      <div className="people-tiles">
        {[...peoples, 'any' as const].map((people) => (
          <label
            key={people}
            className={`people-tile people-${people} ${people === value ? 'is-on' : ''}`}
            title={people === 'any' ? ui.anyPeopleHint : ui.peopleInWords[people]}
          >
            <input
              type="radio"
              className="unseen"
              name={name}
              checked={people === value}
              onChange={() => onChange(people)}
              aria-label={ui.peopleChoice(who, nameOf(people))}
            />
            {people === 'any' ? <Sign name="moon" /> : <Emblem people={people} />}
            <span aria-hidden="true">{nameOf(people)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
