import { may } from '@lia/sdk/accounts/permissions';
import type { Holder } from '@lia/sdk/accounts/roles';
import { listEnrolments } from '@lia/sdk/courses/administration';
import type { UserRecord } from '@lia/sdk/users/records';
import { Link as MuiLink } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { usePermissions } from 'react-admin';
import { Link } from 'react-router';

import { useClient } from '../../client/ClientContext.ts';
import { Place } from '../../courses/places/Place.tsx';
import { useText } from '../../i18n/text.ts';
import { Entries, LazySection } from './LazySection.tsx';

/** The courses that a user has or had, and how they got them, for administrators. */
export function Courses({ record: { uuid } }: { record: UserRecord }) {
  const t = useText();
  const client = useClient();
  const queries = useQueryClient();
  const { permissions } = usePermissions<Holder>();
  if (!permissions || !may(permissions, 'courses.manage')) return null;
  const queryKey = [listEnrolments, uuid] as const;
  const query = { sort: '["created_at","DESC"]', range: '[0,99]', filter: JSON.stringify({ user: uuid }) };
  return (
    <LazySection
      title={t('coursePlaces.ofPerson')}
      queryKey={queryKey}
      fetch={(signal) => client.call(listEnrolments, { query, signal })}
    >
      {(places) => (
        <Entries entries={places.map((place) => ({ ...place, key: place.id }))} none={t('coursePlaces.noneOfPerson')}>
          {(place) => (
            <Place
              place={place}
              name={place.course_name}
              title={
                <MuiLink component={Link} sx={{ display: 'inline-block', py: 0.5 }} to={`/courses/${place.course_id}`}>
                  {place.course_name}
                </MuiLink>
              }
              changed={() => void queries.invalidateQueries({ queryKey })}
            />
          )}
        </Entries>
      )}
    </LazySection>
  );
}
