/** One of a few: radio buttons drawn as one bar. */
import { useId } from 'react';
import './choice.css';

interface ChoiceOption<T> {
  readonly value: T;
  readonly label: string;
  readonly hint?: string;
  readonly lang?: string;
}

interface ChoiceProps<T> {
  readonly label: string;
  readonly hint?: string;
  readonly options: readonly ChoiceOption<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  /** `tiles` stand apart and carry a hint each. */
  readonly look?: 'bar' | 'tiles';
  readonly labelHidden?: boolean;
}

export function Choice<T extends string | number | boolean | null>(props: ChoiceProps<T>) {
  const { label, hint, options, value, onChange, look = 'bar', labelHidden = false } = props;
  const name = useId();
  return (
    <fieldset className={`choice is-${look}`}>
      <legend className={labelHidden ? 'unseen' : ''}>
        {label}
        {hint !== undefined && <small>{hint}</small>}
      </legend>
      <div className="choice-options">
        {options.map((option) => (
          <label
            key={String(option.value)}
            lang={option.lang}
            className={option.value === value ? 'is-on' : ''}
          >
            <input
              type="radio"
              className="unseen"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>
              {option.label}
              {option.hint !== undefined && <small>{option.hint}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
