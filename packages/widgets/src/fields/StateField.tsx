import { listStates } from '@lia/sdk/geography/endpoints';
import { MEXICO } from '@lia/sdk/geography/rules';

import { useRead } from '../host/useRead.ts';
import { useText } from '../i18n/TextProvider.tsx';
import { ListFailed } from './ListFailed.tsx';
import { SelectField } from './SelectField.tsx';
import { type FieldProps, TextField } from './TextField.tsx';

/** A state: one of the 32 of México, free text elsewhere and where the list cannot be had (document 1 section 5). */
export function StateField({ field, country }: Pick<FieldProps, 'field'> & { country: string }) {
  const { t } = useText();
  const mexican = country === MEXICO;
  const { data, failed, retry } = useRead(mexican ? ['states', country] : null, (client) =>
    client.call(listStates, { body: { country } }),
  );
  if (!mexican || failed)
    return (
      <TextField
        field={field}
        label={t(mexican ? 'field.state' : 'field.state.abroad')}
        autoComplete="address-level1"
        {...(failed && { hint: <ListFailed onRetry={retry} /> })}
      />
    );
  const options = data?.data.states.map(({ name }) => ({ value: name, label: name })) ?? [];
  return (
    <SelectField
      field={field}
      label={t('field.state')}
      autoComplete="address-level1"
      options={options}
      busy={data === undefined}
    />
  );
}
