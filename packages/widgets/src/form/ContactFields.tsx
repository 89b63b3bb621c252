import type { ReactNode } from 'react';

import { useText } from '../i18n/TextProvider.tsx';
import type { Form } from './useForm.ts';
import { CountryAndState } from '../fields/CountryAndState.tsx';
import { EmailField } from '../fields/EmailField.tsx';
import { PhoneField } from '../fields/PhoneField.tsx';
import { TextField } from '../fields/TextField.tsx';

/** Values of who is written to, under the names of the bodies. */
export type ContactValues = Record<'name' | 'email' | 'phone_number' | 'country' | 'state', string>;

/** Who one is, how one is reached, and from where. */
export function ContactFields<V extends ContactValues, P extends string>({
  form,
  who,
}: {
  form: Form<V, unknown, P | keyof ContactValues>;
  /** In the place of name and address, where we know whose they are. */
  who?: ReactNode;
}) {
  const { t } = useText();
  const { field, values } = form;
  return (
    <>
      {who ?? <TextField field={field('name')} label={t('field.name')} autoComplete="name" />}
      <div className="lia-row">
        {!who && <EmailField field={field('email')} label={t('field.email')} />}
        <PhoneField field={field('phone_number')} label={t('field.phone')} country={values.country} />
      </div>
      <CountryAndState
        country={field('country')}
        state={field('state')}
        move={(place) => form.update((now) => ({ ...now, ...place }))}
      />
    </>
  );
}
