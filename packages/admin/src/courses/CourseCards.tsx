import type { CourseRecord } from '@lia/sdk/courses/records';
import { formatPesos, fromPesos } from '@lia/sdk/payments/money';
import { Box, List, ListItem, ListItemButton, Typography } from '@mui/material';
import { useListContext } from 'react-admin';
import { Link } from 'react-router';

import { useText } from '../i18n/text.ts';
import { SortField } from '../lists/SortField.tsx';
import { PublishedChip } from './PublishedChip.tsx';

const columns = ['name', 'productable_id', 'price', 'places', 'published'] as const;

/** The same rows where a table has no room. */
export function CourseCards() {
  const t = useText();
  const { data = [] } = useListContext<CourseRecord>();
  return (
    <>
      <SortField resource="courses" columns={columns} />
      <List disablePadding>
        {data.map((course) => (
          <ListItem key={course.id} disablePadding divider>
            <ListItemButton component={Link} to={`/courses/${course.id}`} sx={{ py: 1.5 }}>
              <Box sx={{ minWidth: 0, flexGrow: 1 }}>
                <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: 1 }}>
                  <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{course.name}</Typography>
                  <PublishedChip course={course} />
                </Box>
                <Typography variant="body2" color="text.secondary">
                  {`${formatPesos(fromPesos(course.price))} · ${t('courses.places', { smart_count: course.places })}`}
                </Typography>
              </Box>
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </>
  );
}
