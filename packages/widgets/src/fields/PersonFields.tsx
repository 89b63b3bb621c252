import { contactLabels, personLabels } from '@lia/sdk/people/labels';

import { EmailField, PhoneField, TextField } from './TextField.tsx';
import type { FieldState } from './field.ts';
import { useText } from '../i18n/TextProvider.tsx';

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

/** The signed-in user in the place of the fields for a person: the data is that of the account, and not changed by a form. */
export function KnownPerson({ name, email }: { name: string; email: string }) {
  const { label } = useText();
  return (
    <dl className="lia-row" style={{ margin: 0 }}>
      <Known label={label(contactLabels.name)}>{name}</Known>
      <Known label={label(contactLabels.email)}>{email}</Known>
    </dl>
  );
}

function Known({ label, children }: { label: string; children: string }) {
  return (
    <div className="lia-field">
      <dt className="lia-label">{label}</dt>
      <dd style={{ margin: 0, overflowWrap: 'anywhere' }}>{children}</dd>
    </div>
  );
}
