import { Box, LinearProgress, Typography } from '@mui/material';

import { useText } from '../i18n/text.ts';

/** How many of a membership's licences are in use, as a bar and in figures. */
export function Usage({ record: { used, licences } }: { record: { used: number; licences: number } }) {
  const t = useText();
  const text = t('licences.of', { used, total: licences });
  return (
    <Box sx={{ minWidth: 120, py: 0.5 }}>
      <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {text}
      </Typography>
      <LinearProgress variant="determinate" value={Math.min(100, (used / licences) * 100)} aria-label={text} />
    </Box>
  );
}
