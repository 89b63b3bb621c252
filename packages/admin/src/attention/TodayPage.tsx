import { formatDay } from '@lia/sdk/calendar/days';
import { dayOf } from '@lia/sdk/calendar/instants';
import { Box, Stack, Typography } from '@mui/material';
import { lazy, useState } from 'react';

import { useLanguage, useText } from '../i18n/text.ts';
import { LazyBoundary } from '../loading/LazyBoundary.tsx';
import { Attention } from './Attention.tsx';

const OwnLogos = lazy(() => import('../institutions/logo/OwnLogos.tsx'));
const Statistics = lazy(() => import('../statistics/Statistics.tsx'));

/** The first page: what needs attention today, and what is counted over time. */
export default function TodayPage() {
  const t = useText();
  const language = useLanguage();
  const [today] = useState(() => dayOf(new Date().toISOString()));
  return (
    <Stack spacing={3}>
      <title>{`${t('attention.title')} · LIA`}</title>
      <Box>
        <Typography variant="h1">{t('attention.title')}</Typography>
        <Typography color="text.secondary">{formatDay(today, language)}</Typography>
      </Box>
      <Attention />
      <LazyBoundary>
        <Statistics today={today} />
        <OwnLogos />
      </LazyBoundary>
    </Stack>
  );
}
