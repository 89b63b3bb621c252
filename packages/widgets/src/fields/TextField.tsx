import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';

import type { FieldState } from './field.ts';
import { Labelled } from './Labelled.tsx';

export interface FieldProps {
  field: FieldState;
  label: string;
  hint?: ReactNode;
  optional?: boolean;
}

export interface TextFieldProps extends FieldProps {
  autoComplete?: HTMLInputAutoCompleteAttribute;
  type?: 'text' | 'email' | 'tel';
  inputMode?: 'text' | 'email' | 'tel' | 'decimal';
  /** Usernames and e-mails are not for a phone to correct. */
  verbatim?: boolean;
  /** The tidy form of what was typed, put in its place when the person moves on. */
  tidy?: (typed: string) => string;
  /** Drawn inside the input's frame, after the text. */
  after?: ReactNode;
}

const trim = (typed: string) => typed.trim();

/** One line of text. */
export function TextField({
  field,
  label,
  hint,
  optional = false,
  autoComplete = 'off',
  type = 'text',
  inputMode,
  verbatim = false,
  tidy = trim,
  after,
}: TextFieldProps) {
  return (
    <Labelled label={label} hint={hint} error={field.error} optional={optional}>
      {(control) => (
        <div className="lia-box">
          <input
            {...control}
            className="lia-input"
            part="input"
            name={field.name}
            type={type}
            inputMode={inputMode}
            value={field.value}
            autoComplete={autoComplete}
            enterKeyHint="next"
            aria-required={!optional}
            {...(verbatim && { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false })}
            onChange={(event) => field.change(event.target.value)}
            onBlur={(event) => field.leave(tidy(event.target.value))}
          />
          {after}
        </div>
      )}
    </Labelled>
  );
}

/** An e-mail address. */
export function EmailField({ autoComplete = 'email', ...props }: Omit<TextFieldProps, 'type' | 'inputMode'>) {
  return <TextField {...props} type="email" inputMode="email" autoComplete={autoComplete} verbatim />;
}
