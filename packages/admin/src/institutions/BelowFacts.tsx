import type { Institution } from '@lia/sdk/institutions/schema';
import { Button } from '@mui/material';
import { lazy } from 'react';

import { useText } from '../i18n/text.ts';
import { LazyBoundary } from '../loading/LazyBoundary.tsx';
import { InstitutionImports } from './InstitutionImports.tsx';
import { InstitutionLicences } from './InstitutionLicences.tsx';
import { InstitutionPayouts } from './InstitutionPayouts.tsx';

// Fetched from here, since what a definition names weighs on the first list.
const InstitutionLogo = lazy(() => import('./logo/InstitutionLogo.tsx'));

/** What the page of an institution shows below its facts. */
export default function BelowFacts({ record }: { record: Institution }) {
  const t = useText();
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
          {record.DeletedAt === null && (
            // The portal has them: an administrator has no school of their own there.
            <Button href={`/apps/periodos/${record.SchoolId}`} sx={{ alignSelf: 'start', minHeight: 44 }}>
              {t('institutions.schoolYears')}
            </Button>
          )}
        </>
      )}
    </>
  );
}
