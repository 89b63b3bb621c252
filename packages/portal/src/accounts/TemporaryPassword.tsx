import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

import { Logo } from '../brand/Logo.tsx';
import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { useServices } from '../services/services.ts';
import { Page } from '../ui/Page.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { accountTexts } from './es.ts';

/**
 * `/apps/changePassword` for who signed in with a temporary password: nothing else opens before they choose their own.
 * `chosen` is called once the session is that of any member.
 */
export default function TemporaryPassword({ chosen }: { chosen: () => void }) {
  useTexts(accountTexts);
  const { t } = useText();
  const { session } = useServices();

  return (
    <Page title={t('temporary.title')} bare sx={{ justifyItems: 'center', textAlign: 'center', gap: 4 }}>
      <Logo width={96} />
      <Typography variant="h1">{t('temporary.title')}</Typography>
      <Typography color="text.secondary" sx={{ maxWidth: 440 }}>
        {t('temporary.text')}
      </Typography>
      <PasswordForm
        currentLabel={t('temporary.current')}
        submit={t('temporary.submit')}
        changed={async () => {
          await session.refresh();
          chosen();
        }}
      />
      <Button onClick={session.signOut}>{t('action.logout')}</Button>
    </Page>
  );
}
