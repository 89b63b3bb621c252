import { Button, Stack, Typography } from '@mui/material';
import { useGetIdentity, useLogout } from 'react-admin';

import { useText } from '../i18n/text.ts';
import { AuthLayout } from './AuthLayout.tsx';

/** Shown to users with a session, but without access to the console. The session stays: the portal takes it. */
export function NoEntryPage() {
  const t = useText();
  const { identity } = useGetIdentity();
  const logout = useLogout();
  return (
    <AuthLayout title={t('noEntry.title')}>
      <Typography color="text.secondary">{t('noEntry.body', { name: identity?.fullName ?? '' })}</Typography>
      <Stack spacing={1.5} sx={{ mt: 3 }}>
        <Button variant="contained" href="/">
          {t('noEntry.toPortal')}
        </Button>
        <Button onClick={() => void logout({}, undefined, false)}>{t('noEntry.otherAccount')}</Button>
      </Stack>
    </AuthLayout>
  );
}
