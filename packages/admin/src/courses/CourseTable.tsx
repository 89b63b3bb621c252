import type { CourseRecord } from '@lia/sdk/courses/records';
import { formatPesos, fromPesos } from '@lia/sdk/payments/money';

import { Column } from '../lists/Column.tsx';
import { RowLink } from '../lists/RowLink.tsx';
import { RowTable } from '../lists/RowTable.tsx';
import { PublishedChip } from './PublishedChip.tsx';

/** Name, keywords, price, who has it, whether it is on offer. The name is a link, so the keyboard reaches every row. */
export function CourseTable() {
  return (
    <RowTable<CourseRecord> rowClick="edit">
      <Column
        source="name"
        render={({ id, name, keywords }: CourseRecord) => (
          <RowLink to={`/courses/${id}`} below={keywords}>
            {name}
          </RowLink>
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
    </RowTable>
  );
}
