import { clockOf } from '@lia/sdk/calendar/zones';
import type { Meeting, MeetingAttendance } from '@lia/sdk/classroom/schema';
import Button from '@mui/material/Button';

import { useText } from '../i18n/useText.ts';
import { saveFile } from '../downloads/saveFile.ts';
import { useServices } from '../services/services.ts';
import { presenceKey } from './presence.ts';

interface SaveAttendanceProps {
  meeting: Meeting;
  sheet: MeetingAttendance['data'];
}

/** Saves who was in a class as a file that spreadsheets open. */
export function SaveAttendance({ meeting: { title, group, zone }, sheet: { day, students } }: SaveAttendanceProps) {
  const { t, failure } = useText();
  const { toasts } = useServices();

  async function save(): Promise<void> {
    const at = (instant: string | null): string => (instant === null ? '' : clockOf(instant, zone).replace('T', ' '));
    const headings = [
      t('classes.attendance.lastName'),
      t('classes.attendance.name'),
      t('classes.attendance.state'),
      t('classes.attendance.first'),
      t('classes.attendance.last'),
    ];
    const rows = students.map((student) => [
      student.last_name,
      student.name,
      t(presenceKey(student)),
      at(student.first_at),
      at(student.last_at),
    ]);
    try {
      const { toCsv } = await import('../downloads/csv.ts');
      saveFile(toCsv([headings, ...rows]), `${title} ${group.name} ${day}.csv`);
    } catch (error) {
      toasts.show('error', failure(error));
    }
  }

  return (
    <Button variant="outlined" onClick={() => void save()} sx={{ minHeight: 44 }}>
      {t('classes.attendance.save')}
    </Button>
  );
}
