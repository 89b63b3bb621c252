import type { Gradebook, Sheet, SheetStudent } from '@lia/sdk/gradebook/schema';
import Button from '@mui/material/Button';

import { useText } from '../i18n/useText.ts';
import { useServices } from '../services/services.ts';
import { saveFile } from '../downloads/saveFile.ts';
import { shownGrade, signOf } from './shownGrade.ts';

interface SaveGradesProps {
  gradebook: Gradebook['data'];
  sheet: Sheet;
  described: boolean;
}

/** Saves the grades of a sheet as a file that spreadsheets open. */
export function SaveGrades({ gradebook: { group, periods, subjects }, sheet, described }: SaveGradesProps) {
  const { t, failure, language } = useText();
  const { toasts } = useServices();
  const written = (grade: number | null) => (grade === null ? '' : shownGrade(grade, language));

  function lineOf({ name, last_name, works, suggested, grade, reason, description }: SheetStudent): string[] {
    const cells = sheet.activities.map(({ id }) => {
      const work = works.find(({ activity }) => activity === id);
      const sign = signOf(work);
      return sign === null ? written(work?.score ?? null) : t(`gradebook.sign.${sign}`);
    });
    const own = described ? [description] : [written(suggested), written(grade), reason];
    return [last_name, name, ...cells, ...own];
  }

  async function save(): Promise<void> {
    const headings = [
      t('gradebook.lastName'),
      t('gradebook.name'),
      ...sheet.activities.map(({ name }) => name),
      ...(described
        ? [t('gradebook.description')]
        : [t('gradebook.suggested'), t('gradebook.grade'), t('gradebook.reason')]),
    ];
    const called = [
      t('gradebook.title'),
      group.name,
      subjects.find(({ id }) => id === sheet.subject)?.name,
      periods.find(({ id }) => id === sheet.period)?.name,
    ];
    try {
      const { toCsv } = await import('../downloads/csv.ts');
      saveFile(toCsv([headings, ...sheet.students.map(lineOf)]), `${called.filter(Boolean).join(' ')}.csv`);
    } catch (error) {
      toasts.show('error', failure(error));
    }
  }

  return (
    <Button variant="outlined" onClick={() => void save()} sx={{ minHeight: 44 }}>
      {t('gradebook.save')}
    </Button>
  );
}
