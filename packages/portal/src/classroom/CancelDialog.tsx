import { CHANGE_DAYS, MAX_CANCELLATION_REASON } from '@lia/sdk/classroom/rules';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';

import { LabelledInput } from '../fields/LabelledInput.tsx';
import { useText } from '../i18n/useText.ts';
import { InputDialog } from '../ui/InputDialog.tsx';

interface CancelDialogProps {
  /** Whether its students and their families are notified. */
  notified: boolean;
  busy: boolean;
  confirm: (reason: string) => void;
  close: () => void;
}

/** Asks before a class is cancelled, and why it is. */
export default function CancelDialog({ notified, busy, confirm, close }: CancelDialogProps) {
  const { t } = useText();
  const id = useId();
  const [reason, setReason] = useState('');
  return (
    <InputDialog close={close} role="alertdialog" aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <DialogTitle id={`${id}-title`}>{t('classes.cancel.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        <DialogContentText id={`${id}-text`}>
          {notified ? t('classes.cancel.text') : t('classes.cancel.silent', { days: CHANGE_DAYS })}
        </DialogContentText>
        <LabelledInput
          label={t('classes.cancel.reason')}
          value={reason}
          maxLength={MAX_CANCELLATION_REASON}
          error={null}
          onChange={({ target }) => setReason(target.value)}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{t('classes.keep')}</Button>
        <Button variant="contained" color="error" loading={busy} onClick={() => confirm(reason.trim())}>
          {t('classes.cancel')}
        </Button>
      </DialogActions>
    </InputDialog>
  );
}
