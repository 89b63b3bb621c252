import type { SheetStudent } from '@lia/sdk/gradebook/schema';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

import { useText } from '../i18n/useText.ts';
import { shownGrade } from './shownGrade.ts';
import type { SheetContext, StudentGradeForm } from './useStudentGrade.ts';

interface GradeStateProps {
  context: SheetContext;
  student: SheetStudent;
  form: StudentGradeForm;
}

const warns: readonly StudentGradeForm['status'][] = ['cut', 'wrong', 'reason', 'stale'];

/** How the saving of a student's grade goes, in words; by a button again after a lost connection. */
export function GradeState({ context: { sheet }, student, form: { status, save } }: GradeStateProps) {
  const { t, language } = useText();
  const { grade, name, last_name } = student;
  const text =
    status === 'stale'
      ? grade === null
        ? t('gradebook.status.stale.none')
        : t('gradebook.status.stale', { now: shownGrade(grade, language) })
      : status === 'wrong'
        ? t('gradebook.status.wrong', { lowest: sheet.lowest })
        : t(`gradebook.status.${status}`);
  return (
    <Box
      component="output"
      sx={{
        display: 'inline-flex',
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'center',
        fontSize: '0.875rem',
        color: warns.includes(status) ? 'error.main' : 'text.secondary',
      }}
    >
      {text}
      {status === 'cut' && (
        <Button
          size="small"
          aria-label={t('gradebook.retry.of', { name: `${name} ${last_name}` })}
          onClick={save}
          sx={{ minHeight: 44 }}
        >
          {t('gradebook.retry')}
        </Button>
      )}
    </Box>
  );
}
