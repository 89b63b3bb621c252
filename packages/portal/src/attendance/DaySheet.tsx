import type { AttendanceDay, AttendanceStudent } from '@lia/sdk/attendance/schema';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { useText } from '../i18n/useText.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { Notice } from '../ui/Notice.tsx';
import { LazyAlert } from '../ui/LazyAlert.tsx';
import { StudentMarks } from './StudentMarks.tsx';
import { useMarks } from './useMarks.ts';

interface DaySheetProps {
  day: AttendanceDay;
  saved: (day: AttendanceDay) => void;
  /** Reads the day again. */
  refresh: () => Promise<AttendanceDay | undefined>;
}

/** The students of a group on a day, each marked by one press; a second press on the mark takes it back. */
export function DaySheet({ day, saved, refresh }: DaySheetProps) {
  const { t } = useText();
  const { chosen, status, queue } = useMarks(day, { saved, refresh });
  const [undo, setUndo] = useState<readonly string[]>([]);
  const isOpen = day.from !== null && day.until !== null && day.day >= day.from && day.day <= day.until;
  const markOf = ({ uuid, state, note }: AttendanceStudent) => ({ state, note, ...chosen.get(uuid) });
  const current = day.students.filter((student) => student.current);
  const unmarked = current.filter((student) => markOf(student).state === null);

  function markAll(): void {
    const uuids = unmarked.map(({ uuid }) => uuid);
    setUndo(uuids);
    queue.choose(new Map(uuids.map((uuid) => [uuid, { state: 'present' }])));
  }

  if (day.students.length === 0)
    return <Notice inside title={t('attendance.none.title')} text={t('attendance.none.text')} />;
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      {!isOpen && <LazyAlert severity="info">{t('attendance.closed')}</LazyAlert>}
      {isOpen && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
          <ActionButton variant="contained" size="large" disabled={unmarked.length === 0} onClick={markAll}>
            {t('attendance.allPresent')}
          </ActionButton>
          {undo.length > 0 && (
            <ActionButton
              onClick={() => {
                queue.choose(new Map(undo.map((uuid) => [uuid, { state: null, note: '' }])));
                setUndo([]);
              }}
            >
              {t('attendance.undo')}
            </ActionButton>
          )}
          <Typography color="text.secondary" component="output">
            {t('attendance.marked', { marked: current.length - unmarked.length, count: current.length })}
            {status !== 'unsaved' && ` · ${t(`attendance.${status}`)}`}
          </Typography>
        </Box>
      )}
      {status === 'unsaved' && (
        <LazyAlert
          severity="warning"
          action={<Button onClick={() => void queue.save()}>{t('attendance.retry')}</Button>}
        >
          {t('attendance.unsaved', { count: chosen.size })}
        </LazyAlert>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid' }}>
        {day.students.map((student) => (
          <StudentMarks
            key={student.uuid}
            student={student}
            {...markOf(student)}
            isOpen={isOpen && student.current}
            choose={(mark) => {
              setUndo((uuids) => uuids.filter((uuid) => uuid !== student.uuid));
              queue.choose(new Map([[student.uuid, mark]]));
            }}
          />
        ))}
      </Box>
    </Box>
  );
}
