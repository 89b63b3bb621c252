import { formatInstant } from '@lia/sdk/calendar/instants';
import type { ImportRecord } from '@lia/sdk/imports/records';
import type { Institution } from '@lia/sdk/institutions/schema';
import { Box, Link as MuiLink, Skeleton, Typography } from '@mui/material';
import { type RaRecord, useGetList } from 'react-admin';
import { Link } from 'react-router';

import { Fact, Facts, Section } from '../records/RecordPage.tsx';
import { ROWS_ALONE } from '../resources/dataProvider.ts';
import { filteredList } from '../resources/definition.ts';
import { useWords } from '../resources/field.ts';

const LATEST = 5;

/** The latest imports into a school. */
export function InstitutionImports({ record: { SchoolId, Type } }: { record: Institution }) {
  const { t, language } = useWords();
  const filter = { school_id: SchoolId };
  const { data, total, isPending } = useGetList<ImportRecord & RaRecord>('imports', {
    filter,
    pagination: { page: 1, perPage: LATEST },
    sort: { field: 'created_at', order: 'DESC' },
    meta: ROWS_ALONE,
  });
  if (Type !== 'Escuela') return null;
  return (
    <Section title={t('institutions.imports')}>
      {isPending && <Skeleton height={44} />}
      {total === 0 && <Typography color="text.secondary">{t('institutions.noImports')}</Typography>}
      {data && data.length > 0 && (
        <Facts>
          {data.map(({ id, file, status, created_at }) => (
            <Fact key={id} name={formatInstant(created_at, language)}>
              <MuiLink component={Link} to={`/imports/${id}/show`}>
                {file}
              </MuiLink>
              {` · ${t(`imports.statuses.${status}`)}`}
            </Fact>
          ))}
        </Facts>
      )}
      {total !== undefined && total > LATEST && (
        <Box>
          <MuiLink component={Link} to={filteredList('imports', filter)}>
            {t('institutions.allImports', { count: total })}
          </MuiLink>
        </Box>
      )}
    </Section>
  );
}
