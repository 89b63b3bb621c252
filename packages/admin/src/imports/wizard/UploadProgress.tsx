import { formatCount } from '@lia/sdk/messages/count';
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  Typography,
} from '@mui/material';
import { useId } from 'react';

import { useText } from '../../i18n/text.ts';
import type { UploadStatus } from './useUpload.ts';

interface UploadProgressProps {
  status: UploadStatus;
  onGoOn: () => void;
  onCancel: () => void;
}

/** How much of the upload is done, the way to stop it, and to go on after a lost connection. */
export function UploadProgress({ status, onGoOn, onCancel }: UploadProgressProps) {
  const t = useText();
  const title = useId();
  if (status.phase === 'idle' || status.phase === 'refused') return null;
  const { phase, done, total } = status;
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={title}>
      <DialogTitle id={title}>{t('importWizard.upload.sending')}</DialogTitle>
      <DialogContent>
        <LinearProgress variant="determinate" value={(done / total) * 100} aria-labelledby={title} />
        <Typography component="output" sx={{ display: 'block', mt: 1.5 }}>
          {t('importWizard.upload.sent', { done: formatCount(done), total: formatCount(total) })}
        </Typography>
        {phase === 'sending' && (
          <Typography color="text.secondary" sx={{ mt: 1 }}>
            {t('importWizard.upload.stay')}
          </Typography>
        )}
        {phase !== 'sending' && (
          <Alert severity="warning" variant="outlined" sx={{ mt: 1.5 }}>
            {t(`importWizard.upload.${phase}`)}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>{t('importWizard.upload.cancel')}</Button>
        {phase !== 'sending' && (
          <Button variant="contained" onClick={onGoOn}>
            {t('importWizard.upload.goOn')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
