import { addDays, spellDay } from '@lia/sdk/calendar/days';
import { getCalendar } from '@lia/sdk/calendar/endpoints';
import type { CalendarEntry } from '@lia/sdk/calendar/eventSchema';
import { dayOf } from '@lia/sdk/calendar/instants';
import { listHomework } from '@lia/sdk/homework/endpoints';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

import { studentCalendarPath } from '../calendar/paths.ts';
import { useParts } from '../homework/useParts.ts';
import { useText } from '../i18n/useText.ts';
import { useRead } from '../reads/useRead.ts';
import { useNow } from '../ui/useNow.ts';
import { RoomCard } from '../studentRoom/RoomCard.tsx';
import { Loading } from '../ui/Loading.tsx';

/** How far ahead, and how many. */
const DAYS = 14;
const MOST = 3;

const cards = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 4,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
} as const;

/** What comes next in a student's calendar: days of their school and group, and what is still to deliver; nothing where nothing comes. */
export function ImportantDates() {
  const { t, language } = useText();
  const now = useNow();
  const from = dayOf(now);
  const query = { from, until: addDays(from, DAYS) };
  const { data, isLoading } = useRead(['calendar', 'soon', from], (client) => client.call(getCalendar, { query }));
  const { data: homework = [] } = useRead([listHomework], (client) => client.call(listHomework, { query: {} }));
  const { today: due, toDo } = useParts(homework);
  if (isLoading)
    return (
      <Loading sx={cards}>
        <Skeleton variant="rounded" height={132} />
        <Skeleton variant="rounded" height={104} />
      </Loading>
    );
  if (!data) return null;

  const { zone } = data;
  const today = dayOf(now, zone);
  const toDeliver = new Set([...due, ...toDo].map(({ id }) => `homework ${id}`));
  /** Today for what began before. */
  const dayOfEntry = ({ all_day, start }: CalendarEntry): string => {
    const begins = all_day ? start : dayOf(start, zone);
    return begins < today ? today : begins;
  };
  const isToCome = ({ all_day, start, end }: CalendarEntry): boolean => (end ?? start) > (all_day ? today : now);
  // Classes have a place of their own, and come each week.
  const dates = data.data
    .filter(({ kind, id }) => kind !== 'meeting' && (kind !== 'homework' || toDeliver.has(id)))
    .filter((entry) => !entry.cancelled && isToCome(entry))
    .slice(0, MOST);
  if (dates.length === 0) return null;

  const when = (day: string): string => {
    if (day === today) return t('students.dates.today');
    return day === addDays(today, 1) ? t('students.dates.tomorrow') : spellDay(day, language);
  };
  return (
    <Box component="section" aria-labelledby="dates" sx={{ display: 'grid', gap: 3 }}>
      <Typography variant="h2" id="dates">
        {t('students.dates')}
      </Typography>
      <Box component="ul" sx={cards}>
        {dates.map((entry) => (
          <RoomCard
            key={entry.id}
            picture={entry.kind === 'homework' ? 'homework' : 'calendar'}
            colour={entry.kind === 'homework' ? 'teachers' : 'schools'}
            to={entry.path ?? `${studentCalendarPath}?fecha=${dayOfEntry(entry)}`}
          >
            <Box
              component="span"
              data-read
              sx={{ fontSize: '1.25rem', fontWeight: 800, '&::first-letter': { textTransform: 'uppercase' } }}
            >
              {when(dayOfEntry(entry))}
            </Box>
            <Box component="span" data-read sx={{ fontWeight: 600 }}>
              {entry.kind === 'homework' ? t('students.dates.homework', { name: entry.title }) : entry.title}
            </Box>
          </RoomCard>
        ))}
      </Box>
    </Box>
  );
}
