import { Box, Typography } from '@mui/material';

import { useText } from '../i18n/text.ts';

/** Where a site is: the first of its addresses, and how many others there are. */
export function Origins({ record }: { record: { origins: readonly string[] } }) {
  const t = useText();
  const [first = '', ...others] = record.origins;
  return (
    <Box sx={{ overflowWrap: 'break-word', fontSize: 14 }}>
      {first.replace(/^https:\/\//, '')}
      {others.length > 0 && (
        <Typography component="span" variant="body2" color="text.secondary">
          {` ${t('embeds.moreOrigins', { count: others.length })}`}
        </Typography>
      )}
    </Box>
  );
}
