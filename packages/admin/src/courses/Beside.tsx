import type { CourseRecord } from '@lia/sdk/courses/records';
import { Stack } from '@mui/material';

import { Buyers } from './Buyers.tsx';
import { Prices } from './Prices.tsx';

/** What a course costs, and who bought it. */
export const Beside = ({ record }: { record: CourseRecord }) => (
  <Stack spacing={2}>
    <Prices record={record} />
    <Buyers record={record} />
  </Stack>
);
