import { may } from '@lia/sdk/accounts/permissions';
import { ApiError } from '@lia/sdk/http/error';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router';

import { Logo } from '../brand/Logo.tsx';
import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { useServices, useSession } from '../services/services.ts';
import { useRead } from '../reads/useRead.ts';
import { Splash } from '../ui/Splash.tsx';
import { Notice, ReadFailed } from '../ui/Notice.tsx';
import { Page } from '../ui/Page.tsx';
import { AcceptForm } from './AcceptForm.tsx';
import { CodePage } from './CodePage.tsx';
import { DeclineButton } from './DeclineButton.tsx';
import { GuardianForm } from './GuardianForm.tsx';
import type { InvitationKind, ShownInvitation } from './kinds.ts';
import { invitationTexts } from './es.ts';

/** Refusals of a token; others may be tried again. */
const isOver = (error: unknown): boolean => error instanceof ApiError && [410, 422].includes(error.status);

/** Where the link of an invitation leads, its token behind `#token=`; a parent's is typed as well. Opening it accepts nothing. */
export function AnswerPage({ kind }: { kind: InvitationKind }) {
  useTexts(invitationTexts);
  const { t } = useText();
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState(() => new URLSearchParams(hash.slice(1)).get('token') ?? '');
  const [ending, setEnding] = useState<'declined' | 'waits' | null>(null);
  const { data, error, mutate } = useRead(
    token === '' ? null : ['invitation', token],
    (client) => kind.read(client, token),
    // Accepted in another tab meanwhile, it would vanish from under what is typed.
    { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateIfStale: false, shouldRetryOnError: false },
  );

  // The token is removed from the address at once, so that it is neither bookmarked nor shared.
  useEffect(() => void navigate(pathname, { replace: true }), [navigate, pathname]);

  if (ending === 'waits') {
    const title = t('invitation.waits.title');
    return (
      <Page title={title} bare>
        <Notice
          picture={<Logo width={96} />}
          title={title}
          text={t('invitation.waits.text', { from: data?.from ?? '' })}
          action={{ label: t('action.home'), to: '/' }}
        />
      </Page>
    );
  }
  const isTyped = kind.name === 'parent';
  if (isTyped && token === '') return <CodePage enter={setToken} />;
  if (ending === 'declined' || token === '' || isOver(error)) {
    const title = t(ending === 'declined' ? 'invitation.declined.title' : 'invitation.over.title');
    const text = ending === 'declined' ? t('invitation.declined.text') : t(`invitation.over.text.${kind.name}`);
    return (
      <Page title={title} bare>
        <Notice
          picture={<Logo width={96} />}
          title={title}
          text={text}
          action={
            isTyped && ending === null
              ? { label: t('invitation.code.another'), run: () => setToken('') }
              : { label: t('action.home'), to: '/' }
          }
        />
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
        {t('invitation.heading', { from: data.from })}
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
        {data.teachers && data.teachers.length > 0 && (
          <Typography>{t('invitation.teachers', { names: data.teachers.join(', ') })}</Typography>
        )}
        <Typography color="text.secondary">{t('invitation.text')}</Typography>
      </Box>
      <Answer kind={kind} token={token} invitation={data} waits={() => setEnding('waits')} />
      <DeclineButton kind={kind} token={token} declined={() => setEnding('declined')} />
    </Page>
  );
}

interface AnswerProps {
  kind: InvitationKind;
  token: string;
  invitation: ShownInvitation;
  /** Called where who invites is still to confirm it. */
  waits: () => void;
}

/** How the invitation is accepted: in the session that is open, after signing in, or with a new account. */
function Answer({ kind, token, invitation: { email, has_account }, waits }: AnswerProps) {
  const { t } = useText();
  const { session, toasts } = useServices();
  const state = useSession();
  const navigate = useNavigate();
  const enter = (message: string): void => {
    toasts.show('success', message);
    if (email === null) waits();
    else void navigate('/apps/dashboardpadres', { replace: true });
  };
  // Comes back here once they are signed in.
  const signIn = { component: RouterLink, to: '/login', state: { wanted: `${kind.path}#token=${token}` } };

  if (state.status === 'checking') return null;
  if (state.status === 'member') {
    if (may(state.user, 'invitations.accept'))
      return <AcceptForm kind={kind} token={token} user={state.user} accepted={enter} />;
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
        <Typography sx={{ maxWidth: 440 }}>{t('invitation.hasAccount', { email: email ?? '' })}</Typography>
        <Button variant="contained" size="large" {...signIn}>
          {t('invitation.signIn')}
        </Button>
      </>
    );
  }
  return (
    <>
      <Typography sx={{ maxWidth: 440, overflowWrap: 'anywhere' }}>
        {email === null ? t('invitation.newByLink') : t('invitation.new', { email })}
      </Typography>
      <GuardianForm kind={kind} token={token} asksEmail={email === null} registered={enter} />
      <Button {...signIn}>{t('invitation.known')}</Button>
    </>
  );
}
