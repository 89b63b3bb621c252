import type { HTMLInputAutoCompleteAttribute } from 'react';

import { useText } from '../i18n/TextProvider.tsx';
import { ChevronIcon } from './icons.tsx';
import { Labelled } from './Labelled.tsx';
import type { FieldProps } from './TextField.tsx';

export interface Option {
  value: string;
  label: string;
}

/** One of a list. `busy` while the list is on its way: what is chosen stays, and nothing moves. */
export function SelectField({
  field,
  label,
  hint,
  options,
  busy = false,
  autoComplete = 'off',
}: FieldProps & { options: readonly Option[]; busy?: boolean; autoComplete?: HTMLInputAutoCompleteAttribute }) {
  const { t } = useText();
  const known = options.some(({ value }) => value === field.value);
  return (
    <Labelled label={label} hint={hint} error={field.error}>
      {(control) => (
        <div className="lia-box">
          <select
            {...control}
            className="lia-input lia-select"
            part="input"
            name={field.name}
            value={field.value}
            autoComplete={autoComplete}
            aria-required="true"
            aria-busy={busy}
            onChange={(event) => field.change(event.target.value)}
            onBlur={() => field.leave()}
          >
            {!known && <option value={field.value}>{field.value || t(busy ? 'list.loading' : 'field.choose')}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronIcon />
        </div>
      )}
    </Labelled>
  );
}
