import { contactLabels } from '@lia/sdk/people/labels';
import type { ReactNode } from 'react';

import { useText } from '../i18n/TextProvider.tsx';
import type { Form } from './useForm.ts';
import { CountryAndState } from '../fields/CountryAndState.tsx';
import { EmailField, PhoneField, TextField } from '../fields/TextField.tsx';

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
  const { label } = useText();
  const { field, values } = form;
  return (
    <>
      {who ?? <TextField field={field('name')} label={label(contactLabels.name)} autoComplete="name" />}
      <div className="lia-row">
        {!who && <EmailField field={field('email')} label={label(contactLabels.email)} />}
        <PhoneField field={field('phone_number')} label={label(contactLabels.phone_number)} country={values.country} />
      </div>
      <CountryAndState
        country={field('country')}
        state={field('state')}
        move={(place) => form.update((now) => ({ ...now, ...place }))}
      />
    </>
  );
}
