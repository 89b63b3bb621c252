import { formatInstant } from '@lia/sdk/calendar/instants';
import type { EnrolmentRecord } from '@lia/sdk/courses/records';
import { formatPesos } from '@lia/sdk/payments/money';
import ActiveIcon from '@mui/icons-material/CheckCircleOutline';
import PendingIcon from '@mui/icons-material/HourglassEmpty';
import WithdrawnIcon from '@mui/icons-material/UndoOutlined';
import { Box, Button, List, ListItem, Skeleton, Typography } from '@mui/material';
import { useGetList } from 'react-admin';

import { useLanguage, useText } from '../i18n/text.ts';
import { EmailLink } from '../records/EmailLink.tsx';
import { ToneChip } from '../records/ToneChip.tsx';

const signs = {
  pending: { tone: 'waiting', icon: <PendingIcon /> },
  active: { tone: 'good', icon: <ActiveIcon /> },
  withdrawn: { tone: 'quiet', icon: <WithdrawnIcon /> },
} as const;

/** As many as one looks through; the search of the orders finds the others. */
const FIRST = { page: 1, perPage: 100 };
const NEWEST = { field: 'created_at', order: 'DESC' } as const;

/** Who bought a course, newest first, with what became of it. */
export function Buyers({ courseId }: { courseId: number }) {
  const t = useText();
  const { data, error, refetch } = useGetList<EnrolmentRecord>(
    'enrolments',
    { pagination: FIRST, sort: NEWEST, filter: { course_id: courseId } },
    { retry: false },
  );
  if (error)
    return (
      <Box role="alert">
        <Typography>{t('lists.failed')}</Typography>
        <Button onClick={() => void refetch()}>{t('lists.retry')}</Button>
      </Box>
    );
  if (!data) return <Skeleton height={120} />;
  if (data.length === 0) return <Typography color="text.secondary">{t('courses.noBuyers')}</Typography>;
  return (
    <List disablePadding>
      {data.map((place) => (
        <Buyer key={place.id} place={place} />
      ))}
    </List>
  );
}

function Buyer({ place: { name, email, username, state, total, created_at } }: { place: EnrolmentRecord }) {
  const t = useText();
  const language = useLanguage();
  return (
    <ListItem disableGutters divider sx={{ display: 'block' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
        <ToneChip {...signs[state]} label={t(`courses.states.${state}`)} />
      </Box>
      <EmailLink email={email} />
      <Typography variant="body2" color="text.secondary">
        {[username, formatPesos(total), formatInstant(created_at, language)].filter(Boolean).join(' · ')}
      </Typography>
    </ListItem>
  );
}
