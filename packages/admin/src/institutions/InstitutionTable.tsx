import type { Institution } from '@lia/sdk/institutions/schema';
import { Box, Link as MuiLink } from '@mui/material';
import { DataTable } from 'react-admin';
import { Link, useLocation } from 'react-router';

import { useText } from '../i18n/text.ts';
import { Column } from '../lists/Column.tsx';
import { ActiveChip } from './ActiveChip.tsx';

export type InstitutionRow = Institution & { id: number };

/** The six columns of the specification, each sortable. The name is a link, so the keyboard reaches every row. */
export function InstitutionTable() {
  const t = useText();
  const { search } = useLocation();
  const addressOf = (id: number) => ({ pathname: `/institutions/${id}`, search });
  return (
    <DataTable<InstitutionRow>
      bulkActionButtons={false}
      rowClick={(id) => `/institutions/${id}${search}`}
      sx={{ '& .RaDataTable-tableWrapper': { overflowX: 'auto' }, '& td': { height: 52 } }}
    >
      <Column source="SchoolId" align="right" sx={{ width: 72 }} />
      <Column
        source="School"
        render={(row: InstitutionRow) => (
          <MuiLink
            component={Link}
            to={addressOf(row.id)}
            onClick={(event) => event.stopPropagation()}
            underline="hover"
            sx={{ fontWeight: 600, color: 'text.primary' }}
          >
            {row.School}
          </MuiLink>
        )}
      />
      <Column source="Type" render={(row: InstitutionRow) => t(`institutions.types.${row.Type}`)} />
      <Column
        source="Description"
        render={(row: InstitutionRow) => <Box sx={{ ...twoLines, color: 'text.secondary' }}>{row.Description}</Box>}
      />
      <Column source="IsActive" render={(row: InstitutionRow) => <ActiveChip active={row.IsActive} />} />
      <Column source="CurrentUsers" align="right" sx={{ fontVariantNumeric: 'tabular-nums' }} />
    </DataTable>
  );
}

const twoLines = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  maxWidth: 420,
};
