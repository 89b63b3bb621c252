import { listEnrolments } from '@lia/sdk/courses/administration';
import type { CourseRecord } from '@lia/sdk/courses/records';
import { Button, List, ListItem, Skeleton, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, useState } from 'react';

import { useClient } from '../../client/ClientContext.ts';
import { useText } from '../../i18n/text.ts';
import { LazyDialog } from '../../loading/LazyBoundary.tsx';
import { EmailLink } from '../../records/FieldValue.tsx';
import { LoadError } from '../../records/LoadError.tsx';
import { Section } from '../../records/RecordPage.tsx';
import { Place } from './Place.tsx';
import './en.ts';
import './es.ts';

const GivePlace = lazy(() => import('./GivePlace.tsx'));

/** As many as one looks through; the search of the orders finds the others. */
const FIRST_ROWS = '[0,99]';

/** Who has a course, newest first, and how; the team gives a place to another person. */
export default function CoursePlaces({ record: { id } }: { record: CourseRecord }) {
  const t = useText();
  const client = useClient();
  const queries = useQueryClient();
  const [isGiving, setGiving] = useState(false);
  const queryKey = [listEnrolments, id];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => {
      const query = { sort: '["created_at","DESC"]', range: FIRST_ROWS, filter: JSON.stringify({ course_id: id }) };
      return client.call(listEnrolments, { query, signal });
    },
    retry: false,
  });
  const changed = () => void queries.invalidateQueries({ queryKey });
  return (
    <Section title={t('coursePlaces.title')}>
      {error && <LoadError message={t('lists.failed')} onRetry={refetch} />}
      {!data && !error && <Skeleton height={120} />}
      {data?.length === 0 && <Typography color="text.secondary">{t('coursePlaces.none')}</Typography>}
      {data && data.length > 0 && (
        <List disablePadding>
          {data.map((place) => (
            <ListItem key={place.id} disableGutters divider sx={{ display: 'block' }}>
              <Place place={place} name={place.name} title={place.name} changed={changed}>
                {place.email !== '' && <EmailLink email={place.email} />}
              </Place>
            </ListItem>
          ))}
        </List>
      )}
      <Button variant="outlined" onClick={() => setGiving(true)} sx={{ alignSelf: 'flex-start' }}>
        {t('coursePlaces.give')}
      </Button>
      {isGiving && (
        <LazyDialog close={() => setGiving(false)}>
          <GivePlace
            course={id}
            close={() => setGiving(false)}
            given={() => {
              setGiving(false);
              changed();
            }}
          />
        </LazyDialog>
      )}
    </Section>
  );
}
