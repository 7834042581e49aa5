/** One of many: the browser's own list, which every device opens in its own way. */
import './selectField.css';

interface SelectFieldProps<T extends string> {
  readonly label: string;
  /** `slim` for a choice among others in a panel. */
  readonly look?: 'plain' | 'slim';
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

export function SelectField<T extends string>(props: SelectFieldProps<T>) {
  const { label, look = 'plain', options, value, onChange } = props;
  const choose = (chosen: string) => {
    const option = options.find((one) => one.value === chosen);
    if (option !== undefined) onChange(option.value);
  };
  return (
    <label className={`select-field is-${look}`}>
      <b>{label}</b>
      <select value={value} onChange={(event) => choose(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
