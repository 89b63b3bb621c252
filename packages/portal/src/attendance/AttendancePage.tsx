import { getAttendance } from '@lia/sdk/attendance/endpoints';
import type { AttendanceDay, AttendanceDayAnswer } from '@lia/sdk/attendance/schema';
import { dayOf, TIME_ZONE } from '@lia/sdk/calendar/instants';
import type { MexicanZone } from '@lia/sdk/calendar/zones';
import { isDay } from '@lia/sdk/calendar/days';
import type { Client } from '@lia/sdk/http/client';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';

import { LabelledInput } from '../fields/LabelledInput.tsx';
import { attendanceMonthPath, groupPath } from '../groups/paths.ts';
import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { useServices } from '../services/services.ts';
import { useNow } from '../ui/useNow.ts';
import { useRead } from '../reads/useRead.ts';
import { useWrite } from '../reads/useWrite.ts';
import { ContentPage } from '../ui/ContentPage.tsx';
import { ReadOutcome } from '../ui/ReadOutcome.tsx';
import { DaySheet } from './DaySheet.tsx';
import { attendanceTexts } from './es.ts';

/** `/apps/grupo/{id}/asistencia`: the attendance of a group, today's unless `dia` names another day. */
export default function AttendancePage() {
  useTexts(attendanceTexts);
  const { t } = useText();
  const { session } = useServices();
  const { id = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const now = useNow();
  const [zone, setZone] = useState<MexicanZone>(TIME_ZONE);
  const today = dayOf(now, zone);
  const asked = search.get('dia') ?? today;
  const day = isDay(asked) ? asked : today;
  const key = ['attendance', id, day];
  const readDay = (client: Client) => client.call(getAttendance, { params: { id, day } });
  const read = useRead(key, readDay);
  const write = useWrite<AttendanceDayAnswer>(key);
  const { data } = read;
  // Only the answer states in whose clocks the school reads its days.
  if (data && data.data.zone !== zone) setZone(data.data.zone);

  /** Reads the day again, also where another one is open by now. */
  async function refresh(): Promise<AttendanceDay | undefined> {
    try {
      const next = await readDay(session.client);
      write(() => next);
      return next.data;
    } catch {
      return undefined;
    }
  }

  return (
    <ContentPage width={900} gap={4} back={{ label: t('attendance.back'), to: groupPath(id) }}>
      <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
        {t('attendance.title')}
        {data && ` · ${data.data.group.name}`}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, alignItems: 'end' }}>
        <LabelledInput
          type="date"
          label={t('attendance.day')}
          value={day}
          error={null}
          max={today}
          min={data?.data.from ?? undefined}
          onChange={({ target }) => isDay(target.value) && setSearch({ dia: target.value }, { replace: true })}
        />
        <Button
          variant="outlined"
          component={Link}
          to={`${attendanceMonthPath(id)}?mes=${day.slice(0, 7)}`}
          sx={{ minHeight: 44 }}
        >
          {t('attendance.month.open')}
        </Button>
      </Box>
      <ReadOutcome read={read} failed={t('attendance.failed')} unknown={t('attendance.unknown')} height={240}>
        {(found) => (
          <DaySheet
            key={`${id} ${day}`}
            day={found.data}
            saved={(next) => write(() => ({ data: next }))}
            refresh={refresh}
          />
        )}
      </ReadOutcome>
    </ContentPage>
  );
}
