import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';

import { useText } from '../../i18n/useText.ts';
import type { UploadFailure } from './failure.ts';
import type { Sending, UploadQueue } from './uploadQueue.ts';

/** A file on its way, with what may be done about it. */
export default function SendingFile({ file, queue }: { file: Sending; queue: UploadQueue }) {
  const { t, message } = useText();
  const { id, name, percent, status, failure, isKept } = file;

  function wordsOf(why: UploadFailure): string {
    if (why.type === 'heic') return t('work.heic');
    // What was not kept goes with the page.
    if (why.type === 'code') return t(isKept ? 'work.code' : 'work.code.notKept');
    return why.type === 'rule' ? message(why.message) : why.words;
  }

  const words = {
    sending: () => t('work.progress', { name, percent }),
    waiting: () => t('work.waiting', { name, percent }),
    paused: () => t('work.paused', { name, percent }),
    elsewhere: () => t('work.elsewhere', { name }),
    done: () => t('work.done', { name }),
    failed: () => t('work.failed', { name, reason: failure ? wordsOf(failure) : '' }),
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
      {isKept === false && status !== 'failed' && status !== 'done' && (
        <Typography variant="body2" color="text.secondary">
          {t('work.notKept')}
        </Typography>
      )}
      {status !== 'elsewhere' && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {status === 'sending' && <Button onClick={() => queue.pause(id)}>{t('work.pause', { name })}</Button>}
          {(status === 'paused' || status === 'waiting') && (
            <Button onClick={() => queue.goOn(id)}>{t('work.goOn', { name })}</Button>
          )}
          {failure?.type === 'code' && <Button onClick={() => location.reload()}>{t('action.reload')}</Button>}
          <Button onClick={() => queue.remove(id)}>{t('work.remove', { name })}</Button>
        </Box>
      )}
    </Box>
  );
}
