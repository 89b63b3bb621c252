import type { CourseRecord } from '@lia/sdk/courses/records';
import { Skeleton, Stack } from '@mui/material';
import { lazy, Suspense } from 'react';

import { Figures } from '../lessons/Figures.tsx';
import { Buyers } from './Buyers.tsx';
import { Prices } from './Prices.tsx';

/** With the editors of lessons, which the list does without. */
const Contents = lazy(async () => ({ default: (await import('../lessons/Contents.tsx')).Contents }));

/** What a course consists of and how it goes, what it costs, and who bought it. */
export const Beside = ({ record }: { record: CourseRecord }) => (
  <Stack spacing={2}>
    <Suspense fallback={<Skeleton variant="rounded" height={160} />}>
      <Contents course={record.id} />
    </Suspense>
    <Figures course={record.id} />
    <Prices record={record} />
    <Buyers record={record} />
  </Stack>
);
