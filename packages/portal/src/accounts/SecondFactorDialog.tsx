import { endSecondFactor, renewRecoveryCodes } from '@lia/sdk/secondFactor/endpoints';
import { secondFactorLabels } from '@lia/sdk/secondFactor/labels';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';

import { useText } from '../i18n/useText.ts';
import { useServices } from '../services/services.ts';
import { InputDialog } from '../ui/InputDialog.tsx';
import { AccountForm } from './AccountForm.tsx';
import { loadPasswordAndCodeRules } from './rules.ts';

interface SecondFactorDialogProps {
  /** Whether it is turned off; other recovery codes are made where it is not. */
  ends: boolean;
  close: () => void;
  renewed: (codes: readonly string[]) => void;
  ended: () => void;
}

/** Asks for password and code before a second factor is turned off, or gets other recovery codes. */
export function SecondFactorDialog({ ends, close, renewed, ended }: SecondFactorDialogProps) {
  const { t, language } = useText();
  const { session, toasts } = useServices();

  return (
    <InputDialog close={close} aria-labelledby="second-factor-dialog">
      <DialogTitle id="second-factor-dialog">{t(ends ? 'secondFactor.off.title' : 'secondFactor.renew')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        <Typography>{t(ends ? 'secondFactor.off.text' : 'secondFactor.renew.text')}</Typography>
        <AccountForm
          fields={[
            {
              name: 'current_password',
              label: secondFactorLabels.current_password[language],
              kind: 'password',
              autoComplete: 'current-password',
            },
            { name: 'code', label: t('secondFactor.anyCode'), kind: 'text', autoComplete: 'one-time-code' },
          ]}
          loadRules={loadPasswordAndCodeRules}
          send={async (body) => {
            if (ends) {
              toasts.show('success', (await session.client.call(endSecondFactor, { body })).message);
              return ended();
            }
            const { message, recovery_codes } = await session.client.call(renewRecoveryCodes, { body });
            toasts.show('success', message);
            renewed(recovery_codes);
          }}
          submit={t(ends ? 'secondFactor.off' : 'secondFactor.renew')}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{t('secondFactor.cancel')}</Button>
      </DialogActions>
    </InputDialog>
  );
}
