import { attendanceStates } from '@lia/sdk/attendance/rules';
import type { AttendanceMonth } from '@lia/sdk/attendance/schema';
import Button from '@mui/material/Button';

import { useText } from '../i18n/useText.ts';
import { useServices } from '../services/services.ts';
import { saveFile } from '../downloads/saveFile.ts';

/** Saves the sheet of a month as a file that spreadsheets open, with the notes in a last column. */
export function SaveSheet({ sheet: { group, month, days, students } }: { sheet: AttendanceMonth['data'] }) {
  const { t, failure } = useText();
  const { toasts } = useServices();

  async function save(): Promise<void> {
    const headings = [
      t('attendance.lastName'),
      t('attendance.name'),
      ...days,
      ...attendanceStates.map((state) => t('attendance.total', { state: t(`attendance.${state}`) })),
      t('attendance.notes'),
    ];
    const rows = students.map(({ name, last_name, marks, counts }) => [
      last_name,
      name,
      ...days.map((day) => {
        const mark = marks.find((one) => one.day === day);
        return mark ? t(`attendance.${mark.state}`) : '';
      }),
      ...attendanceStates.map((state) => String(counts[state])),
      marks.flatMap(({ day, note }) => (note === '' ? [] : [`${day}: ${note}`])).join('; '),
    ]);
    try {
      const { toCsv } = await import('../downloads/csv.ts');
      saveFile(toCsv([headings, ...rows]), `${t('attendance.title')} ${group.name} ${month}.csv`);
    } catch (error) {
      toasts.show('error', failure(error));
    }
  }

  return (
    <Button variant="outlined" onClick={() => void save()} sx={{ minHeight: 44 }}>
      {t('attendance.save')}
    </Button>
  );
}
