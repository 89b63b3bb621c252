import { passwordChangeLabels } from '@lia/sdk/accounts/labels';
import { startLink } from '@lia/sdk/federation/endpoints';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';

import { keepAttempt } from '../../federation/attempt.ts';
import { useText } from '../../i18n/useText.ts';
import type { ProviderButton } from '../../routing/identityProviders.ts';
import { useServices } from '../../services/services.ts';
import { InputDialog } from '../../ui/InputDialog.tsx';
import { AccountForm } from '../AccountForm.tsx';
import { loadOwnPasswordRules } from '../rules.ts';
import { UnknownPassword } from '../UnknownPassword.tsx';

interface LinkDialogProps {
  provider: ProviderButton;
  close: () => void;
}

/** Asks for the password of the account before it leads to the identity provider that is linked to it. */
export function LinkDialog({ provider: { name, label }, close }: LinkDialogProps) {
  const { t, language } = useText();
  const { session, go } = useServices();

  return (
    <InputDialog close={close} aria-labelledby="link-dialog">
      <DialogTitle id="link-dialog">{t('federation.link', { provider: label })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        <Typography>{t('federation.link.password')}</Typography>
        <AccountForm
          fields={[
            {
              name: 'current_password',
              label: passwordChangeLabels.current_password[language],
              kind: 'password',
              autoComplete: 'current-password',
            },
          ]}
          loadRules={loadOwnPasswordRules}
          send={async (body) => {
            const { data } = await session.client.call(startLink, { params: { provider: name }, body });
            keepAttempt({ secret: data.secret, wanted: null });
            go(data.url);
          }}
          submit={t('federation.link.continue')}
        />
        <UnknownPassword />
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{t('action.cancel')}</Button>
      </DialogActions>
    </InputDialog>
  );
}
