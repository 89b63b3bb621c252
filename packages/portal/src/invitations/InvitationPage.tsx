import { may } from '@lia/sdk/accounts/permissions';
import { ApiError } from '@lia/sdk/http/error';
import { readInvitation } from '@lia/sdk/invitations/endpoints';
import type { Invitation } from '@lia/sdk/invitations/schema';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router';

import { Logo } from '../brand/Logo.tsx';
import { useText } from '../i18n/useText.ts';
import { useServices, useSession } from '../services/services.ts';
import { useRead } from '../services/useRead.ts';
import { Splash } from '../ui/Splash.tsx';
import { Notice, ReadFailed } from '../ui/Notice.tsx';
import { Page } from '../ui/Page.tsx';
import { AcceptForm } from './AcceptForm.tsx';
import { DeclineButton } from './DeclineButton.tsx';
import { GuardianForm } from './GuardianForm.tsx';

/** Refusals of a token; others may be tried again. */
const isOver = (error: unknown): boolean => error instanceof ApiError && [410, 422].includes(error.status);

/** `/invitacion#token=`: where the e-mail leads that invites a guardian. Opening it accepts nothing. */
export default function InvitationPage() {
  const { t } = useText();
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [token] = useState(() => new URLSearchParams(hash.slice(1)).get('token') ?? '');
  const [declined, setDeclined] = useState(false);
  const { data, error, mutate } = useRead(
    token === '' ? null : ['invitation', token],
    (client) => client.call(readInvitation, { body: { token } }),
    // Accepted in another tab meanwhile, it would vanish from under what is typed.
    { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateIfStale: false, shouldRetryOnError: false },
  );

  // The token is removed from the address at once, so that it is neither bookmarked nor shared.
  useEffect(() => void navigate(pathname, { replace: true }), [navigate, pathname]);

  if (declined || token === '' || isOver(error)) {
    const ending = declined ? 'invitation.declined' : 'invitation.over';
    return (
      <Page title={t(`${ending}.title`)} bare>
        <Notice picture={<Logo width={96} />} title={t(`${ending}.title`)} text={t(`${ending}.text`)} />
      </Page>
    );
  }
  if (error !== undefined) {
    return (
      <Page bare>
        <ReadFailed title={t('invitation.failed')} error={error} retry={() => void mutate()} />
      </Page>
    );
  }
  if (!data) return <Splash text={t('page.loading')} />;
  return (
    <Page bare sx={{ justifyItems: 'center', textAlign: 'center', gap: 4 }}>
      <Logo width={96} />
      <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
        {t('invitation.heading', { school: data.school })}
      </Typography>
      <Box>
        <Typography>{t('invitation.children')}</Typography>
        <Box component="ul" sx={{ listStyle: 'none', p: 0, my: 2, fontWeight: 700 }}>
          {data.children.map((child, place) => (
            // Two of them may have the same name.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={place}>{child}</li>
          ))}
        </Box>
        <Typography color="text.secondary">{t('invitation.text')}</Typography>
      </Box>
      <Answer token={token} invitation={data} />
      <DeclineButton token={token} declined={() => setDeclined(true)} />
    </Page>
  );
}

/** How the invitation is accepted: in the session that is open, after signing in, or with a new account. */
function Answer({ token, invitation: { email, has_account } }: { token: string; invitation: Invitation }) {
  const { t } = useText();
  const { session, toasts } = useServices();
  const state = useSession();
  const navigate = useNavigate();
  const enter = (message: string): void => {
    toasts.show('success', message);
    void navigate('/apps/dashboardpadres', { replace: true });
  };
  // Comes back here once they are signed in.
  const signIn = { component: RouterLink, to: '/login', state: { wanted: `/invitacion#token=${token}` } };

  if (state.status === 'checking') return null;
  if (state.status === 'member') {
    if (may(state.user, 'invitations.accept')) return <AcceptForm token={token} user={state.user} accepted={enter} />;
    const { displayName, username } = state.user.data;
    return (
      <>
        <Typography sx={{ maxWidth: 440 }}>{t('invitation.student', { name: displayName || username })}</Typography>
        <Button variant="contained" onClick={session.signOut}>
          {t('action.logout')}
        </Button>
      </>
    );
  }
  if (has_account) {
    return (
      <>
        <Typography sx={{ maxWidth: 440 }}>{t('invitation.hasAccount', { email })}</Typography>
        <Button variant="contained" size="large" {...signIn}>
          {t('invitation.signIn')}
        </Button>
      </>
    );
  }
  return (
    <>
      <Typography sx={{ maxWidth: 440, overflowWrap: 'anywhere' }}>{t('invitation.new', { email })}</Typography>
      <GuardianForm token={token} registered={enter} />
      <Button {...signIn}>{t('invitation.known')}</Button>
    </>
  );
}
