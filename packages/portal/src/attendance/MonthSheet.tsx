import { type AttendanceState, attendanceStates } from '@lia/sdk/attendance/rules';
import type { AttendanceMonth } from '@lia/sdk/attendance/schema';
import { formatDay } from '@lia/sdk/calendar/days';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router';

import { attendancePath } from '../groups/paths.ts';
import { useText } from '../i18n/useText.ts';
import { HiddenText } from '../ui/HiddenText.tsx';
import { Section } from '../ui/Section.tsx';

type Sheet = AttendanceMonth['data'];

/** Marks by more than their colour: paper is often printed without it. */
const marked: Record<AttendanceState, { color: string; fontWeight: number }> = {
  present: { color: 'text.secondary', fontWeight: 400 },
  late: { color: 'text.primary', fontWeight: 600 },
  absent: { color: 'error.main', fontWeight: 800 },
  justified: { color: 'text.primary', fontWeight: 600 },
};

/** The students of a group by the days of a month, with how often each was what; it scrolls in a region of its own. */
export function MonthSheet({ sheet: { group, days, students } }: { sheet: Sheet }) {
  const { t, language } = useText();
  const captionId = useId();
  const notes = students.flatMap(({ uuid, name, last_name, marks }) =>
    marks.filter(({ note }) => note !== '').map((mark) => ({ ...mark, uuid, full: `${name} ${last_name}` })),
  );
  return (
    <>
      <Typography id={captionId} color="text.secondary">
        {attendanceStates.map((state) => `${t(`attendance.short.${state}`)}: ${t(`attendance.${state}`)}`).join(' · ')}
      </Typography>
      <Box
        component="section"
        aria-label={t('attendance.sheet')}
        // Scrolls by the arrow keys as well; what is hidden in it scrolls along.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        sx={{ position: 'relative', overflowX: 'auto', '@media print': { overflow: 'visible' } }}
      >
        <Box
          component="table"
          aria-describedby={captionId}
          sx={{
            borderCollapse: 'separate',
            borderSpacing: 0,
            fontVariantNumeric: 'tabular-nums',
            'th, td': {
              borderBottom: 1,
              borderColor: 'divider',
              p: 0,
              minWidth: { xs: 44, md: 34 },
              height: 44,
              textAlign: 'center',
            },
            'th[scope=row], thead th:first-of-type': {
              position: 'sticky',
              insetInlineStart: 0,
              bgcolor: 'background.default',
              textAlign: 'start',
              paddingInlineEnd: 3,
              minWidth: { xs: 128, md: 200 },
              maxWidth: { xs: 140, sm: 260 },
              overflowWrap: 'anywhere',
              fontWeight: 600,
            },
            '@media print': {
              fontSize: '9pt',
              // A month fits beside the names on a page of A4.
              'th, td': { minWidth: '14pt', height: 'auto', py: 0.5 },
              'th[scope=row], thead th:first-of-type': { position: 'static', bgcolor: 'transparent' },
            },
          }}
        >
          <thead>
            <tr>
              <th scope="col">{t('attendance.student')}</th>
              {days.map((day) => (
                <th key={day} scope="col" aria-label={formatDay(day, language)}>
                  <MuiLink
                    component={Link}
                    to={`${attendancePath(group.id)}?dia=${day}`}
                    sx={{ display: 'grid', minHeight: 44, placeContent: 'center' }}
                  >
                    <span aria-hidden>{Number(day.slice(8))}</span>
                    <HiddenText>{formatDay(day, language)}</HiddenText>
                  </MuiLink>
                </th>
              ))}
              {attendanceStates.map((state) => (
                <th key={state} scope="col">
                  <span aria-hidden>{t(`attendance.short.${state}`)}</span>
                  <HiddenText>{t('attendance.total', { state: t(`attendance.${state}`) })}</HiddenText>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {students.map(({ uuid, name, last_name, marks, counts }) => (
              <tr key={uuid}>
                <th scope="row">{`${last_name}, ${name}`}</th>
                {days.map((day) => (
                  <Cell key={day} mark={marks.find((mark) => mark.day === day)} />
                ))}
                {attendanceStates.map((state) => (
                  <Box component="td" key={state} sx={{ fontWeight: 700 }}>
                    {counts[state]}
                  </Box>
                ))}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
      {notes.length > 0 && (
        <Section title={t('attendance.notes')}>
          <Box component="ul" sx={{ m: 0, pl: 5, display: 'grid', gap: 1 }}>
            {notes.map(({ uuid, day, state, note, full }) => (
              <li key={`${uuid} ${day}`}>
                {formatDay(day, language)}, {full}: {t(`attendance.${state}`)} · {note}
              </li>
            ))}
          </Box>
        </Section>
      )}
    </>
  );
}

function Cell({ mark }: { mark: Sheet['students'][number]['marks'][number] | undefined }) {
  const { t } = useText();
  if (!mark)
    return (
      <Box component="td">
        <HiddenText>{t('attendance.unmarked')}</HiddenText>
      </Box>
    );
  return (
    <Box component="td" sx={marked[mark.state]}>
      <span aria-hidden>
        {t(`attendance.short.${mark.state}`)}
        {mark.note !== '' && '*'}
      </span>
      <HiddenText>
        {t(`attendance.${mark.state}`)}
        {mark.note !== '' && `: ${mark.note}`}
      </HiddenText>
    </Box>
  );
}
