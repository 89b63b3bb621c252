import { acceptOf, type FileRule } from '@lia/sdk/files/rules';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';

import { LabelledInput } from '../fields/LabelledInput.tsx';
import { formatSize } from '@lia/sdk/files/formatSize';
import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { uploadTexts } from './es.ts';
import type { useUpload } from './useUpload.ts';

interface UploadFieldProps {
  label: string;
  rule: FileRule;
  upload: ReturnType<typeof useUpload>;
  /** What is wrong with it, in words, or null. */
  error: string | null;
  chosen?: (file: File) => void;
}

/** A file that is sent while the rest of its form is filled in, with how far it is. */
export function UploadField({ label, rule, upload, error, chosen }: UploadFieldProps) {
  useTexts(uploadTexts);
  const { t, language } = useText();
  const { sending, choose, pause, goOn, remove } = upload;
  if (!sending) {
    return (
      <LabelledInput
        type="file"
        label={label}
        error={error}
        accept={acceptOf(rule)}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (!file) return;
          choose(file);
          chosen?.(file);
        }}
      />
    );
  }
  const { file, status, percent, reason, hasBegun } = sending;
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
