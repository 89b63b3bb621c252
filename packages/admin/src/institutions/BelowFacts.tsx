import type { Institution } from '@lia/sdk/institutions/schema';
import { lazy } from 'react';

import { LazyBoundary } from '../loading/LazyBoundary.tsx';
import { InstitutionImports } from './InstitutionImports.tsx';
import { InstitutionLicences } from './InstitutionLicences.tsx';
import { InstitutionPayouts } from './InstitutionPayouts.tsx';

// Fetched from here, since what a definition names weighs on the first list.
const InstitutionLogo = lazy(() => import('./logo/InstitutionLogo.tsx'));

/** What the page of an institution shows below its facts. */
export default function BelowFacts({ record }: { record: Institution }) {
  return (
    <>
      <LazyBoundary>
        <InstitutionLogo record={record} />
      </LazyBoundary>
      {record.Type === 'Escuela' && (
        <>
          <InstitutionLicences school={record.SchoolId} />
          <InstitutionPayouts school={record.SchoolId} />
          <InstitutionImports school={record.SchoolId} />
        </>
      )}
    </>
  );
}
