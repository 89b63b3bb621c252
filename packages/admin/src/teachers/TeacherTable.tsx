import { formatInstant } from '@lia/sdk/calendar/instants';
import type { TeacherRecord } from '@lia/sdk/teachers/records';
import { REQUESTED_DOCUMENTS } from '@lia/sdk/teachers/rules';
import { Link as MuiLink, Typography } from '@mui/material';
import { DataTable } from 'react-admin';
import { Link } from 'react-router';

import { useLanguage, useText } from '../i18n/text.ts';
import { Column } from '../lists/Column.tsx';
import { tierKey } from './tier.ts';

/** Date, teacher, school, tier, documents. The teacher is a link, so the keyboard reaches every row. */
export function TeacherTable() {
  const t = useText();
  const language = useLanguage();
  return (
    <DataTable<TeacherRecord>
      bulkActionButtons={false}
      rowClick="show"
      sx={{ '& .RaDataTable-tableWrapper': { overflowX: 'auto' } }}
    >
      <Column
        source="created_at"
        sortByOrder="DESC"
        sx={{ whiteSpace: 'nowrap' }}
        render={({ created_at }: TeacherRecord) => formatInstant(created_at, language)}
      />
      <Column
        source="name"
        render={({ id, name, last_name, email }: TeacherRecord) => (
          <>
            <MuiLink
              component={Link}
              to={`/teachers/${id}/show`}
              onClick={(event) => event.stopPropagation()}
              underline="hover"
              sx={{ fontWeight: 600, color: 'text.primary' }}
            >
              {`${name} ${last_name}`}
            </MuiLink>
            <Typography variant="body2" color="text.secondary">
              {email}
            </Typography>
          </>
        )}
      />
      <Column source="school_name" render={({ school_name }: TeacherRecord) => school_name} />
      <Column source="membership" render={({ membership }: TeacherRecord) => t(tierKey(membership))} />
      <Column
        source="documents"
        disableSort
        render={({ documents }: TeacherRecord) =>
          t('teachers.count', { count: documents.length, asked: REQUESTED_DOCUMENTS })
        }
      />
    </DataTable>
  );
}
