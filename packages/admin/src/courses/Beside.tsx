import type { CourseRecord } from '@lia/sdk/courses/records';
import { Skeleton, Stack } from '@mui/material';
import { lazy } from 'react';

import { LazyBoundary } from '../loading/LazyBoundary.tsx';
import { Prices } from './Prices.tsx';

/** With the editors of lessons, which the list does without. */
const Contents = lazy(async () => ({ default: (await import('../lessons/Contents.tsx')).Contents }));
const Figures = lazy(async () => ({ default: (await import('../lessons/Figures.tsx')).Figures }));
const Certificates = lazy(async () => ({ default: (await import('../lessons/Certificates.tsx')).Certificates }));
const CoursePlaces = lazy(() => import('./places/CoursePlaces.tsx'));

/** What a course consists of and how it goes, what it costs, who has it, and what was certified. */
export const Beside = ({ record }: { record: CourseRecord }) => (
  <Stack spacing={2}>
    <LazyBoundary fallback={<Skeleton variant="rounded" height={160} />}>
      <Contents course={record.id} isOffered={record.published} />
      <Figures course={record.id} />
    </LazyBoundary>
    <Prices record={record} />
    <LazyBoundary fallback={<Skeleton variant="rounded" height={160} />}>
      <CoursePlaces record={record} />
      <Certificates course={record.id} />
    </LazyBoundary>
  </Stack>
);
