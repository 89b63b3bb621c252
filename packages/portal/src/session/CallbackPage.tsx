import { takeSession } from '@lia/sdk/accounts/endpoints';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';

import { Logo } from '../brand/Logo.tsx';
import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { Notice } from '../ui/Notice.tsx';
import { Page } from '../ui/Page.tsx';
import { useServices } from '../services/services.ts';
import { Splash } from '../ui/Splash.tsx';
import { useRead } from '../reads/useRead.ts';
import { handoffTexts } from './handoff/es.ts';

const FederatedCallback = lazy(() => import('../federation/FederatedCallback.tsx'));

/** `/callback`: where a sign-in on another site leads, of an identity provider or of ours. */
export default function CallbackPage() {
  const { search } = useLocation();
  const [isFederated] = useState(() => new URLSearchParams(search).has('state'));
  return isFederated ? <FederatedCallback /> : <HandoffCallback />;
}

/**
 * `/callback#code=`: reached after a sign-in on our marketing site. The user confirms once more, so that a link cannot
 * sign them in to another person's account (login CSRF).
 */
function HandoffCallback() {
  useTexts(handoffTexts);
  const { t } = useText();
  const { session } = useServices();
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [code] = useState(() => new URLSearchParams(hash.slice(1)).get('code'));
  const { data, error } = useRead(
    code === null ? null : ['handoff', code],
    (client) => client.call(takeSession, { body: { code: code ?? '' } }),
    // A code is good once.
    { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateIfStale: false, shouldRetryOnError: false },
  );

  // The code is removed from the address at once, so that it is neither bookmarked nor shared.
  useEffect(() => void navigate(pathname, { replace: true }), [navigate, pathname]);

  if (code !== null && !data && !error) return <Splash text={t('page.loading')} />;
  if (!data) {
    return (
      <Page title={t('callback.failed.title')} bare>
        <Notice
          picture={<Logo width={96} />}
          title={t('callback.failed.title')}
          text={t('callback.failed.text')}
          action={{ label: t('action.login'), to: '/login' }}
        />
      </Page>
    );
  }
  const { displayName, username } = data.user.data;
  return (
    <Page bare sx={{ justifyItems: 'center', textAlign: 'center', gap: 4 }}>
      <Logo width={96} />
      <Typography variant="h1">{t('callback.hello', { name: displayName || username })}</Typography>
      <Typography color="text.secondary">{t('callback.text', { username })}</Typography>
      <Button variant="contained" size="large" onClick={() => session.begin(data)}>
        {t('callback.enter')}
      </Button>
      <Button component={Link} to="/login" onClick={() => session.decline(data)}>
        {t('callback.other')}
      </Button>
    </Page>
  );
}
