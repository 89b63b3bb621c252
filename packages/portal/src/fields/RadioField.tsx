import { useId } from 'react';

import { PlainIcon } from '../brand/PlainIcon.tsx';
import './fields.css';

interface RadioFieldProps<T extends string> {
  name: string;
  label: string;
  choices: readonly { value: T; label: string }[];
  /** What is chosen, or null. */
  value: T | null;
  /** What is wrong, in words, or null. */
  error: string | null;
  onChange: (value: T) => void;
}

/** One choice of a few, all of them visible; the error below with an icon. */
export function RadioField<T extends string>({ name, label, choices, value, error, onChange }: RadioFieldProps<T>) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <fieldset
      className="field-choices"
      aria-describedby={error === null ? undefined : errorId}
      aria-invalid={error === null ? undefined : true}
    >
      <legend className="field-label">{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className="field-choice">
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={value === choice.value}
            onChange={() => onChange(choice.value)}
          />
          {choice.label}
        </label>
      ))}
      {error !== null && (
        <p id={errorId} className="field-error">
          <PlainIcon of="error" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
