import { pictureRule } from '@lia/sdk/files/picture';
import { ApiError } from '@lia/sdk/http/error';
import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { Alert, Button, Stack, Typography } from '@mui/material';
import { useRef, useState } from 'react';

import { useMessage } from '../i18n/text.ts';

interface PictureUploadProps {
  label: string;
  hint: string;
  /** Sends the picture that was chosen; what it throws is shown where it is an error of the API. */
  send: (picture: File) => Promise<void>;
}

/** The kinds that the API takes, as an input of files names them. */
const accept = pictureRule.kinds.flatMap(({ extensions }) => extensions.map((extension) => `.${extension}`)).join();

/** Chooses a picture, which is sent at once. */
export function PictureUpload({ label, hint, send }: PictureUploadProps) {
  const describe = useMessage();
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function take(picture: File) {
    setBusy(true);
    setRefusal(null);
    try {
      await send(picture);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal(
        error.status === 0 ? describe({ key: error.code }) : (Object.values(error.fields)[0] ?? error.message),
      );
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
        accept={accept}
        aria-label={label}
        onChange={({ target }) => {
          const [picture] = target.files ?? [];
          if (picture) void take(picture);
          // The same picture may be chosen again after a refusal.
          target.value = '';
        }}
      />
      <Button variant="outlined" startIcon={<UploadIcon />} loading={busy} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <Typography variant="body2" color="text.secondary">
        {hint}
      </Typography>
      {refusal !== null && (
        <Alert severity="error" variant="outlined">
          {refusal}
        </Alert>
      )}
    </Stack>
  );
}
