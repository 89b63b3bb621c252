import { isNotFound } from '@lia/sdk/http/error';
import { topicOf } from '@lia/sdk/notifications/emailTopics';
import { unsubscribeFromEmails } from '@lia/sdk/notifications/endpoints';
import { notificationKindLabels } from '@lia/sdk/notifications/labels';
import { NOTIFICATION_SETTINGS_PATH } from '@lia/sdk/notifications/rules';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router';

import { Logo } from '../../brand/Logo.tsx';
import { useText } from '../../i18n/useText.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { useServices } from '../../services/services.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Page } from '../../ui/Page.tsx';
import { unsubscribeTexts } from './es.ts';

type Step = 'asking' | 'sending' | 'done' | 'over';

/**
 * `/correos#token=`: where the link of an e-mail leads that may be switched off. Opening it changes nothing, since mail scanners open
 * links: the reader has to press the button, signed in or not.
 */
export default function UnsubscribePage() {
  useTexts(unsubscribeTexts);
  const { t, failure, language } = useText();
  const { session } = useServices();
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [token] = useState(() => new URLSearchParams(hash.slice(1)).get('token') ?? '');
  const topic = topicOf(token);
  const [step, setStep] = useState<Step>(topic === undefined ? 'over' : 'asking');
  const [error, setError] = useState<unknown>();

  // The token is removed from the address at once, so that it is neither bookmarked nor shared.
  useEffect(() => void navigate(pathname, { replace: true }), [navigate, pathname]);

  async function unsubscribe(): Promise<void> {
    setStep('sending');
    setError(undefined);
    try {
      await session.client.call(unsubscribeFromEmails, { params: { token } });
      setStep('done');
    } catch (refused) {
      const isOver = isNotFound(refused);
      setStep(isOver ? 'over' : 'asking');
      if (!isOver) setError(refused);
    }
  }

  const preferences = { label: t('unsubscribe.preferences'), to: NOTIFICATION_SETTINGS_PATH };
  if (step === 'done' || step === 'over' || topic === undefined) {
    const outcome = step === 'done' ? 'done' : 'over';
    // Mounted afresh, so that its heading is focused where the button was.
    return (
      <Page key={outcome} title={t(`unsubscribe.${outcome}.title`)} bare>
        <Notice
          picture={<Logo width={96} />}
          title={t(`unsubscribe.${outcome}.title`)}
          text={t(`unsubscribe.${outcome}.text`)}
          action={preferences}
        />
      </Page>
    );
  }
  return (
    <Page title={t('unsubscribe.title')} bare sx={{ justifyItems: 'center', textAlign: 'center', gap: 4 }}>
      <Logo width={96} />
      <Typography variant="h1">{t('unsubscribe.title')}</Typography>
      <Typography color="text.secondary" sx={{ maxWidth: 480 }}>
        {topic === 'all'
          ? t('unsubscribe.all')
          : t('unsubscribe.text', { topic: notificationKindLabels[topic][language] })}
      </Typography>
      {error !== undefined && (
        <Alert severity="error" role="alert">
          {failure(error)}
        </Alert>
      )}
      <Button variant="contained" size="large" loading={step === 'sending'} onClick={() => void unsubscribe()}>
        {t('unsubscribe.press')}
      </Button>
      <Button component={RouterLink} to={preferences.to}>
        {preferences.label}
      </Button>
    </Page>
  );
}
