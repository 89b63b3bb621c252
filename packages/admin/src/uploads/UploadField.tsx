import { formatSize } from '@lia/sdk/files/formatSize';
import { Alert, Box, Button, LinearProgress, Stack, Typography } from '@mui/material';

import { useLanguage, useText } from '../i18n/text.ts';
import { ReloadButton } from '../loading/failure.tsx';
import { FileButton } from '../records/FileButton.tsx';
import { type UploadOptions, useUpload } from './useUpload.ts';

interface UploadFieldProps extends UploadOptions {
  label: string;
  hint: string;
}

/** Chooses a file, which is sent in pieces at once, with how far it is; it may be paused and given up. */
export function UploadField({ label, hint, ...options }: UploadFieldProps) {
  const { sending, choose, ...actions } = useUpload(options);
  if (sending) return <Progress label={label} sending={sending} {...actions} />;
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <FileButton label={label} hint={hint} rule={options.rule} choose={choose} />
    </Stack>
  );
}

type Upload = ReturnType<typeof useUpload>;

interface ProgressProps extends Omit<Upload, 'sending' | 'choose'> {
  label: string;
  sending: NonNullable<Upload['sending']>;
}

function Progress({ label, sending, pause, goOn, cancel }: ProgressProps) {
  const t = useText();
  const language = useLanguage();
  const { file, status, percent, reason, needsReload, mayGoOn } = sending;
  const { name } = file;
  const size = formatSize(file.size, language);
  return (
    <Stack component="fieldset" aria-label={label} spacing={1} sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      {status === 'failed' ? (
        <Alert
          severity="error"
          variant="outlined"
          {...(needsReload && { action: <ReloadButton /> })}
          sx={{ overflowWrap: 'anywhere' }}
        >
          {t('uploads.failed', { name, reason })}
        </Alert>
      ) : (
        <>
          <Typography sx={{ overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }}>
            {t(`uploads.${status}`, { name, percent, size })}
          </Typography>
          <LinearProgress
            variant={status === 'finishing' ? 'indeterminate' : 'determinate'}
            value={percent}
            aria-label={name}
            sx={{ height: 8, borderRadius: 4 }}
          />
          {status !== 'finishing' && (
            <Typography variant="body2" color="text.secondary">
              {t('uploads.stay')}
            </Typography>
          )}
        </>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {status === 'sending' && (
          <Button variant="outlined" onClick={pause}>
            {t('uploads.pause')}
          </Button>
        )}
        {(status === 'paused' || (status === 'failed' && mayGoOn)) && (
          <Button variant="outlined" onClick={goOn}>
            {t('uploads.goOn')}
          </Button>
        )}
        {status !== 'finishing' && <Button onClick={cancel}>{t('uploads.cancel')}</Button>}
      </Box>
    </Stack>
  );
}
