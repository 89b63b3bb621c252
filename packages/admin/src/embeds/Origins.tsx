import { Box, Typography } from '@mui/material';

import { useText } from '../i18n/text.ts';

/** Where a site is: the first of its addresses, and how many others there are. */
export function Origins({ origins: [first = '', ...others] }: { origins: readonly string[] }) {
  const t = useText();
  return (
    <Box sx={{ overflowWrap: 'break-word' }}>
      {first.replace(/^https:\/\//, '')}
      {others.length > 0 && (
        <Typography component="span" variant="body2" color="text.secondary">
          {` ${t('embeds.moreOrigins', { smart_count: others.length })}`}
        </Typography>
      )}
    </Box>
  );
}
