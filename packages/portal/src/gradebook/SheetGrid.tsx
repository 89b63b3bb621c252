import { MAX_DESCRIPTION, MAX_GRADE_REASON } from '@lia/sdk/gradebook/rules';
import type { SheetStudent, SheetWork } from '@lia/sdk/gradebook/schema';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, memo, useId } from 'react';

import { useText } from '../i18n/useText.ts';
import { HiddenText } from '../ui/HiddenText.tsx';
import type { GradeEntry } from './gradeEntries.ts';
import { GradeState } from './GradeState.tsx';
import { cellName, moveInGrid } from './gridKeys.ts';
import { shownGrade, signOf, workSigns } from './shownGrade.ts';
import { type SheetContext, useStudentGrade } from './useStudentGrade.ts';

interface SheetGridProps extends Omit<RowProps, 'student' | 'entry' | 'row'> {
  entryOf: (student: string) => GradeEntry;
}

interface RowProps {
  context: SheetContext;
  /** Whether the member grades these students. */
  grades: boolean;
  student: SheetStudent;
  entry: GradeEntry;
  /** From 0. */
  row: number;
}

/** The students of a group by the activities of a period, with their grades; it scrolls in a region of its own. */
export function SheetGrid({ context, entryOf, grades }: SheetGridProps) {
  const { t } = useText();
  const legendId = useId();
  const { sheet, described } = context;
  return (
    <>
      <Typography id={legendId} color="text.secondary">
        {[
          ...workSigns.map((sign) => `${t(`gradebook.short.${sign}`)}: ${t(`gradebook.sign.${sign}`)}`),
          `${t('gradebook.short.late')}: ${t('gradebook.sign.late')}`,
        ].join(' · ')}
      </Typography>
      {grades && !described && (
        <Typography color="text.secondary" sx={{ displayPrint: 'none' }}>
          {t('gradebook.keys')}
        </Typography>
      )}
      <Box
        component="section"
        aria-label={t('gradebook.sheet')}
        // Scrolls by the arrow keys as well; what is hidden in it scrolls along.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        sx={{
          position: 'relative',
          overflowX: 'auto',
          '@media print': { overflow: 'visible', '& input, & textarea': { border: 'none' } },
        }}
      >
        <Box component="table" aria-describedby={legendId} sx={table}>
          <thead>
            <tr>
              <th scope="col">{t('gradebook.student')}</th>
              {sheet.activities.map(({ id, name, weight, released }) => (
                <Box component="th" key={id} scope="col" sx={{ minWidth: 96, maxWidth: 140, fontSize: '0.875rem' }}>
                  {name}
                  {(!released || weight !== 1) && (
                    <Box component="span" sx={{ display: 'block', fontWeight: 400, color: 'text.secondary' }}>
                      {[!released && t('gradebook.hidden'), weight !== 1 && t('gradebook.weight.times', { weight })]
                        .filter(Boolean)
                        .join(', ')}
                    </Box>
                  )}
                </Box>
              ))}
              {!described && <th scope="col">{t('gradebook.suggested')}</th>}
              {!described && <th scope="col">{t('gradebook.grade')}</th>}
              <th scope="col">{t(described ? 'gradebook.description' : 'gradebook.reason')}</th>
            </tr>
          </thead>
          <tbody>
            {sheet.students.map((student, row) => (
              <Row key={student.uuid} {...{ context, grades, student, row }} entry={entryOf(student.uuid)} />
            ))}
          </tbody>
        </Box>
      </Box>
    </>
  );
}

