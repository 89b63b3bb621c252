import { listCountries } from '@lia/sdk/geography/endpoints';

import { useRead } from '../host/useRead.ts';
import { useText } from '../i18n/TextProvider.tsx';
import { ListFailed } from './ListFailed.tsx';
import { SelectField } from './SelectField.tsx';
import { type FieldProps, TextField } from './TextField.tsx';

/** A country by its Spanish name. Where the list cannot be had, it can be typed. */
export function CountryField({ field }: Pick<FieldProps, 'field'>) {
  const { t } = useText();
  const { data, failed, retry } = useRead(['countries'], (client) => client.call(listCountries));
  const label = t('field.country');
  if (failed)
    return <TextField field={field} label={label} autoComplete="country-name" hint={<ListFailed onRetry={retry} />} />;
  const options = data?.data.map(({ name }) => ({ value: name, label: name })) ?? [];
  return (
    <SelectField field={field} label={label} autoComplete="country-name" options={options} busy={data === undefined} />
  );
}
