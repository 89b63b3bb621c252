import { requestPasswordReset } from '@lia/sdk/accounts/endpoints';
import { passwordResetRequestLabels } from '@lia/sdk/accounts/labels';
import { PASSWORD_RESET_MINUTES } from '@lia/sdk/accounts/rules';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router';

import { Notice } from '../ui/Notice.tsx';
import { Page } from '../ui/Page.tsx';
import { useServices, useSession } from '../services/services.ts';
import { Logo } from '../brand/Logo.tsx';
import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { AccountForm } from './AccountForm.tsx';
import { loadRequestRules } from './rules.ts';
import { accountTexts } from './es.ts';

/** `/forgotPassword`: asks for a link. The answer is the same whether or not the address has an account. */
export default function ForgotPasswordPage() {
  useTexts(accountTexts);
  const { t, language } = useText();
  const { session } = useServices();
  const { status } = useSession();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<string | null>(null);
  // Members come from a form of their account that asks for the password.
  const back =
    status === 'member' ? { label: t('action.home'), to: '/' } : { label: t('loginError.link'), to: '/login' };

  if (asked !== null) {
    return (
      <Page title={t('forgotten.sent.title')} bare>
        <Notice
          picture={<Logo width={96} />}
          title={t('forgotten.sent.title')}
          text={t('forgotten.sent.text', { email: asked, minutes: String(PASSWORD_RESET_MINUTES) })}
          action={back}
        />
      </Page>
    );
  }
  return (
    <Page bare sx={{ justifyItems: 'center', textAlign: 'center', gap: 4 }}>
      <Logo width={96} />
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 440 }}>
        <Typography variant="h1">{t('forgotten.title')}</Typography>
        <Typography color="text.secondary">{t('forgotten.text')}</Typography>
      </Box>
      <AccountForm
        fields={[
          {
            name: 'email',
            label: passwordResetRequestLabels.email[language],
            kind: 'email',
            autoComplete: 'email',
          },
        ]}
        loadRules={loadRequestRules}
        send={async (body) => {
          await session.client.call(requestPasswordReset, { body });
          setAsked(body.email);
          // A screen of its own: screen readers announce its heading, which gets the focus.
          await navigate('/forgotPassword', { replace: true });
        }}
        submit={t('forgotten.submit')}
      />
      <Typography variant="body2" color="text.secondary" sx={{ maxWidth: 440 }}>
        {t('forgotten.children')}
      </Typography>
      <Link component={RouterLink} to={back.to}>
        {back.label}
      </Link>
    </Page>
  );
}
