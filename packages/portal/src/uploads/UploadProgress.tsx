import { formatSize } from '@lia/sdk/files/formatSize';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';

import { useText } from '../i18n/useText.ts';
import type { useUpload } from './useUpload.ts';
import type { SendingOne } from './useUploads.ts';

interface UploadProgressProps {
  label: string;
  sending: SendingOne;
  upload: Pick<ReturnType<typeof useUpload>, 'pause' | 'goOn' | 'remove'>;
  /** What is wrong with it, in words, or null. */
  error: string | null;
}

/** A file on its way, how far it is, and the ways to stop it and to go on. */
export default function UploadProgress({ label, sending, upload, error }: UploadProgressProps) {
  const { t, language } = useText();
  const { pause, goOn, remove } = upload;
  const { file, status, percent, reason, needsReload, hasBegun } = sending;
  const values = { name: file.name, percent: String(percent) };
  return (
    <Box component="fieldset" aria-label={label} sx={{ m: 0, p: 0, border: 0, minWidth: 0, display: 'grid', gap: 1 }}>
      <Typography sx={{ fontWeight: 600 }}>{label}</Typography>
      <Typography
        role={status === 'failed' ? 'alert' : undefined}
        color={status === 'failed' ? 'error' : undefined}
        sx={{ overflowWrap: 'anywhere' }}
      >
        {status === 'failed'
          ? t('upload.failed', { name: file.name, reason: reason ?? '' })
          : t(`upload.${status}`, values)}
        {` · ${formatSize(file.size, language)}`}
      </Typography>
      {status !== 'failed' && (
        <LinearProgress
          variant="determinate"
          value={percent}
          aria-label={file.name}
          sx={{ height: 8, borderRadius: 4 }}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {status === 'sending' && (
          <Button sx={{ minHeight: 44 }} onClick={pause}>
            {t('upload.pause')}
          </Button>
        )}
        {(status === 'paused' || status === 'failed') && hasBegun && (
          <Button sx={{ minHeight: 44 }} onClick={goOn}>
            {t('upload.goOn')}
          </Button>
        )}
        {needsReload && (
          <Button sx={{ minHeight: 44 }} onClick={() => location.reload()}>
            {t('action.reload')}
          </Button>
        )}
        <Button sx={{ minHeight: 44 }} onClick={remove}>
          {t('upload.remove')}
        </Button>
      </Box>
      {error !== null && (
        <Typography role="alert" color="error">
          {error}
        </Typography>
      )}
    </Box>
  );
}
