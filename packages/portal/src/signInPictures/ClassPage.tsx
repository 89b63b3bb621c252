import { readSignInClass } from '@lia/sdk/signInPictures/endpoints';
import type { ClassStudent, SignInClass } from '@lia/sdk/signInPictures/schema';
import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router';

import { Logo } from '../brand/Logo.tsx';
import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { useServices, useSession } from '../services/services.ts';
import { Loading } from '../ui/Loading.tsx';
import { ReadFailed } from '../ui/Notice.tsx';
import { Page } from '../ui/Page.tsx';
import { NameChoice } from './NameChoice.tsx';
import { PicturePad } from './PicturePad.tsx';
import { pictureTexts } from './es.ts';

/**
 * `/login/clase`, where the QR of a class leads with `#code=`: fragments reach no server. What it shows is in this page alone and gone
 * with it, so that the next one at a shared device finds no class.
 */
export default function ClassPage() {
  useTexts(pictureTexts);
  const { t } = useText();
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [code] = useState(() => new URLSearchParams(hash.slice(1)).get('code') ?? '');
  const [child, setChild] = useState<ClassStudent | null>(null);
  const { read, readAgain } = useClass(code);

  // Neither bookmarked nor shared.
  useEffect(() => void navigate(pathname, { replace: true }), [navigate, pathname]);

  const leave = (): void => {
    setChild(null);
    readAgain();
  };
  return (
    <Page
      bare
      sx={{
        gridTemplateColumns: 'minmax(0, 1fr)',
        // The names of a class stay where they are while more of them come.
        alignContent: code === '' ? 'center' : 'start',
        justifyItems: 'center',
        textAlign: 'center',
        gap: 4,
        py: { xs: 4, sm: 8 },
      }}
    >
      <Logo width={72} />
      {code === '' && (
        <>
          <Typography variant="h1">{t('pictures.enter')}</Typography>
          <Typography sx={{ maxWidth: 440 }}>{t('classPage.scan')}</Typography>
        </>
      )}
      {child && <PicturePad key={child.id} code={code} child={child} leave={leave} />}
      {!child && read.data && <NameChoice opened={read.data} choose={setChild} />}
      {!child && code !== '' && !read.data && <Typography variant="h1">{t('pictures.enter')}</Typography>}
      {!read.data && read.error !== undefined && (
        <ReadFailed inside title={t('classPage.failed')} error={read.error} retry={readAgain} />
      )}
      {code !== '' && !read.data && read.error === undefined && (
        <Loading>
          <Skeleton variant="rounded" width={280} height={160} />
        </Loading>
      )}
      <OpenSession />
      <Link component={RouterLink} to="/login" sx={{ py: 2 }}>
        {t('classPage.password')}
      </Link>
    </Page>
  );
}

interface Read {
  data?: SignInClass['data'];
  error?: unknown;
}

/** The class of a code. It is kept by no cache that outlives the page. */
function useClass(code: string) {
  const { client } = useServices().session;
  const [read, setRead] = useState<Read>({});
  const [asked, setAsked] = useState({ code });

  useEffect(() => {
    if (asked.code === '') return undefined;
    let left = false;
    const become = (next: Read): void => {
      if (!left) setRead(next);
    };
    client.call(readSignInClass, { body: asked }).then(
      ({ data }) => become({ data }),
      (error: unknown) => become({ error }),
    );
    return () => {
      left = true;
    };
  }, [client, asked]);

  return { read, readAgain: () => setAsked({ code }) };
}

/** Whose session is open on this device: schools share theirs. */
function OpenSession() {
  const { t } = useText();
  const state = useSession();
  if (state.status !== 'member') return null;
  const { displayName, username } = state.user.data;
  return <Alert severity="info">{t('classPage.open', { name: displayName || username })}</Alert>;
}
