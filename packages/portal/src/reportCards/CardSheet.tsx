import { attendanceStates } from '@lia/sdk/attendance/rules';
import { formatDay } from '@lia/sdk/calendar/days';
import { isDescribed } from '@lia/sdk/gradebook/rules';
import { format } from '@lia/sdk/messages/format';
import { correctedLabel, reportCardLabels } from '@lia/sdk/reportCards/labels';
import { wasAttended } from '@lia/sdk/reportCards/rules';
import type { ReportCard } from '@lia/sdk/reportCards/schema';
import { schoolYearName } from '@lia/sdk/schoolYears/rules';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';

import { shownGrade } from '../gradebook/shownGrade.ts';
import { useText } from '../i18n/useText.ts';

type Data = ReportCard['data'];

interface CardSheetProps {
  card: Data;
  /** Its school year, and not its period alone. */
  isYear: boolean;
}

/** A report card as it is printed. */
export function CardSheet({ card, isYear }: CardSheetProps) {
  const { t, language } = useText();
  const { content, whole, version, reason, logo } = card;
  const { school, student, group, teacher, year, period } = content;
  const label = (name: keyof typeof reportCardLabels) => reportCardLabels[name][language];
  const days = `${formatDay(period.starts_on, language)} – ${formatDay(period.ends_on, language)}`;
  const facts: readonly (readonly [string, string])[] = [
    [label('student'), `${student.name} ${student.last_name}`],
    [label('group'), `${group.name} · ${t(`grade.${group.level}`, { grade: group.grade })}`],
    [label('year'), schoolYearName(year)],
    ...(teacher === '' ? [] : [[label('teacher'), teacher] as const]),
    ...(isYear ? [] : [[label('period'), `${period.name} (${days})`] as const]),
  ];
  const attendance = isYear ? whole.attendance : content.attendance;
  const observations = isYear ? whole.observations : [{ period: '', text: content.observations }];
  return (
    <Card
      component="article"
      aria-labelledby="report-card"
      sx={{
        p: { xs: 4, sm: 8 },
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 5,
        '@media print': { p: 0, boxShadow: 'none', border: 'none', bgcolor: 'common.white', color: 'common.black' },
      }}
    >
      <Box sx={{ display: 'flex', gap: 4, alignItems: 'center' }}>
        {logo !== null && (
          <Box
            component="img"
            src={logo}
            alt={t('reportCards.card.logo', { school: school.name })}
            sx={{ width: 72, height: 72, objectFit: 'contain' }}
          />
        )}
        <Box sx={{ minWidth: 0 }}>
          <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>{school.name}</Typography>
          {school.cct !== null && (
            <Typography variant="body2" color="text.secondary">{`${label('cct')} ${school.cct}`}</Typography>
          )}
          <Typography id="report-card" variant="h1" sx={{ fontSize: { xs: '1.5rem', sm: '2rem' } }}>
            {label('title')}
          </Typography>
          {!isYear && version > 1 && (
            <Typography sx={{ color: 'warning.main', overflowWrap: 'anywhere', '@media print': { color: 'inherit' } }}>
              {format(correctedLabel[language], { version, reason })}
            </Typography>
          )}
        </Box>
      </Box>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'auto minmax(0, 1fr)' },
          columnGap: 4,
          rowGap: 1,
          '& dt': { color: 'text.secondary' },
          '& dd': { m: 0, fontWeight: 600, overflowWrap: 'anywhere' },
        }}
      >
        {facts.map(([name, value]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </Box>
      {isDescribed(group) ? (
        <Described card={card} isYear={isYear} />
      ) : (
        <Grades card={card} isYear={isYear} label={label} />
      )}
      {wasAttended(attendance) && (
        <section>
          <Typography variant="h2" sx={{ fontSize: '1.125rem' }}>
            {label('attendance')}
          </Typography>
          <Typography>{attendanceStates.map((one) => `${label(one)}: ${attendance[one]}`).join(' · ')}</Typography>
        </section>
      )}
      {observations.some(({ text }) => text !== '') && (
        <section>
          <Typography variant="h2" sx={{ fontSize: '1.125rem' }}>
            {label('observations')}
          </Typography>
          {observations.map(({ period: of, text }) => (
            <Typography key={of} sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {of === '' ? text : `${of}: ${text}`}
            </Typography>
          ))}
        </section>
      )}
      <Box sx={{ display: 'none', displayPrint: 'block', pt: 8 }}>
        <Box sx={{ borderTop: 1, width: 260, pt: 1, fontSize: '0.875rem' }}>{label('signature')}</Box>
      </Box>
      <Typography variant="body2" color="text.secondary">
        {label('note')}
      </Typography>
    </Card>
  );
}

/** Preescolar: words for each field of learning. */
function Described({ card: { content, whole }, isYear }: CardSheetProps) {
  const texts = isYear
    ? whole.subjects.map(({ name, descriptions }) => ({
        name,
        lines: whole.periods.map((period, at) => `${period}: ${descriptions[at] || '—'}`),
      }))
    : content.subjects.map(({ name, description }) => ({ name, lines: [description || '—'] }));
  return texts.map(({ name, lines }) => (
    <section key={name}>
      <Typography variant="h2" sx={{ fontSize: '1.125rem', overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      {lines.map((line) => (
        <Typography key={line} sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {line}
        </Typography>
      ))}
    </section>
  ));
}

interface GradesProps extends CardSheetProps {
  label: (name: keyof typeof reportCardLabels) => string;
}

function Grades({ card: { content, whole }, isYear, label }: GradesProps) {
  const { language } = useText();
  const columns = isYear ? [...whole.periods, label('final')] : [label('grade')];
  const rows: readonly { name: string; grades: readonly (number | null)[] }[] = isYear
    ? whole.subjects.map(({ name, grades, final }) => ({ name, grades: [...grades, final] }))
    : content.subjects.map(({ name, grade }) => ({ name, grades: [grade] }));
  return (
    // Scrolls by the arrow keys as well.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <Box component="section" aria-label={label('grade')} tabIndex={0} sx={{ overflowX: 'auto', position: 'relative' }}>
      <Box
        component="table"
        sx={{
          width: '100%',
          borderCollapse: 'collapse',
          fontVariantNumeric: 'tabular-nums',
          // Narrow on a phone, so that all periods of a school year and their mean fit.
          'th, td': { borderBottom: 1, borderColor: 'divider', px: { xs: 0.5, sm: 2 }, py: 2, textAlign: 'center' },
          'th:first-of-type': { textAlign: 'start', minWidth: { xs: 88, sm: 130 }, overflowWrap: 'anywhere' },
          'thead th': { fontSize: { xs: '0.75rem', sm: '1rem' } },
          td: { fontWeight: 600 },
          'tbody th': { fontWeight: 400 },
        }}
      >
        <thead>
          <tr>
            <th scope="col">{label('subject')}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, grades }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {grades.map((grade, at) => (
                <td key={columns[at]}>{shownGrade(grade, language)}</td>
              ))}
            </tr>
          ))}
        </tbody>
        {isYear && (
          <tfoot>
            <tr>
              <th scope="row" colSpan={1 + whole.periods.length}>
                {label('average')}
              </th>
              <td>{shownGrade(whole.average, language)}</td>
            </tr>
          </tfoot>
        )}
      </Box>
    </Box>
  );
}
