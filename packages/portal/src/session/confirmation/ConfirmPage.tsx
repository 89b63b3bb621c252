import { confirmEmail } from '@lia/sdk/accounts/endpoints';
import { ApiError } from '@lia/sdk/http/error';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { Notice } from '../../ui/Notice.tsx';
import { Page } from '../../ui/Page.tsx';
import { useServices, useSession } from '../../services/services.ts';
import { Logo } from '../../brand/Logo.tsx';
import { useText } from '../../i18n/useText.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { confirmationTexts } from './es.ts';
import { SendConfirmation } from './SendConfirmation.tsx';

type Step = 'asking' | 'sending' | 'done' | 'over' | 'elsewhere';

/** The step after an answer of the API by its status; anything else may be tried again. */
const answered: Partial<Record<number, Step>> = { 409: 'elsewhere', 410: 'over', 422: 'over' };

/**
 * `/confirm#token=`: where a confirmation email leads. Opening it confirms nothing, since mail scanners open links:
 * the user has to press the button.
 */
export default function ConfirmPage() {
  useTexts(confirmationTexts);
  const { t, failure } = useText();
  const { session } = useServices();
  const { status } = useSession();
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [token] = useState(() => new URLSearchParams(hash.slice(1)).get('token'));
  const [step, setStep] = useState<Step>(token === null ? 'over' : 'asking');
  const [error, setError] = useState<unknown>();

  // The token is removed from the address at once, so that it is neither bookmarked nor shared.
  useEffect(() => void navigate(pathname, { replace: true }), [navigate, pathname]);

  async function confirm(): Promise<void> {
    setStep('sending');
    setError(undefined);
    try {
      await session.client.call(confirmEmail, { body: { token: token ?? '' } });
      setStep('done');
      void session.refresh();
    } catch (refused) {
      const next = refused instanceof ApiError ? answered[refused.status] : undefined;
      setStep(next ?? 'asking');
      if (next === undefined) setError(refused);
    }
  }

  const isMember = status === 'member';
  if (step === 'done') {
    return (
      <Page title={t('confirm.done.title')} bare>
        <Notice
          picture={<Logo width={96} />}
          title={t('confirm.done.title')}
          text={t('confirm.done.text')}
          action={isMember ? { label: t('confirm.home'), to: '/' } : { label: t('action.login'), to: '/login' }}
        />
      </Page>
    );
  }
  if (step === 'elsewhere') {
    return (
      <Page title={t('confirm.elsewhere.title')} bare>
        <Notice
          picture={<Logo width={96} />}
          title={t('confirm.elsewhere.title')}
          text={t('confirm.elsewhere.text')}
          action={{ label: t('action.login'), to: '/login' }}
        />
      </Page>
    );
  }
  if (step === 'over') {
    return (
      <Page title={t('confirm.over.title')} bare sx={{ justifyItems: 'center', gap: 4 }}>
        <Notice
          picture={<Logo width={96} />}
          title={t('confirm.over.title')}
          text={t(isMember ? 'confirm.over.member' : 'confirm.over.visitor')}
          {...(!isMember && { action: { label: t('action.login'), to: '/login' } })}
        />
        {isMember && <SendConfirmation variant="contained" />}
      </Page>
    );
  }
  return (
    <Page bare sx={{ justifyItems: 'center', textAlign: 'center', gap: 4 }}>
      <Logo width={96} />
      <Typography variant="h1">{t('confirm.title')}</Typography>
      <Typography color="text.secondary">{t('confirm.text')}</Typography>
      {error !== undefined && (
        <Alert severity="error" role="alert">
          {failure(error)}
        </Alert>
      )}
      <Button variant="contained" size="large" loading={step === 'sending'} onClick={() => void confirm()}>
        {t('confirm.press')}
      </Button>
    </Page>
  );
}
