import type { CourseRecord } from '@lia/sdk/courses/records';
import { Stack } from '@mui/material';

import { Contents } from '../lessons/Contents.tsx';
import { Figures } from '../lessons/Figures.tsx';
import { Buyers } from './Buyers.tsx';
import { Prices } from './Prices.tsx';

/** What a course consists of and how it goes, what it costs, and who bought it. */
export const Beside = ({ record }: { record: CourseRecord }) => (
  <Stack spacing={2}>
    <Contents course={record.id} />
    <Figures course={record.id} />
    <Prices record={record} />
    <Buyers record={record} />
  </Stack>
);
