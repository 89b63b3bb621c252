import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useLocation, useParams } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { useServices } from '../services/services.ts';
import { Page } from '../ui/Page.tsx';
import { consoleAddress } from './consoleAddress.ts';

/** Leads from the specification's addresses of user lists to the console, which has the lists. */
export default function UsersInConsole() {
  const { t } = useText();
  const { go } = useServices();
  const { pathname } = useLocation();
  const { id, type } = useParams();
  const address = consoleAddress(pathname, { id, type });
  useEffect(() => go(address), [go, address]);
  return (
    <Page bare sx={{ justifyItems: 'center', textAlign: 'center', gap: 4 }}>
      <Typography variant="h1">{t('users.title')}</Typography>
      <Link href={address}>{t('users.inConsole')}</Link>
    </Page>
  );
}
