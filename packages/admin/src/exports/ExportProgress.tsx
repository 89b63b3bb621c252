import { formatCount } from '@lia/sdk/messages/count';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, LinearProgress, Typography } from '@mui/material';
import { useId } from 'react';

import { useText } from '../i18n/text.ts';

interface ExportProgressProps {
  done: number;
  /** 0 until the first rows are here. */
  total: number;
  onCancel: () => void;
}

/** How much of an export is fetched, and the way to stop it. */
export default function ExportProgress({ done, total, onCancel }: ExportProgressProps) {
  const t = useText();
  const title = useId();
  return (
    <Dialog open onClose={onCancel} fullWidth maxWidth="xs" aria-labelledby={title}>
      <DialogTitle id={title}>{t('exports.running')}</DialogTitle>
      <DialogContent>
        <LinearProgress
          aria-labelledby={title}
          {...(total > 0 && { variant: 'determinate', value: (done / total) * 100 })}
        />
        <Typography component="output" sx={{ display: 'block', mt: 1.5, minHeight: '1.5em' }}>
          {total > 0 ? t('exports.progress', { done: formatCount(done), total: formatCount(total) }) : ''}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>{t('exports.cancel')}</Button>
      </DialogActions>
    </Dialog>
  );
}
