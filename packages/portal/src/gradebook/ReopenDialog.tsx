import { MAX_GRADE_REASON } from '@lia/sdk/gradebook/rules';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';

import { LabelledInput } from '../fields/LabelledInput.tsx';
import { useText } from '../i18n/useText.ts';
import { InputDialog } from '../ui/InputDialog.tsx';

interface ReopenDialogProps {
  period: string;
  busy: boolean;
  reopen: (reason: string) => void;
  close: () => void;
}

/** Asks why a period is opened again. */
export default function ReopenDialog({ period, busy, reopen, close }: ReopenDialogProps) {
  const { t } = useText();
  const id = useId();
  const [reason, setReason] = useState('');
  return (
    <InputDialog close={close} aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`}>{t('gradebook.reopen.title', { period })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        <DialogContentText>{t('gradebook.reopen.text')}</DialogContentText>
        <LabelledInput
          label={t('gradebook.reopen.reason')}
          error={null}
          value={reason}
          maxLength={MAX_GRADE_REASON}
          onChange={({ target }) => setReason(target.value)}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{t('action.cancel')}</Button>
        <Button variant="contained" disabled={busy || reason.trim().length < 3} onClick={() => reopen(reason.trim())}>
          {t('gradebook.reopen')}
        </Button>
      </DialogActions>
    </InputDialog>
  );
}
