import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

import { useServices, useSession } from '../../services/services.ts';
import { useText } from '../../i18n/useText.ts';

/** For users who are signed in without a role: why they are at the login, and how to sign out. Nothing for others. */
export function RolelessNotice() {
  const { t } = useText();
  const { session } = useServices();
  const state = useSession();
  if (state.status !== 'member') return null;
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" onClick={() => session.signOut()}>
          {t('action.logout')}
        </Button>
      }
    >
      {t('login.roleless', { username: state.user.data.username })}
    </Alert>
  );
}
