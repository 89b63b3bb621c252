import type { FieldState } from './field.ts';
import type { Choice } from './ChoiceField.tsx';
import { describe, Remarks, useFieldId } from './Labelled.tsx';

/** Value of the field where `all` is ticked. */
const ALL = 'all';

/** Any of a few, all in sight; the value holds the ticked ones with commas between. `all` ticks and locks the others. */
export function ChecksField({
  field,
  label,
  choices,
  all,
  look,
}: {
  field: FieldState;
  label: string;
  choices: readonly Choice[];
  /** Label of a further choice that stands for all of them; the value is then `all`. */
  all?: string;
  /** `rows` one below the other, `grades` six in a row. */
  look: 'rows' | 'grades';
}) {
  const id = useFieldId();
  const everything = field.value === ALL;
  const ticked = field.value.split(',');
  const toggle = (value: string, on: boolean) =>
    field.change(
      choices
        .map((choice) => choice.value)
        .filter((one) => (one === value ? on : ticked.includes(one)))
        .join(','),
    );

  const box = ({ value, label: words }: Choice, index: number, checked: boolean, change: (on: boolean) => void) => (
    <label key={value} className="lia-choice" part="card" data-checked={checked || undefined}>
      <input
        type="checkbox"
        className="lia-radio"
        name={`${id}-${field.name}`}
        value={value}
        checked={checked}
        disabled={everything && value !== ALL}
        aria-labelledby={`${id}-${value}`}
        aria-invalid={field.error === undefined ? undefined : true}
        data-invalid={(index === 0 && field.error !== undefined) || undefined}
        onChange={(event) => change(event.target.checked)}
        onBlur={() => field.leave()}
      />
      <span className="lia-choice-label" id={`${id}-${value}`}>
        {words}
      </span>
    </label>
  );

  return (
    <fieldset className="lia-field" part="field" aria-describedby={describe(id, undefined, field.error)}>
      <legend className="lia-label" part="label">
        {label}
      </legend>
      <div className={`lia-choices ${look === 'grades' ? 'lia-pills lia-grades' : ''}`}>
        {choices.map((choice, index) =>
          box(choice, index, everything || ticked.includes(choice.value), (on) => toggle(choice.value, on)),
        )}
        {all !== undefined &&
          box({ value: ALL, label: all }, choices.length, everything, (on) => field.change(on ? ALL : ''))}
      </div>
      <Remarks id={id} error={field.error} />
    </fieldset>
  );
}
