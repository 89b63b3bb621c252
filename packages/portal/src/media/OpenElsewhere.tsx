import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { mediaTexts } from './es.ts';

/** Leads to what a provider shows, and states where that is before it is pressed. */
export function OpenElsewhere({ url, label }: { url: string; label: string }) {
  useTexts(mediaTexts);
  const { t } = useText();
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Button variant="contained" href={url} target="_blank" rel="noopener noreferrer" sx={{ minHeight: 44 }}>
        {label}
      </Button>
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {t('media.elsewhere', { host: new URL(url).hostname })}
      </Typography>
    </Box>
  );
}
