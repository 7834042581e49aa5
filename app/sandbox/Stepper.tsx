/** A small number with a button on either side. */
import { useTexts } from '../text/texts';

interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}

export function Stepper({ label, value, least, most, onChange }: StepperProps) {
  const { ui } = useTexts();
  return (
    <fieldset className="sandbox-stepper" aria-label={label}>
      <span className="stepper-label">{label}</span>
      <span className="stepper-box">
        <button
          type="button"
          aria-label={ui.less(label)}
          disabled={value <= least}
          onClick={() => onChange(value - 1)}
        >
          −
        </button>
        <output>{value < 0 ? `−${-value}` : value}</output>
        <button
          type="button"
          aria-label={ui.more(label)}
          disabled={value >= most}
          onClick={() => onChange(value + 1)}
        >
          +
        </button>
      </span>
    </fieldset>
  );
}
