import { MAX_DESCRIPTION, MAX_GRADE_REASON } from '@lia/sdk/gradebook/rules';
import type { SheetStudent } from '@lia/sdk/gradebook/schema';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { memo, useState } from 'react';

import { LabelledInput, LabelledText } from '../fields/LabelledInput.tsx';
import { LabelledSelect } from '../fields/LabelledSelect.tsx';
import { useText } from '../i18n/useText.ts';
import { Section } from '../ui/Section.tsx';
import type { GradeEntry } from './gradeEntries.ts';
import { GradeState } from './GradeState.tsx';
import { shownGrade, signOf } from './shownGrade.ts';
import { type SheetContext, useStudentGrade } from './useStudentGrade.ts';

interface SheetCardsProps extends Omit<StudentCardProps, 'student' | 'entry'> {
  entryOf: (student: string) => GradeEntry;
}

interface StudentCardProps {
  context: SheetContext;
  /** Whether the member grades these students. */
  grades: boolean;
  student: SheetStudent;
  entry: GradeEntry;
}

const nameOf = ({ name, last_name }: SheetStudent): string => `${name} ${last_name}`;

/** The same on a phone: one student at a time. What was typed for one stays while others are looked at. */
export function SheetCards({ context, entryOf, grades }: SheetCardsProps) {
  const { t } = useText();
  const { students } = context.sheet;
  const [chosen, setChosen] = useState(students[0]?.uuid);
  const place = Math.max(
    0,
    students.findIndex(({ uuid }) => uuid === chosen),
  );
  const go = (by: 1 | -1) => setChosen(students[place + by]?.uuid);
  return (
    <>
      <LabelledSelect
        label={t('gradebook.student')}
        value={students[place]?.uuid}
        onChange={({ target }) => setChosen(target.value)}
      >
        {students.map((student) => (
          <option key={student.uuid} value={student.uuid}>
            {nameOf(student)}
          </option>
        ))}
      </LabelledSelect>
      <Box sx={{ display: 'flex', gap: 2 }}>
        <Button variant="outlined" disabled={place === 0} onClick={() => go(-1)} sx={{ minHeight: 44 }}>
          {t('gradebook.earlier')}
        </Button>
        <Button variant="outlined" disabled={place >= students.length - 1} onClick={() => go(1)} sx={{ minHeight: 44 }}>
          {t('gradebook.later')}
        </Button>
      </Box>
      {students.map((student, index) => (
        <Box key={student.uuid} sx={{ display: index === place ? 'block' : 'none' }}>
          <StudentCard {...{ context, grades, student }} entry={entryOf(student.uuid)} />
        </Box>
      ))}
    </>
  );
}

const StudentCard = memo(function StudentCard({ context, grades, student, entry }: StudentCardProps) {
  const { t, language } = useText();
  const { sheet, described } = context;
  const form = useStudentGrade(context, student, entry);
  const { typed, status, type, save } = form;
  const wiring = { readOnly: status === 'saving', error: null, onBlur: () => void save() };
  const works = new Map(student.works.map((work) => [work.activity, work]));
  return (
    <Section title={nameOf(student)}>
      <Typography variant="h3">{t('gradebook.works')}</Typography>
      {sheet.activities.length === 0 && <Typography color="text.secondary">{t('gradebook.works.none')}</Typography>}
      <Box component="ul" sx={{ m: 0, pl: 5, display: 'grid', gap: 1 }}>
        {sheet.activities.map(({ id, name, points, released }) => {
          const work = works.get(id);
          const sign = signOf(work);
          const score = shownGrade(work?.score ?? null, language);
          return (
            <li key={id}>
              {name}:{' '}
              <strong>{sign === null ? t('gradebook.score', { score, points }) : t(`gradebook.sign.${sign}`)}</strong>
              {work?.is_late === true && `, ${t('gradebook.sign.late')}`}
              {!released && ` (${t('gradebook.hidden')})`}
            </li>
          );
        })}
      </Box>
      {!described && (
        <Typography>
          {student.suggested === null
            ? t('gradebook.suggested.none')
            : t('gradebook.suggested.value', { grade: shownGrade(student.suggested, language) })}
        </Typography>
      )}
      {!grades && !described && (
        <Typography>{`${t('gradebook.grade')}: ${shownGrade(student.grade, language)}`}</Typography>
      )}
      {!grades && <Typography>{described ? student.description : student.reason}</Typography>}
      {grades && (
        <Box sx={{ display: 'grid', gap: 3, width: '100%' }}>
          {!described && (
            <>
              <LabelledInput
                label={t('gradebook.grade')}
                inputMode="decimal"
                autoComplete="off"
                maxLength={5}
                value={typed.grade}
                {...wiring}
                onChange={({ target }) => type({ grade: target.value })}
              />
              <LabelledInput
                label={t('gradebook.reason')}
                maxLength={MAX_GRADE_REASON}
                value={typed.reason}
                {...wiring}
                onChange={({ target }) => type({ reason: target.value })}
              />
            </>
          )}
          {described && (
            <LabelledText
              label={t('gradebook.description')}
              rows={5}
              maxLength={MAX_DESCRIPTION}
              value={typed.description}
              {...wiring}
              onChange={({ target }) => type({ description: target.value })}
            />
          )}
          <GradeState {...{ context, student, form }} />
        </Box>
      )}
    </Section>
  );
});
