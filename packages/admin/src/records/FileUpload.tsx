import { acceptOf, type FileRule } from '@lia/sdk/files/rules';
import { ApiError } from '@lia/sdk/http/error';
import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { Alert, Button, Stack, Typography } from '@mui/material';
import { useRef, useState } from 'react';

import { useReason } from '../i18n/text.ts';

interface FileUploadProps {
  label: string;
  hint?: string;
  rule: FileRule;
  /** Sends the file that was chosen; what it throws is shown where it is an error of the API. */
  send: (file: File) => Promise<void>;
}

/** Chooses a file, which is sent at once. */
export function FileUpload({ label, hint, rule, send }: FileUploadProps) {
  const reasonOf = useReason();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function take(file: File) {
    setBusy(true);
    setRefusal(null);
    try {
      await send(file);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal(Object.values(error.fields)[0] ?? reasonOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptOf(rule)}
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void take(file);
          // The same file may be chosen again after a refusal.
          target.value = '';
        }}
      />
      <Button variant="outlined" startIcon={<UploadIcon />} loading={busy} onClick={() => input.current?.click()}>
        {label}
      </Button>
      {hint !== undefined && (
        <Typography variant="body2" color="text.secondary">
          {hint}
        </Typography>
      )}
      {refusal !== null && (
        <Alert severity="error" variant="outlined">
          {refusal}
        </Alert>
      )}
    </Stack>
  );
}
