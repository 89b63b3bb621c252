import { type ComponentProps, lazy } from 'react';

import { LazyBoundary } from '../ui/LazyBoundary.tsx';

const SchoolPlans = lazy(() => import('./schoolPlans/SchoolPlans.tsx'));

/** Plans that others pay for a school: fetched by those who have some. */
export const LazySchoolPlans = (props: ComponentProps<typeof SchoolPlans>) => (
  <LazyBoundary>
    <SchoolPlans {...props} />
  </LazyBoundary>
);
