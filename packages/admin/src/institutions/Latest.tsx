import { Box, Link as MuiLink, Skeleton, Typography } from '@mui/material';
import { Fragment, type ReactNode } from 'react';
import { type RaRecord, useGetList } from 'react-admin';
import { Link } from 'react-router';

import { useText } from '../i18n/text.ts';
import { Facts, Section } from '../records/RecordPage.tsx';
import { ROWS_ALONE } from '../resources/dataProvider.ts';
import { filteredList } from '../resources/definition.ts';

const LATEST = 5;

interface LatestProps<R> {
  title: string;
  /** The list that they are of, and by what it is sorted. */
  resource: string;
  sort: string;
  school: number;
  /** In place of them where there are none. */
  none: string;
  /** One of them, as a `Fact`. */
  children: (record: R & RaRecord) => ReactNode;
}

/** The latest rows of a list that are of a school, with the way to all of them. */
export function Latest<R>({ title, resource, sort, school, none, children }: LatestProps<R>) {
  const t = useText();
  const filter = { school_id: school };
  const { data, total, isPending } = useGetList<R & RaRecord>(resource, {
    filter,
    pagination: { page: 1, perPage: LATEST },
    sort: { field: sort, order: 'DESC' },
    meta: ROWS_ALONE,
  });
  return (
    <Section title={title}>
      {isPending && <Skeleton height={44} />}
      {total === 0 && <Typography color="text.secondary">{none}</Typography>}
      {data && data.length > 0 && (
        <Facts>
          {data.map((record) => (
            <Fragment key={record.id}>{children(record)}</Fragment>
          ))}
        </Facts>
      )}
      {total !== undefined && total > LATEST && (
        <Box>
          <MuiLink component={Link} to={filteredList(resource, filter)}>
            {t('institutions.all', { count: total })}
          </MuiLink>
        </Box>
      )}
    </Section>
  );
}
