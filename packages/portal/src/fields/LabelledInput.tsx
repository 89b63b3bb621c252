import { type ComponentProps, type ReactNode, useId } from 'react';

import { PlainIcon } from '../brand/PlainIcon.tsx';
import './fields.css';

interface Labelled {
  label: string;
  /** What is wrong, in words, or null. */
  error: string | null;
}

type LabelledInputProps = Labelled & Omit<ComponentProps<'input'>, 'id'> & { inside?: ReactNode };
type LabelledTextProps = Labelled & Omit<ComponentProps<'textarea'>, 'id'>;

/** A text field: label above and always visible, its error below with an icon; a button may stand inside of it. */
export function LabelledInput({ label, error, inside, className = '', ...input }: LabelledInputProps) {
  return (
    <Field
      label={label}
      error={error}
      renderInput={(wiring) => (
        <>
          <input type="text" {...input} {...wiring} className={`field-input ${className}`} />
          {inside}
        </>
      )}
    />
  );
}

/** The same, of several lines. */
export function LabelledText({ label, error, ...text }: LabelledTextProps) {
  return (
    <Field
      label={label}
      error={error}
      renderInput={(wiring) => <textarea {...text} {...wiring} className="field-input" />}
    />
  );
}

interface Wiring {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

/** A label above a control, and its error below. */
export function Field({ label, error, renderInput }: Labelled & { renderInput: (wiring: Wiring) => ReactNode }) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <div className="field-box">
        {renderInput({ id, 'aria-invalid': error !== null, 'aria-describedby': error === null ? undefined : errorId })}
      </div>
      {error !== null && (
        <p id={errorId} className="field-error">
          <PlainIcon of="error" />
          {error}
        </p>
      )}
    </div>
  );
}
