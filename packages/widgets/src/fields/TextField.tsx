import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { MEXICO, normalisePhone } from '@lia/sdk/geography/rules';

import type { FieldState } from './field.ts';
import { Labelled } from './Labelled.tsx';
import { plainAmount } from '@lia/sdk/payments/plainAmount';
import { useText } from '../i18n/TextProvider.tsx';

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

/** An amount of pesos. */
export function MoneyField({ unit, ...props }: FieldProps & { unit: string }) {
  return (
    <TextField
      {...props}
      inputMode="decimal"
      tidy={plainAmount}
      after={
        <span className="lia-affix" aria-hidden="true">
          {unit}
        </span>
      }
    />
  );
}

/** A phone number. People paste it with spaces, dashes and +52; its digits stay when they move on. */
export function PhoneField({ country, ...props }: FieldProps & { country: string }) {
  const { t } = useText();
  return (
    <TextField
      {...props}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      tidy={normalisePhone}
      hint={t(country === MEXICO ? 'field.phone.hint.mexico' : 'field.phone.hint.abroad')}
    />
  );
}
