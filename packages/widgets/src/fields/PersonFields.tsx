import type { FieldState } from './field.ts';
import { useText } from '../i18n/TextProvider.tsx';
import { EmailField } from './EmailField.tsx';
import { PhoneField } from './PhoneField.tsx';
import { TextField } from './TextField.tsx';

interface PersonFieldsProps {
  field: (name: 'name' | 'last_name' | 'email' | 'phone_number') => FieldState;
  /** Whose rule of length holds for the phone. */
  country: string;
  emailHint?: string;
}

/** Who registers, and how they are reached. */
export function PersonFields({ field, country, emailHint }: PersonFieldsProps) {
  const { t } = useText();
  return (
    <>
      <div className="lia-row">
        <TextField field={field('name')} label={t('field.firstName')} autoComplete="given-name" />
        <TextField field={field('last_name')} label={t('field.lastName')} autoComplete="family-name" />
      </div>
      <div className="lia-row">
        <EmailField field={field('email')} label={t('field.email')} {...(emailHint && { hint: emailHint })} />
        <PhoneField field={field('phone_number')} label={t('field.phone')} country={country} />
      </div>
    </>
  );
}
