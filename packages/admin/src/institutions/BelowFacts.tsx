import type { Institution } from '@lia/sdk/institutions/schema';
import { lazy, Suspense } from 'react';

import { InstitutionImports } from './InstitutionImports.tsx';

// Fetched from here, since what a definition names weighs on the first list.
const InstitutionLogo = lazy(() => import('./logo/InstitutionLogo.tsx'));

/** What the page of an institution shows below its facts. */
export default function BelowFacts({ record }: { record: Institution }) {
  return (
    <>
      <Suspense>
        <InstitutionLogo record={record} />
      </Suspense>
      <InstitutionImports record={record} />
    </>
  );
}
