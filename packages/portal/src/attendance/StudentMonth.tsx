import { attendanceStates } from '@lia/sdk/attendance/rules';
import type { StudentAttendance } from '@lia/sdk/attendance/schema';
import { formatDay } from '@lia/sdk/calendar/days';
import type { Client } from '@lia/sdk/http/client';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';

import { useText } from '../i18n/useText.ts';
import { useRead } from '../reads/useRead.ts';
import { Loading } from '../ui/Loading.tsx';
import { ReadFailed } from '../ui/Notice.tsx';
import { MonthSwitch, usePresentMonth } from './MonthSwitch.tsx';

interface StudentMonthProps {
  /** Whose it is, among what was read. */
  student: string;
  read: (client: Client, month: string) => Promise<StudentAttendance>;
  /** What stands beside an absence. */
  besideAbsence?: ((day: string) => ReactNode) | undefined;
}

/** How one student was at school in a month: what was other than present by day, and how often each. */
export function StudentMonth({ student, read, besideAbsence }: StudentMonthProps) {
  const { t } = useText();
  const [month, setMonth] = useState(usePresentMonth());
  const { data, error, mutate } = useRead(['attendance', student, month], (client) => read(client, month));
  return (
    <>
      <MonthSwitch month={month} choose={setMonth} />
      {data && <Days {...data.data} besideAbsence={besideAbsence} />}
      {!data && error !== undefined && (
        <ReadFailed inside title={t('attendance.failed')} error={error} retry={() => void mutate()} />
      )}
      {!data && error === undefined && (
        <Loading>
          <Skeleton width={240} />
        </Loading>
      )}
    </>
  );
}

function Days({ days, counts, besideAbsence }: StudentAttendance['data'] & Pick<StudentMonthProps, 'besideAbsence'>) {
  const { t, language } = useText();
  const exceptions = days.filter(({ state }) => state !== 'present');
  if (days.length === 0) return <Typography color="text.secondary">{t('attendance.month.none')}</Typography>;
  return (
    <>
      <Typography>
        {attendanceStates
          .filter((state) => counts[state] > 0)
          .map((state) => t(`attendance.count.${state}`, { count: counts[state] }))
          .join(' · ')}
      </Typography>
      {exceptions.length > 0 && (
        <Box component="ul" sx={{ m: 0, pl: 5, display: 'grid', gap: 1 }}>
          {exceptions.map(({ day, state, note }) => (
            <li key={`${day} ${state} ${note}`} data-read>
              {formatDay(day, language)}: {t(`attendance.${state}`)}
              {note !== '' && ` · ${note}`} {state === 'absent' && besideAbsence?.(day)}
            </li>
          ))}
        </Box>
      )}
    </>
  );
}
