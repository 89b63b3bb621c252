import { personLabels } from '@lia/sdk/people/labels';

import type { FieldState } from './field.ts';
import { useText } from '../i18n/TextProvider.tsx';
import { EmailField, TextField } from './TextField.tsx';
import { PhoneField } from './PhoneField.tsx';

interface PersonFieldsProps {
  field: (name: 'name' | 'last_name' | 'email' | 'phone_number') => FieldState;
  /** Whose rule of length holds for the phone. */
  country: string;
  emailHint?: string;
}

/** Who registers, and how they are reached. */
export function PersonFields({ field, country, emailHint }: PersonFieldsProps) {
  const { label } = useText();
  return (
    <>
      <div className="lia-row">
        <TextField field={field('name')} label={label(personLabels.name)} autoComplete="given-name" />
        <TextField field={field('last_name')} label={label(personLabels.last_name)} autoComplete="family-name" />
      </div>
      <div className="lia-row">
        <EmailField field={field('email')} label={label(personLabels.email)} {...(emailHint && { hint: emailHint })} />
        <PhoneField field={field('phone_number')} label={label(personLabels.phone_number)} country={country} />
      </div>
    </>
  );
}
