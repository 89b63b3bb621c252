import type { FileRule } from '@lia/sdk/files/rules';
import { ApiError } from '@lia/sdk/http/error';
import { Alert, Stack } from '@mui/material';
import { useState } from 'react';

import { useReason } from '../i18n/text.ts';
import { FileButton } from './FileButton.tsx';

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
      <FileButton label={label} hint={hint} rule={rule} busy={busy} choose={(file) => void take(file)} />
      {refusal !== null && (
        <Alert severity="error" variant="outlined">
          {refusal}
        </Alert>
      )}
    </Stack>
  );
}
