import { getSchoolAttendance } from '@lia/sdk/attendance/endpoints';
import type { AttendanceCounts, SchoolAttendance } from '@lia/sdk/attendance/schema';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link, useParams } from 'react-router';

import { attendanceMonthPath, studentPath } from '../groups/paths.ts';
import { allGroups } from '../groups/routes.ts';
import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { useRead } from '../reads/useRead.ts';
import { BarList } from '../ui/BarList.tsx';
import { ContentPage } from '../ui/ContentPage.tsx';
import { Notice } from '../ui/Notice.tsx';
import { ReadOutcome } from '../ui/ReadOutcome.tsx';
import { Section } from '../ui/Section.tsx';
import { MonthSwitch, useAddressedMonth } from './MonthSwitch.tsx';
import { attendanceTexts } from './es.ts';

const marksOf = ({ present, late, absent, justified }: AttendanceCounts): number => present + late + absent + justified;

/** In percent of the marks, with one decimal. */
const shareOfAbsences = (counts: AttendanceCounts): number =>
  Math.round((1000 * counts.absent) / Math.max(1, marksOf(counts))) / 10;

/** `/apps/asistencia/{id}`: the groups of a school by their share of absences, and who was absent most often. */
export default function SchoolPage() {
  useTexts(attendanceTexts);
  const { t } = useText();
  const { id = '' } = useParams();
  const [month, setMonth] = useAddressedMonth();
  const read = useRead(['attendance', 'school', id, month], (client) =>
    client.call(getSchoolAttendance, { params: { id: Number(id) }, query: { month } }),
  );
  const { data } = read;
  return (
    <ContentPage width={900} gap={4} back={{ label: t('attendance.groups.back'), to: allGroups.path }}>
      <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
        {t('attendance.title')}
        {data && ` · ${data.data.school.name}`}
      </Typography>
      <MonthSwitch month={month} choose={setMonth} />
      <ReadOutcome read={read} failed={t('attendance.failed')} height={320}>
        {(found) => <Figures {...found.data} />}
      </ReadOutcome>
    </ContentPage>
  );
}

function Figures({ month, groups, students }: SchoolAttendance['data']) {
  const { t } = useText();
  const attended = groups.filter(({ days }) => days > 0);
  const silent = groups.filter(({ days }) => days === 0);
  const sheetOf = (group: string) => `${attendanceMonthPath(group)}?mes=${month}`;
  if (attended.length === 0)
    return <Notice inside title={t('attendance.sheet.none.title')} text={t('attendance.school.none')} />;
  return (
    <>
      <Section title={t('attendance.school.groups')}>
        <Box sx={{ width: '100%' }}>
          <BarList
            colour="schools.main"
            most={100}
            rows={attended.map(({ id, name, counts }) => ({
              key: id,
              label: t('attendance.school.group', { name, absent: counts.absent, marks: marksOf(counts) }),
              to: sheetOf(id),
              value: shareOfAbsences(counts),
            }))}
            write={(value) => `${value} %`}
          />
        </Box>
        {silent.length > 0 && (
          <Typography color="text.secondary">
            {t('attendance.school.silent', { names: silent.map(({ name }) => name).join(', ') })}
          </Typography>
        )}
      </Section>
      <Section title={t('attendance.school.students')}>
        {students.length === 0 && <Typography color="text.secondary">{t('attendance.school.noStudents')}</Typography>}
        <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 3, width: '100%' }}>
          {students.map(({ uuid, name, last_name, group, counts }) => (
            <Box component="li" key={`${uuid} ${group.id}`} sx={{ overflowWrap: 'anywhere' }}>
              <MuiLink
                component={Link}
                to={studentPath(uuid)}
                sx={{ fontWeight: 600, display: 'inline-block', py: 1 }}
              >{`${name} ${last_name}`}</MuiLink>
              <Typography variant="body2">
                {[
                  group.name,
                  t('attendance.count.absent', { count: counts.absent }),
                  t('attendance.count.late', { count: counts.late }),
                ].join(' · ')}
              </Typography>
            </Box>
          ))}
        </Box>
      </Section>
    </>
  );
}
