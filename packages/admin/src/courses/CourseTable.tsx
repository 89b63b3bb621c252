import type { CourseRecord } from '@lia/sdk/courses/records';
import { formatPesos, fromPesos } from '@lia/sdk/payments/money';
import { Link as MuiLink, Typography } from '@mui/material';
import { DataTable } from 'react-admin';
import { Link } from 'react-router';

import { Column } from '../lists/Column.tsx';
import { PublishedChip } from './PublishedChip.tsx';

/** Name, keywords, price, who has it, whether it is on offer. The name is a link, so the keyboard reaches every row. */
export function CourseTable() {
  return (
    <DataTable<CourseRecord>
      bulkActionButtons={false}
      rowClick="edit"
      sx={{ '& .RaDataTable-tableWrapper': { overflowX: 'auto' } }}
    >
      <Column
        source="name"
        render={({ id, name, keywords }: CourseRecord) => (
          <>
            <MuiLink
              component={Link}
              to={`/courses/${id}`}
              onClick={(event) => event.stopPropagation()}
              underline="hover"
              sx={{ fontWeight: 600, color: 'text.primary' }}
            >
              {name}
            </MuiLink>
            <Typography variant="body2" color="text.secondary">
              {keywords}
            </Typography>
          </>
        )}
      />
      <Column source="productable_id" sx={{ fontVariantNumeric: 'tabular-nums' }} />
      <Column
        source="price"
        align="right"
        sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}
        render={({ price }: CourseRecord) => formatPesos(fromPesos(price))}
      />
      <Column source="places" align="right" sortByOrder="DESC" sx={{ fontVariantNumeric: 'tabular-nums' }} />
      <Column source="published" render={(course: CourseRecord) => <PublishedChip course={course} />} />
    </DataTable>
  );
}
