import AddIcon from '@mui/icons-material/Add';
import { Button, Typography } from '@mui/material';
import { Link } from 'react-router';

import { useText } from '../i18n/text.ts';
import { ListPage } from '../lists/ListPage.tsx';
import { SearchField } from '../lists/SearchField.tsx';
import { useWide } from '../lists/useWide.ts';
import { CourseCards } from './CourseCards.tsx';
import { CourseTable } from './CourseTable.tsx';
import { PublishedFilter } from './PublishedFilter.tsx';

const byName = { field: 'name', order: 'ASC' } as const;
const noFilters = {};

/** Every course, on offer or not. */
export function CourseList() {
  const t = useText();
  const wide = useWide();
  return (
    <ListPage
      resource="courses"
      sort={byName}
      defaultFilters={noFilters}
      filters={
        <>
          <SearchField />
          <PublishedFilter />
        </>
      }
      action={
        <Button variant="contained" startIcon={<AddIcon />} component={Link} to="/courses/create">
          {t('courses.add')}
        </Button>
      }
      firstStep={<Typography color="text.secondary">{t('courses.none')}</Typography>}
    >
      {wide ? <CourseTable /> : <CourseCards />}
    </ListPage>
  );
}
