import { type UserKind, userKinds } from '@lia/sdk/users/rules';
import { UUID } from '@lia/sdk/validation/fields';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useLocation, useParams } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { useServices } from '../services/services.ts';
import { Page } from '../ui/Page.tsx';

/** The lists whose address is no parameter. */
const INTERESTED = '/apps/interested';

/** The filter of all of them is there as well: without one, the console shows the list as it was last narrowed. */
const list = (kind: UserKind | undefined): string =>
  `/admin/users?${new URLSearchParams({ filter: JSON.stringify({ kind, status: 'active' }) })}`;

/** The page of the console behind an address of the portal (document 2 section 2): a user, a list of one kind, or of all. */
function consoleAddress(path: string, { id, type }: { id?: string | undefined; type?: string | undefined }): string {
  if (id !== undefined && UUID.test(id)) return `/admin/users/${id}/show`;
  return list(path.startsWith(INTERESTED) ? 'interested' : userKinds.find((kind) => kind === type));
}

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
