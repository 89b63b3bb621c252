import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { Navigate, useNavigate } from 'react-router';

import { Logo } from '../brand/Logo.tsx';
import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { discardDrafts, storedDrafts } from '../storage/storedDrafts.ts';
import { useServices, useSession } from '../services/services.ts';
import { Splash } from '../ui/Splash.tsx';
import { Page } from '../ui/Page.tsx';
import { unsentTexts } from './unsent/es.ts';

/** Signs out on load and leads to /login (document 1 section 2); where forms wait to be sent, it asks what becomes of them. */
export default function LogoutPage() {
  const { t } = useText();
  const { session } = useServices();
  const state = useSession();
  // Drafts of an account that is viewed belong to its owner, who decides about them.
  const owner = state.status === 'member' && !state.user.viewed ? state.user.uuid : null;
  const [decided, setDecided] = useState(false);
  // Whose forms wait is known once the session is: until then nothing is ended.
  const isChecking = state.status === 'checking';
  const asks = owner !== null && !decided && storedDrafts(owner).length > 0;

  useEffect(() => {
    if (!isChecking && !asks) session.signOut();
  }, [session, isChecking, asks]);

  if (state.status === 'visitor') return <Navigate to="/login" replace />;
  if (!asks) return <Splash text={t('session.ending')} />;
  return (
    <Unsent
      leave={() => setDecided(true)}
      discard={() => {
        discardDrafts(owner);
        // What it fails to remove cannot be read by anyone, and is removed with the next upload.
        import('../storage/storedFiles.ts').then(({ sweepStoredFiles }) => sweepStoredFiles()).catch(() => {});
        setDecided(true);
      }}
    />
  );
}

/** What becomes of forms that were begun and not sent. */
function Unsent({ leave, discard }: { leave: () => void; discard: () => void }) {
  useTexts(unsentTexts);
  const { t } = useText();
  const navigate = useNavigate();
  return (
    <Page title={t('session.unsent.title')} bare sx={{ justifyItems: 'center', textAlign: 'center', gap: 4 }}>
      <Logo width={96} />
      <Typography variant="h1">{t('session.unsent.title')}</Typography>
      <Typography color="text.secondary" sx={{ maxWidth: 440 }}>
        {t('session.unsent.text')}
      </Typography>
      <Button variant="contained" size="large" onClick={() => void navigate(-1)}>
        {t('session.unsent.back')}
      </Button>
      <Button variant="outlined" size="large" onClick={leave}>
        {t('session.unsent.keep')}
      </Button>
      <Button color="error" size="large" onClick={discard}>
        {t('session.unsent.discard')}
      </Button>
    </Page>
  );
}
