import type { TeacherRecord } from '@lia/sdk/teachers/records';
import { REQUESTED_DOCUMENTS } from '@lia/sdk/teachers/rules';

import { useText } from '../i18n/text.ts';
import { Column } from '../lists/Column.tsx';
import { InstantColumn } from '../lists/InstantColumn.tsx';
import { RowLink } from '../lists/RowLink.tsx';
import { RowTable } from '../lists/RowTable.tsx';
import { tierKey } from './tier.ts';

/** Date, teacher, school, tier, documents. The teacher is a link, so the keyboard reaches every row. */
export function TeacherTable() {
  const t = useText();
  return (
    <RowTable<TeacherRecord>>
      <InstantColumn source="created_at" />
      <Column
        source="name"
        render={({ id, name, last_name, email }: TeacherRecord) => (
          <RowLink to={`/teachers/${id}/show`} below={email}>{`${name} ${last_name}`}</RowLink>
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
    </RowTable>
  );
}
