import { Box, Card, Skeleton, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';

import { useText } from '../i18n/text.ts';

const ROWS = 10;

/** The place of a resource's screen while its file is fetched: its heading where the list will have it, and rows to come. */
export function ScreenWaiting({ name }: { name: string }) {
  const t = useText();
  const translate = useTranslate();
  return (
    <Stack spacing={2} aria-busy="true">
      <Box>
        <Typography variant="h1">{translate(`resources.${name}.name`, { count: 2 })}</Typography>
        <Typography component="output" color="text.secondary" sx={{ display: 'block' }}>
          {t('lists.loading')}
        </Typography>
      </Box>
      <Skeleton variant="rounded" height={72} />
      <Card sx={{ p: 2 }}>
        {Array.from({ length: ROWS }, (_, row) => (
          <Skeleton key={row} height={44} />
        ))}
      </Card>
    </Stack>
  );
}
