import { acceptOf, type FileRule } from '@lia/sdk/files/rules';
import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { Button, Typography } from '@mui/material';
import { useRef } from 'react';

interface FileButtonProps {
  label: string;
  hint?: string | undefined;
  rule: FileRule;
  busy?: boolean;
  choose: (file: File) => void;
}

/** Chooses a file by a button, and names what it may be. */
export function FileButton({ label, hint, rule, busy = false, choose }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptOf(rule)}
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) choose(file);
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
    </>
  );
}
