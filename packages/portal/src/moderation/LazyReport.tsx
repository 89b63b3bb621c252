import { type ComponentProps, lazy } from 'react';

import type { ReportButton } from './ReportButton.tsx';
import { LazyBoundary } from '../ui/LazyBoundary.tsx';

const Fetched = lazy(async () => ({ default: (await import('./ReportButton.tsx')).ReportButton }));

/** The button that reports, on screens that are used without it. */
export const LazyReport = (props: ComponentProps<typeof ReportButton>) => (
  <LazyBoundary>
    <Fetched {...props} />
  </LazyBoundary>
);
