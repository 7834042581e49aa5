/** A few views of the same thing, of which one is on. */

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly options: readonly (readonly [T, string])[];
}

export function Choice<T extends string>({ label, value, onChange, options }: ChoiceProps<T>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row of joined buttons everywhere.
    <div className="joined" role="group" aria-label={label}>
      {options.map(([option, words]) => (
        <button
          key={option}
          type="button"
          className="small-button"
          aria-pressed={option === value}
          onClick={() => onChange(option)}
        >
          {words}
        </button>
      ))}
    </div>
  );
}
