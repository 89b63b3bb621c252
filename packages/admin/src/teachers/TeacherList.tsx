import { memberships } from '@lia/sdk/teachers/rules';
import { Typography } from '@mui/material';

import { useText } from '../i18n/text.ts';
import { ChoiceFilter } from '../lists/ChoiceFilter.tsx';
import { ListPage } from '../lists/ListPage.tsx';
import { SearchField } from '../lists/SearchField.tsx';
import { useWide } from '../lists/useWide.ts';
import { TeacherCards } from './TeacherCards.tsx';
import { TeacherTable } from './TeacherTable.tsx';
import { tierKey } from './tier.ts';

const newestFirst = { field: 'created_at', order: 'DESC' } as const;
const noFilters = {};

/** Every registration with its tier and the number of its documents. */
export function TeacherList() {
  const t = useText();
  const wide = useWide();
  return (
    <ListPage
      resource="teachers"
      sort={newestFirst}
      defaultFilters={noFilters}
      filters={
        <>
          <SearchField />
          <ChoiceFilter
            source="membership"
            name={t('teachers.tier')}
            choices={memberships}
            label={(membership) => t(tierKey(membership))}
          />
        </>
      }
      firstStep={<Typography color="text.secondary">{t('teachers.none')}</Typography>}
    >
      {wide ? <TeacherTable /> : <TeacherCards />}
    </ListPage>
  );
}
