import { accountLabels } from '@lia/sdk/people/labels';

import { TextField } from './TextField.tsx';
import type { FieldState } from './field.ts';
import { Section } from './Section.tsx';
import { useHost } from '../host/HostProvider.tsx';
import { useText } from '../i18n/TextProvider.tsx';
import { PasswordField } from './PasswordField.tsx';

interface AccountFieldsProps {
  title: string;
  username: FieldState;
  password: FieldState;
  confirmation: FieldState;
}

/** Username and password of a new account. A username that is taken may be the visitor's own: a link leads to the sign-in. */
export function AccountFields({ title, username, password, confirmation }: AccountFieldsProps) {
  const { t, label, message } = useText();
  const { href } = useHost();
  const taken = username.error === message({ key: 'username.taken' });
  return (
    <Section title={title}>
      <TextField
        field={username}
        label={label(accountLabels.username)}
        hint={
          taken ? (
            <>
              {t('field.username.yours')}{' '}
              <a className="lia-link" href={href('/login')}>
                {t('field.username.login')}
              </a>
            </>
          ) : (
            t('field.username.hint')
          )
        }
        autoComplete="username"
        verbatim
      />
      <div className="lia-row">
        <PasswordField
          field={password}
          label={label(accountLabels.password)}
          hint={t('field.password.hint')}
          autoComplete="new-password"
        />
        <PasswordField field={confirmation} label={label(accountLabels.confirmation)} autoComplete="new-password" />
      </div>
    </Section>
  );
}
