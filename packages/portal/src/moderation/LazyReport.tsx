import Box from '@mui/material/Box';
import { type ComponentProps, lazy } from 'react';

import type { ReportButton } from './ReportButton.tsx';
import { LazyBoundary } from '../ui/LazyBoundary.tsx';

const Fetched = lazy(async () => ({ default: (await import('./ReportButton.tsx')).ReportButton }));

/** The button that reports, on screens that are used without it. Its height is kept, so that what follows does not move. */
export const LazyReport = (props: ComponentProps<typeof ReportButton>) => (
  <LazyBoundary fallback={<Box sx={{ height: 44 }} />}>
    <Fetched {...props} />
  </LazyBoundary>
);
