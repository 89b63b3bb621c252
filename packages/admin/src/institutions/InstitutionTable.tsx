import type { Institution } from '@lia/sdk/institutions/schema';
import { Box } from '@mui/material';
import { useLocation } from 'react-router';

import { useText } from '../i18n/text.ts';
import { Column } from '../lists/Column.tsx';
import { RowLink } from '../lists/RowLink.tsx';
import { RowTable } from '../lists/RowTable.tsx';
import { ActiveChip } from './ActiveChip.tsx';

export type InstitutionRow = Institution & { id: number };

/** The six columns of the specification, each sortable. The name is a link, so the keyboard reaches every row. */
export function InstitutionTable() {
  const t = useText();
  const { search } = useLocation();
  const addressOf = (id: number) => ({ pathname: `/institutions/${id}`, search });
  return (
    <RowTable<InstitutionRow> rowClick={(id) => `/institutions/${id}${search}`}>
      <Column source="SchoolId" align="right" sx={{ width: 72 }} />
      <Column
        source="School"
        render={(row: InstitutionRow) => <RowLink to={addressOf(row.id)}>{row.School}</RowLink>}
      />
      <Column source="Type" render={(row: InstitutionRow) => t(`institutions.types.${row.Type}`)} />
      <Column
        source="Description"
        render={(row: InstitutionRow) => <Box sx={{ ...twoLines, color: 'text.secondary' }}>{row.Description}</Box>}
      />
      <Column source="IsActive" render={(row: InstitutionRow) => <ActiveChip active={row.IsActive} />} />
      <Column source="CurrentUsers" align="right" sx={{ fontVariantNumeric: 'tabular-nums' }} />
    </RowTable>
  );
}

const twoLines = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  maxWidth: 420,
};
