import { useState } from 'react';

import { useText } from '../i18n/TextProvider.tsx';
import { Labelled } from './Labelled.tsx';
import type { FieldProps } from './TextField.tsx';

/** A password that can be looked at. */
export function PasswordField({
  field,
  label,
  hint,
  autoComplete,
}: Omit<FieldProps, 'optional'> & { autoComplete: 'new-password' | 'current-password' }) {
  const { t } = useText();
  const [shown, setShown] = useState(false);
  return (
    <Labelled label={label} hint={hint} error={field.error}>
      {(control) => (
        <div className="lia-box">
          <input
            {...control}
            className="lia-input"
            part="input"
            name={field.name}
            type={shown ? 'text' : 'password'}
            value={field.value}
            autoComplete={autoComplete}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="next"
            aria-required="true"
            onChange={(event) => field.change(event.target.value)}
            onBlur={() => field.leave()}
          />
          <button
            type="button"
            className="lia-inside"
            aria-label={t(shown ? 'field.password.hide.label' : 'field.password.show.label', { field: label })}
            onClick={() => setShown(!shown)}
          >
            {t(shown ? 'field.password.hide' : 'field.password.show')}
          </button>
        </div>
      )}
    </Labelled>
  );
}
