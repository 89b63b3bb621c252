import { Box, Card, Skeleton, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';

import { useText } from '../i18n/text.ts';

/** What the record is called, with its status beside it. */
export function RecordHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
      <title>{`${title} · LIA`}</title>
      <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

/** A card of the page under a heading of its own. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack spacing={2}>
        <Typography variant="h2">{title}</Typography>
        {children}
      </Stack>
    </Card>
  );
}

/** Two columns, which stand one below the other on a narrow screen. */
export const RecordColumns = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' }, alignItems: 'start' }}>{children}</Box>
);

export function RecordWaiting() {
  const t = useText();
  return (
    <Box aria-busy="true">
      <Typography variant="h1" component="output">
        {t('lists.loading')}
      </Typography>
      <Skeleton height={320} />
    </Box>
  );
}
