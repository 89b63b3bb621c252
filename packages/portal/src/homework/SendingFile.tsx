import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';

import { useText } from '../i18n/useText.ts';
import type { Sending } from './useUploads.ts';

interface SendingFileProps {
  file: Sending;
  pause: () => void;
  /** Null where it never began, such as a file of a kind that is not taken. */
  goOn: (() => void) | null;
  remove: () => void;
}

/** A file on its way, with what may be done about it. */
export function SendingFile({ file, pause, goOn, remove }: SendingFileProps) {
  const { t } = useText();
  const { name, percent, status } = file;
  const words = {
    sending: () => t('work.progress', { name, percent }),
    paused: () => t('work.paused', { name, percent }),
    done: () => t('work.done', { name }),
    failed: () => t('work.failed', { name, reason: file.reason ?? t('work.lost') }),
  };
  return (
    <Box sx={{ display: 'grid', gap: 1, width: '100%' }}>
      <Typography
        role={status === 'failed' ? 'alert' : undefined}
        color={status === 'failed' ? 'error' : undefined}
        sx={{ overflowWrap: 'anywhere' }}
      >
        {words[status]()}
      </Typography>
      {status !== 'failed' && (
        <LinearProgress variant="determinate" value={percent} aria-label={name} sx={{ height: 8, borderRadius: 4 }} />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {status === 'sending' && <Button onClick={pause}>{t('work.pause', { name })}</Button>}
        {(status === 'paused' || status === 'failed') && goOn && (
          <Button onClick={goOn}>{t('work.goOn', { name })}</Button>
        )}
        <Button onClick={remove}>{t('work.remove', { name })}</Button>
      </Box>
    </Box>
  );
}