const Row = memo(function Row({ context, grades, student, entry, row }: RowProps) {
  const { t, language } = useText();
  const { sheet, described } = context;
  const form = useStudentGrade(context, student, entry);
  const { typed, status, type, save } = form;
  const name = `${student.name} ${student.last_name}`;
  const readOnly = status === 'saving';
  const wiring = (column: number) => ({
    'data-cell': cellName(row, column),
    readOnly,
    className: 'field-input',
    onBlur: () => void save(),
  });
  const works = new Map(student.works.map((work) => [work.activity, work]));

  function pressInGrade(event: KeyboardEvent<HTMLInputElement>): void {
    // A grade that needs a reason leads there.
    if (event.key === 'Enter' && save() === 'reason') {
      event.preventDefault();
      const next = event.currentTarget
        .closest('tr')
        ?.querySelector<HTMLInputElement>(`[data-cell="${cellName(row, 1)}"]`);
      next?.focus();
      return;
    }
    moveInGrid(event, row, 0);
  }

  return (
    <tr>
      <th scope="row">{`${student.last_name}, ${student.name}`}</th>
      {sheet.activities.map(({ id, points }) => (
        <td key={id}>
          <WorkSign work={works.get(id)} points={points} />
        </td>
      ))}
      {!described && <td>{shownGrade(student.suggested, language)}</td>}
      {!described && (
        <Box component="td" sx={{ fontWeight: 700 }}>
          {grades ? (
            <Box
              component="input"
              inputMode="decimal"
              autoComplete="off"
              maxLength={5}
              aria-label={t('gradebook.grade.of', { name })}
              aria-invalid={status === 'wrong'}
              value={typed.grade}
              placeholder={shownGrade(student.suggested, language)}
              {...wiring(0)}
              onChange={({ target }) => type({ grade: target.value })}
              onKeyDown={pressInGrade}
              sx={{ width: 72, textAlign: 'center', '&::placeholder': { fontWeight: 400, fontStyle: 'italic' } }}
            />
          ) : (
            shownGrade(student.grade, language)
          )}
        </Box>
      )}
      <Box component="td" sx={{ textAlign: 'start !important', minWidth: 180 }}>
        {!grades && (described ? student.description : student.reason)}
        {grades && described && (
          <Box
            component="textarea"
            rows={3}
            maxLength={MAX_DESCRIPTION}
            aria-label={t('gradebook.description.of', { name })}
            value={typed.description}
            {...wiring(1)}
            onChange={({ target }) => type({ description: target.value })}
            sx={{ width: 320, my: 1 }}
          />
        )}
        {grades && !described && (
          <Box
            component="input"
            autoComplete="on"
            maxLength={MAX_GRADE_REASON}
            aria-label={t('gradebook.reason.of', { name })}
            aria-invalid={status === 'reason'}
            value={typed.reason}
            {...wiring(1)}
            onChange={({ target }) => type({ reason: target.value })}
            onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
              if (event.key === 'Enter') moveInGrid(event, row, 0);
              else moveInGrid(event, row, 1);
            }}
            sx={{ width: 220 }}
          />
        )}
        {grades && (
          <Box sx={{ maxWidth: described ? 320 : 220 }}>
            <GradeState {...{ context, student, form }} />
          </Box>
        )}
      </Box>
    </tr>
  );
});

const table = {
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontVariantNumeric: 'tabular-nums',
  'th, td': { borderBottom: 1, borderColor: 'divider', px: 2, py: 1, height: 52, textAlign: 'center' },
  // Below a field there is room for how its saving goes: what stands in a row is on one line all the same.
  'tbody th, tbody td': { verticalAlign: 'baseline' },
  'tbody tr:has(textarea) > *': { verticalAlign: 'top' },
  'th[scope=row], thead th:first-of-type': {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    bgcolor: 'background.default',
    textAlign: 'start',
    minWidth: 160,
    maxWidth: 240,
    overflowWrap: 'anywhere',
    fontWeight: 600,
  },
} as const;

/** A homework in a cell: its score, or a letter for why it has none, with the words for screen readers. */
function WorkSign({ work, points }: { work: SheetWork | undefined; points: number }) {
  const { t, language } = useText();
  const sign = signOf(work);
  const score = shownGrade(work?.score ?? null, language);
  const late = work?.is_late === true;
  return (
    <>
      <span aria-hidden>
        {sign === null ? score : t(`gradebook.short.${sign}`)}
        {late && ` ${t('gradebook.short.late')}`}
      </span>
      <HiddenText>
        {sign === null ? t('gradebook.score', { score, points }) : t(`gradebook.sign.${sign}`)}
        {late && `, ${t('gradebook.sign.late')}`}
      </HiddenText>
    </>
  );
}
