import { type ComponentProps, lazy } from 'react';

import type { ReportButton } from './ReportButton.tsx';
import { Later } from '../ui/Later.tsx';

const Fetched = lazy(async () => ({ default: (await import('./ReportButton.tsx')).ReportButton }));

/** The button that reports, on screens that are used without it. */
export const LaterReport = (props: ComponentProps<typeof ReportButton>) => (
  <Later>
    <Fetched {...props} />
  </Later>
);
