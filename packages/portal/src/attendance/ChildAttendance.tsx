import { getChildAttendance } from '@lia/sdk/attendance/endpoints';
import { attendanceStates } from '@lia/sdk/attendance/rules';
import type { StudentAttendance } from '@lia/sdk/attendance/schema';
import { addDays, formatDay, formatMonth, lastDayOfMonth } from '@lia/sdk/calendar/days';
import { dayOf } from '@lia/sdk/calendar/instants';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { useRead } from '../services/useRead.ts';
import { Loading } from '../ui/Loading.tsx';
import { ReadFailed } from '../ui/Notice.tsx';
import { Section } from '../ui/Section.tsx';
import { attendanceTexts } from './texts.ts';

const before = (month: string): string => addDays(`${month}-01`, -1).slice(0, 7);
const after = (month: string): string => addDays(lastDayOfMonth(`${month}-01`), 1).slice(0, 7);

/** How a child was at school in a month: what was other than present by day, and how often each. */
export function ChildAttendance({ child }: { child: string }) {
  useTexts(attendanceTexts);
  const { t, language } = useText();
  const [present] = useState(() => dayOf(new Date().toISOString()).slice(0, 7));
  const [month, setMonth] = useState(present);
  const { data, error, mutate } = useRead(['attendance', child, month], (client) =>
    client.call(getChildAttendance, { params: { id: child }, query: { month } }),
  );
  return (
    <Section title={t('attendance.title')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Button variant="outlined" onClick={() => setMonth(before(month))} sx={{ minHeight: 44 }}>
          {t('attendance.earlier')}
        </Button>
        <Typography sx={{ fontWeight: 600 }}>{formatMonth(month, language)}</Typography>
        <Button
          variant="outlined"
          disabled={month >= present}
          onClick={() => setMonth(after(month))}
          sx={{ minHeight: 44 }}
        >
          {t('attendance.later')}
        </Button>
      </Box>
      {data && <Month {...data.data} />}
      {!data && error !== undefined && (
        <ReadFailed inside title={t('attendance.failed')} error={error} retry={() => void mutate()} />
      )}
      {!data && error === undefined && (
        <Loading>
          <Skeleton width={240} />
        </Loading>
      )}
    </Section>
  );
}

function Month({ days, counts }: StudentAttendance['data']) {
  const { t, language } = useText();
  const exceptions = days.filter(({ state }) => state !== 'present');
  if (days.length === 0) return <Typography color="text.secondary">{t('attendance.month.none')}</Typography>;
  return (
    <>
      <Typography>
        {attendanceStates.map((state) => t(`attendance.count.${state}`, { count: counts[state] })).join(' · ')}
      </Typography>
      {exceptions.length > 0 && (
        <Box component="ul" sx={{ m: 0, pl: 5, display: 'grid', gap: 1 }}>
          {exceptions.map(({ day, state, note }) => (
            <li key={day}>
              {formatDay(day, language)}: {t(`attendance.${state}`)}
              {note !== '' && ` · ${note}`}
            </li>
          ))}
        </Box>
      )}
    </>
  );
}
