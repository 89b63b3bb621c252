import { formatInstant } from '@lia/sdk/calendar/instants';
import type { ImportRecord } from '@lia/sdk/imports/records';
import { Link as MuiLink } from '@mui/material';
import { Link } from 'react-router';

import { Fact } from '../records/RecordPage.tsx';
import { useWords } from '../resources/field.ts';
import { Latest } from './Latest.tsx';

/** The latest imports into a school. */
export function InstitutionImports({ school }: { school: number }) {
  const { t, language } = useWords();
  return (
    <Latest<ImportRecord>
      title={t('institutions.imports')}
      resource="imports"
      sort="created_at"
      school={school}
      none={t('institutions.noImports')}
    >
      {({ id, file, status, created_at }) => (
        <Fact name={formatInstant(created_at, language)}>
          <MuiLink component={Link} to={`/imports/${id}/show`}>
            {file}
          </MuiLink>
          {` · ${t(`imports.statuses.${status}`)}`}
        </Fact>
      )}
    </Latest>
  );
}
