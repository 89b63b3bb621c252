import type { SessionUser } from '@lia/sdk/accounts/schema';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

import { useText } from '../../i18n/useText.ts';
import { useServices } from '../../services/services.ts';

/** For users who are signed in without a role: why they are at the login, and how to sign out. */
export default function RolelessNotice({ user }: { user: SessionUser }) {
  const { t } = useText();
  const { session } = useServices();
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" onClick={() => session.signOut()}>
          {t('action.logout')}
        </Button>
      }
    >
      {t('login.roleless', { username: user.data.username })}
    </Alert>
  );
}
