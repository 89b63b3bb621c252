import CheckIcon from '@mui/icons-material/Check';
import CopyIcon from '@mui/icons-material/ContentCopy';
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';

import { useText } from '../i18n/text.ts';

/** Puts a text on the clipboard, and confirms it until the text changes. */
export function CopyButton({ text, label, primary = false }: { text: string; label: string; primary?: boolean }) {
  const t = useText();
  const [copied, setCopied] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const done = copied === text;

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };

  return (
    <Box>
      <Button
        variant={primary ? 'contained' : 'outlined'}
        startIcon={done ? <CheckIcon /> : <CopyIcon />}
        onClick={() => void copy()}
      >
        {label}
      </Button>
      <Typography component="output" variant="body2" sx={{ ml: 1.5 }}>
        {failed ? t('embeds.copyFailed') : done ? t('embeds.copied') : ''}
      </Typography>
    </Box>
  );
}
