import { useWatch } from 'react-hook-form';
import { useInput } from 'react-admin';

import { useText } from '../i18n/text.ts';
import { PersonSearch } from '../people/PersonSearch.tsx';

/** The account of who wrote, where they have one: those with the address are found first. */
export function AccountInput() {
  const t = useText();
  const email: unknown = useWatch({ name: 'email' });
  const { id, field, fieldState } = useInput({ source: 'user' });
  return (
    <PersonSearch
      id={id}
      label={t('dataRequests.account')}
      hint={t('dataRequests.accountHint')}
      none={t('dataRequests.noAccount')}
      first={typeof email === 'string' ? email : ''}
      error={fieldState.error?.message}
      onChoose={field.onChange}
    />
  );
}
