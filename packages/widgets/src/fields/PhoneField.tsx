import { MEXICO, normalisePhone } from '@lia/sdk/geography/rules';

import { useText } from '../i18n/TextProvider.tsx';
import { type FieldProps, TextField } from './TextField.tsx';

/** A phone number. People paste it with spaces, dashes and +52; its digits stay when they move on. */
export function PhoneField({ country, ...props }: FieldProps & { country: string }) {
  const { t } = useText();
  return (
    <TextField
      {...props}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      tidy={normalisePhone}
      hint={t(country === MEXICO ? 'field.phone.hint.mexico' : 'field.phone.hint.abroad')}
    />
  );
}
