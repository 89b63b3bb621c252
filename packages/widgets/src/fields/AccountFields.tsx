import type { FieldState } from '../form/field.ts';
import { Section } from '../form/Section.tsx';
import { useText } from '../i18n/TextProvider.tsx';
import { PasswordField } from './PasswordField.tsx';
import { TextField } from './TextField.tsx';

interface AccountFieldsProps {
  title: string;
  username: FieldState;
  password: FieldState;
  confirmation: FieldState;
}

/** What somebody will sign in with. */
export function AccountFields({ title, username, password, confirmation }: AccountFieldsProps) {
  const { t } = useText();
  return (
    <Section title={title}>
      <TextField
        field={username}
        label={t('field.username')}
        hint={t('field.username.hint')}
        autoComplete="username"
        verbatim
      />
      <div className="lia-row">
        <PasswordField
          field={password}
          label={t('field.password')}
          hint={t('field.password.hint')}
          autoComplete="new-password"
        />
        <PasswordField field={confirmation} label={t('field.password.confirmation')} autoComplete="new-password" />
      </div>
    </Section>
  );
}
