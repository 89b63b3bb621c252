import { contactLabels } from '@lia/sdk/people/labels';
import { listCountries, listStates } from '@lia/sdk/geography/endpoints';
import { MEXICO } from '@lia/sdk/geography/rules';

import { type FieldProps, TextField } from './TextField.tsx';
import type { FieldState } from './field.ts';
import { useRead } from '../host/useRead.ts';
import { useText } from '../i18n/TextProvider.tsx';
import { SelectField } from './SelectField.tsx';

interface CountryAndStateProps {
  country: FieldState;
  state: FieldState;
  /** Takes another country, and no state: a state belongs to its country. */
  move: (place: { country: string; state: '' }) => void;
}

export function CountryAndState({ country, state, move }: CountryAndStateProps) {
  return (
    <div className="lia-row">
      <CountryField field={{ ...country, change: (chosen) => move({ country: chosen, state: '' }) }} />
      <StateField field={state} country={country.value} />
    </div>
  );
}

/** A country by its Spanish name. Where the list cannot be had, it can be typed. */
export function CountryField({ field }: Pick<FieldProps, 'field'>) {
  const { label } = useText();
  const { data, failed, retry } = useRead(['countries'], (client) => client.call(listCountries));
  const shared = { field, label: label(contactLabels.country), autoComplete: 'country-name' } as const;
  if (failed) return <TextField {...shared} hint={<ListFailed onRetry={retry} />} />;
  const options = data?.data.map(({ name }) => ({ value: name, label: name })) ?? [];
  return <SelectField {...shared} options={options} busy={data === undefined} />;
}

/** A state: one of the 32 of México, free text elsewhere and where the list cannot be had (document 1 section 5). */
export function StateField({ field, country }: Pick<FieldProps, 'field'> & { country: string }) {
  const { t, label } = useText();
  const mexican = country === MEXICO;
  const { data, failed, retry } = useRead(mexican ? ['states', country] : null, (client) =>
    client.call(listStates, { body: { country } }),
  );
  if (!mexican || failed)
    return (
      <TextField
        field={field}
        label={mexican ? label(contactLabels.state) : t('field.state.abroad')}
        autoComplete="address-level1"
        {...(failed && { hint: <ListFailed onRetry={retry} /> })}
      />
    );
  const options = data?.data.states.map(({ name }) => ({ value: name, label: name })) ?? [];
  return (
    <SelectField
      field={field}
      label={label(contactLabels.state)}
      autoComplete="address-level1"
      options={options}
      busy={data === undefined}
    />
  );
}

/** A list could not be had: what to do, and asking again. */
export function ListFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useText();
  return (
    <>
      {t('list.failed')}{' '}
      <button type="button" className="lia-link" onClick={onRetry}>
        {t('list.retry')}
      </button>
    </>
  );
}
