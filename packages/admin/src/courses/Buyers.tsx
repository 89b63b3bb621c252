import { formatInstant } from '@lia/sdk/calendar/instants';
import { listEnrolments } from '@lia/sdk/courses/administration';
import type { CourseRecord, EnrolmentRecord } from '@lia/sdk/courses/records';
import { formatPesos } from '@lia/sdk/payments/money';
import ActiveIcon from '@mui/icons-material/CheckCircleOutline';
import PendingIcon from '@mui/icons-material/HourglassEmpty';
import WithdrawnIcon from '@mui/icons-material/UndoOutlined';
import { Box, List, ListItem, Skeleton, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';

import { useClient } from '../client/ClientContext.ts';
import { useLanguage, useText } from '../i18n/text.ts';
import { EmailLink } from '../records/FieldValue.tsx';
import { LoadError } from '../records/LoadError.tsx';
import { Section } from '../records/RecordPage.tsx';
import { StatusChip } from '../records/StatusChip.tsx';
import type { Statuses } from '../resources/field.ts';

const statuses = {
  pending: { label: 'courses.statuses.pending', tone: 'waiting', icon: PendingIcon },
  active: { label: 'courses.statuses.active', tone: 'good', icon: ActiveIcon },
  withdrawn: { label: 'courses.statuses.withdrawn', tone: 'quiet', icon: WithdrawnIcon },
} as const satisfies Record<EnrolmentRecord['status'], Statuses[string]>;

/** As many as one looks through; the search of the orders finds the others. */
const FIRST_ROWS = '[0,99]';

/** Who bought a course, newest first, and whether they have it. */
export function Buyers({ record: { id } }: { record: CourseRecord }) {
  const t = useText();
  const client = useClient();
  const { data, error, refetch } = useQuery({
    queryKey: [listEnrolments, id],
    queryFn: ({ signal }) => {
      const query = { sort: '["created_at","DESC"]', range: FIRST_ROWS, filter: JSON.stringify({ course_id: id }) };
      return client.call(listEnrolments, { query, signal });
    },
    retry: false,
  });
  return (
    <Section title={t('courses.buyers')}>
      {error ? <LoadError message={t('lists.failed')} onRetry={refetch} /> : <Places places={data} />}
    </Section>
  );
}

function Places({ places }: { places: readonly EnrolmentRecord[] | undefined }) {
  const t = useText();
  if (!places) return <Skeleton height={120} />;
  if (places.length === 0) return <Typography color="text.secondary">{t('courses.noBuyers')}</Typography>;
  return (
    <List disablePadding>
      {places.map((place) => (
        <Buyer key={place.id} place={place} />
      ))}
    </List>
  );
}

function Buyer({ place: { name, email, username, status, total, created_at } }: { place: EnrolmentRecord }) {
  const language = useLanguage();
  return (
    <ListItem disableGutters divider sx={{ display: 'block' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
        <StatusChip statuses={statuses} status={status} />
      </Box>
      <EmailLink email={email} />
      <Typography variant="body2" color="text.secondary">
        {[username, formatPesos(total), formatInstant(created_at, language)].filter(Boolean).join(' · ')}
      </Typography>
    </ListItem>
  );
}
