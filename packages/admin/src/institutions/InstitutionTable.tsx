import type { Institution } from '@lia/sdk/institutions/schema';
import { Box, Link as MuiLink } from '@mui/material';
import { DataTable } from 'react-admin';
import { Link, useLocation } from 'react-router';

import { useText } from '../i18n/text.ts';
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
      sx={{ '& .RaDataTable-tableWrapper': { overflowX: 'auto' } }}
    >
      <DataTable.Col source="SchoolId" align="right" sx={{ width: 72 }} />
      <DataTable.Col
        source="School"
        render={(row: InstitutionRow) => (
          <MuiLink
            component={Link}
            to={addressOf(row.id)}
            onClick={(event) => event.stopPropagation()}
            underline="hover"
            sx={{ display: 'inline-block', py: 1, fontWeight: 600, color: 'text.primary' }}
          >
            {row.School}
          </MuiLink>
        )}
      />
      <DataTable.Col source="Type" render={(row: InstitutionRow) => t(`institutions.types.${row.Type}`)} />
      <DataTable.Col
        source="Description"
        render={(row: InstitutionRow) => <Box sx={{ ...twoLines, color: 'text.secondary' }}>{row.Description}</Box>}
      />
      <DataTable.Col source="IsActive" render={(row: InstitutionRow) => <ActiveChip active={row.IsActive} />} />
      <DataTable.NumberCol source="CurrentUsers" />
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
