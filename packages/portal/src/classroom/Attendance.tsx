import { clockOf } from '@lia/sdk/calendar/zones';
import { getMeetingAttendance } from '@lia/sdk/classroom/endpoints';
import type { Meeting, MeetingAttendance } from '@lia/sdk/classroom/schema';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';

import { useText } from '../i18n/useText.ts';
import { useRead } from '../reads/useRead.ts';
import { Loading } from '../ui/Loading.tsx';
import { ReadFailed } from '../ui/Notice.tsx';
import { Section } from '../ui/Section.tsx';
import { CarryOver } from './CarryOver.tsx';
import { presenceKey } from './presence.ts';
import { SaveAttendance } from './SaveAttendance.tsx';

/** Who was in a class, with a file of it and the way into the attendance of the day. */
export function Attendance({ meeting }: { meeting: Meeting }) {
  const { t } = useText();
  const { id } = meeting;
  const { data, error, mutate } = useRead(['classes', 'attendance', id], (client) =>
    client.call(getMeetingAttendance, { params: { id } }),
  );
  return (
    <Section title={t('classes.attendance')}>
      {data && <Sheet meeting={meeting} sheet={data.data} />}
      {!data && error !== undefined && (
        <ReadFailed inside title={t('classes.attendance.failed')} error={error} retry={() => void mutate()} />
      )}
      {!data && error === undefined && (
        <Loading sx={{ width: '100%' }}>
          <Skeleton variant="rounded" height={160} />
        </Loading>
      )}
    </Section>
  );
}

function Sheet({ meeting, sheet }: { meeting: Meeting; sheet: MeetingAttendance['data'] }) {
  const { t } = useText();
  const { zone } = meeting;
  const { students, others } = sheet;
  const timeOf = (instant: string | null): string => (instant === null ? '' : clockOf(instant, zone).slice(11));
  if (students.length === 0) return <Typography color="text.secondary">{t('classes.attendance.none')}</Typography>;
  return (
    <>
      {/* It is scrolled by itself where the screen is narrow; a keyboard reaches it as well. */}
      <Box
        component="section"
        tabIndex={0}
        aria-label={`${t('classes.attendance')}: ${meeting.title}`}
        sx={{ width: '100%', overflowX: 'auto' }}
      >
        <Table size="small" sx={{ '& th, & td': { px: { xs: 1.5, sm: 4 } } }}>
          <TableHead>
            <TableRow>
              <TableCell>{t('classes.attendance.student')}</TableCell>
              <TableCell>{t('classes.attendance.state')}</TableCell>
              <TableCell>{t('classes.attendance.first')}</TableCell>
              <TableCell>{t('classes.attendance.last')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {students.map((student) => (
              <TableRow key={student.uuid}>
                <TableCell component="th" scope="row">
                  {student.last_name} {student.name}
                  {!student.current && (
                    <Typography variant="body2" color="text.secondary">
                      {t('classes.attendance.left')}
                    </Typography>
                  )}
                </TableCell>
                <TableCell>{t(presenceKey(student))}</TableCell>
                <TableCell>{timeOf(student.first_at)}</TableCell>
                <TableCell>{timeOf(student.last_at)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
      {others.length > 0 && (
        <Box>
          <Typography variant="h3">{t('classes.attendance.others')}</Typography>
          <Box component="ul" sx={{ m: 0, mt: 2, ps: 5 }}>
            {others.map(({ name, role, first_at: first }) => (
              <li key={`${role} ${name} ${first}`}>
                {name} · {t(`classes.attendance.role.${role}`)} · {timeOf(first)}
              </li>
            ))}
          </Box>
        </Box>
      )}
      <SaveAttendance meeting={meeting} sheet={sheet} />
      <CarryOver group={meeting.group.id} sheet={sheet} />
    </>
  );
}
