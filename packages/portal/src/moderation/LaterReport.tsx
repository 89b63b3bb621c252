import { type ComponentProps, lazy, Suspense } from 'react';

import type { ReportButton } from './ReportButton.tsx';

const Fetched = lazy(async () => ({ default: (await import('./ReportButton.tsx')).ReportButton }));

/** The button that reports, on screens that are used without it. */
export const LaterReport = (props: ComponentProps<typeof ReportButton>) => (
  <Suspense>
    <Fetched {...props} />
  </Suspense>
);
