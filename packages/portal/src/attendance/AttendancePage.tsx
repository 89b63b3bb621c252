import { getAttendance } from '@lia/sdk/attendance/endpoints';
import { dayOf, TIME_ZONE } from '@lia/sdk/calendar/instants';
import type { MexicanZone } from '@lia/sdk/calendar/zones';
import { isDay } from '@lia/sdk/calendar/days';
import { ApiError } from '@lia/sdk/http/error';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';

import { attendanceMonthPage } from '../groups/attendancePage.ts';
import { groupPage } from '../groups/groupPage.ts';
import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { useRead } from '../services/useRead.ts';
import { Loading } from '../ui/Loading.tsx';
import { ReadFailed } from '../ui/Notice.tsx';
import { Page } from '../ui/Page.tsx';
import { DaySheet } from './DaySheet.tsx';
import { attendanceTexts } from './texts.ts';

const isUnknown = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** `/apps/grupo/{id}/asistencia`: the attendance of a group, today's unless `dia` names another day. */
export default function AttendancePage() {
  useTexts(attendanceTexts);
  const { t } = useText();
  const { id = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const [opened] = useState(() => new Date().toISOString());
  const [zone, setZone] = useState<MexicanZone>(TIME_ZONE);
  const today = dayOf(opened, zone);
  const asked = search.get('dia') ?? today;
  const day = isDay(asked) ? asked : today;
  const { data, error, mutate } = useRead(['attendance', id, day], (client) =>
    client.call(getAttendance, { params: { id, day } }),
  );
  // Only the answer says in whose clocks the school reads its days.
  if (data && data.data.zone !== zone) setZone(data.data.zone);

  return (
    <Page sx={{ px: { xs: 4, md: 8 }, pt: 4, pb: 12, maxWidth: 900, display: 'grid', gap: 4, alignContent: 'start' }}>
      <MuiLink component={Link} to={groupPage(id)} sx={{ justifySelf: 'start' }}>
        {t('attendance.back')}
      </MuiLink>
      <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
        {t('attendance.title')}
        {data && ` · ${data.data.group.name}`}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, alignItems: 'center' }}>
        <TextField
          type="date"
          label={t('attendance.day')}
          value={day}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: today, min: data?.data.from ?? undefined } }}
          onChange={({ target }) => isDay(target.value) && setSearch({ dia: target.value }, { replace: true })}
          sx={{ maxWidth: 240 }}
        />
        <Button
          variant="outlined"
          component={Link}
          to={`${attendanceMonthPage(id)}?mes=${day.slice(0, 7)}`}
          sx={{ minHeight: 44 }}
        >
          {t('attendance.month.open')}
        </Button>
      </Box>
      {data && (
        <DaySheet
          key={day}
          day={data.data}
          saved={(next) => void mutate({ data: next }, { revalidate: false })}
          refresh={() => void mutate()}
        />
      )}
      {!data && error !== undefined && (
        <ReadFailed
          inside
          title={t(isUnknown(error) ? 'attendance.unknown' : 'attendance.failed')}
          error={error}
          retry={() => void mutate()}
        />
      )}
      {!data && error === undefined && (
        <Loading>
          <Skeleton variant="rounded" height={240} />
        </Loading>
      )}
    </Page>
  );
}
