import { resetPassword } from '@lia/sdk/accounts/endpoints';
import { ApiError } from '@lia/sdk/http/error';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { useSentKey } from '../fields/useSentKey.ts';
import { Notice } from '../ui/Notice.tsx';
import { Page } from '../ui/Page.tsx';
import { useServices } from '../services/services.ts';
import { Logo } from '../brand/Logo.tsx';
import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { confirmationTexts } from '../session/confirmation/es.ts';
import { AccountForm, newPasswordFields } from './AccountForm.tsx';
import { loadResetRules } from './rules.ts';
import { usePasswordAnswer } from './usePasswordAnswer.ts';
import { accountTexts } from './es.ts';

/** `/resetPassword#token=`: where the e-mail about a forgotten password leads. Success leads to the login. */
export default function ResetPasswordPage() {
  useTexts(accountTexts);
  useTexts(confirmationTexts);
  const { t, language } = useText();
  const { session } = useServices();
  const showAnswer = usePasswordAnswer();
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [token] = useState(() => new URLSearchParams(hash.slice(1)).get('token') ?? '');
  const { keyOf } = useSentKey();
  const [over, setOver] = useState(token === '');

  // The token is removed from the address at once, so that it is neither bookmarked nor shared.
  useEffect(() => void navigate(pathname, { replace: true }), [navigate, pathname]);

  if (over) {
    return (
      <Page title={t('confirm.over.title')} bare>
        <Notice
          picture={<Logo width={96} />}
          title={t('confirm.over.title')}
          text={t('newPassword.over')}
          action={{ label: t('newPassword.another'), to: '/forgotPassword' }}
        />
      </Page>
    );
  }
  return (
    <Page bare sx={{ justifyItems: 'center', textAlign: 'center', gap: 4 }}>
      <Logo width={96} />
      <Typography variant="h1">{t('newPassword.title')}</Typography>
      <AccountForm
        fields={newPasswordFields(language)}
        loadRules={() => loadResetRules(token)}
        send={async (body) => {
          try {
            const answer = await session.client.call(resetPassword, { body, idempotencyKey: keyOf(body) });
            // A session in this browser ends too: sessions of the account are revoked by the reset anyway.
            session.signOut();
            showAnswer(answer);
            await navigate('/login');
          } catch (error) {
            if (!(error instanceof ApiError) || error.status !== 410) throw error;
            setOver(true);
          }
        }}
        submit={t('newPassword.submit')}
      />
    </Page>
  );
}
