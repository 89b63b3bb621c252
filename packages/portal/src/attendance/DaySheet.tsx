import { type AttendanceState, attendanceStates } from '@lia/sdk/attendance/rules';
import type { AttendanceDay, AttendanceStudent } from '@lia/sdk/attendance/schema';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { useText } from '../i18n/useText.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { Notice } from '../ui/Notice.tsx';
import { useMarks } from './useMarks.ts';

interface DaySheetProps {
  day: AttendanceDay;
  saved: (day: AttendanceDay) => void;
  /** Reads the day again. */
  refresh: () => void;
}

/** The students of a group on a day, each marked by one press; a second press on the mark takes it back. */
export function DaySheet({ day, saved, refresh }: DaySheetProps) {
  const { t } = useText();
  const { chosen, status, queue } = useMarks(day, { saved, refresh });
  const [undo, setUndo] = useState<readonly string[]>([]);
  const isOpen = day.from !== null && day.until !== null && day.day >= day.from && day.day <= day.until;
  const stateOf = ({ uuid, state }: AttendanceStudent) => (chosen.has(uuid) ? (chosen.get(uuid) ?? null) : state);
  const current = day.students.filter((student) => student.current);
  const unmarked = current.filter((student) => stateOf(student) === null);

  function markAll(): void {
    const uuids = unmarked.map(({ uuid }) => uuid);
    setUndo(uuids);
    queue.choose(new Map(uuids.map((uuid) => [uuid, 'present'])));
  }

  if (day.students.length === 0)
    return <Notice inside title={t('attendance.none.title')} text={t('attendance.none.text')} />;
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      {!isOpen && <Alert severity="info">{t('attendance.closed')}</Alert>}
      {isOpen && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
          <ActionButton variant="contained" size="large" disabled={unmarked.length === 0} onClick={markAll}>
            {t('attendance.allPresent')}
          </ActionButton>
          {undo.length > 0 && (
            <ActionButton
              onClick={() => {
                queue.choose(new Map(undo.map((uuid) => [uuid, null])));
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
        <Alert severity="warning" action={<Button onClick={() => void queue.save()}>{t('attendance.retry')}</Button>}>
          {t('attendance.unsaved', { count: chosen.size })}
        </Alert>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid' }}>
        {day.students.map((student) => (
          <StudentMarks
            key={student.uuid}
            student={student}
            state={stateOf(student)}
            isOpen={isOpen && student.current}
            choose={(state) => {
              setUndo((uuids) => uuids.filter((uuid) => uuid !== student.uuid));
              queue.choose(new Map([[student.uuid, state]]));
            }}
          />
        ))}
      </Box>
    </Box>
  );
}

interface StudentMarksProps {
  student: AttendanceStudent;
  state: AttendanceState | null;
  isOpen: boolean;
  choose: (state: AttendanceState | null) => void;
}

function StudentMarks({ student: { name, last_name, current, note }, state, isOpen, choose }: StudentMarksProps) {
  const { t } = useText();
  const full = `${name} ${last_name}`;
  return (
    <Box
      component="li"
      sx={{ py: 2, display: 'grid', gap: 2, borderBottom: 1, borderColor: 'divider', alignItems: 'center' }}
    >
      <Box sx={{ overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{full}</Typography>
        {!current && <Typography variant="body2">{t('attendance.former')}</Typography>}
        {note !== '' && <Typography variant="body2">{note}</Typography>}
      </Box>
      {!isOpen && state !== null && <Typography>{t(`attendance.${state}`)}</Typography>}
      {isOpen && (
        <Box
          component="fieldset"
          aria-label={full}
          sx={{
            m: 0,
            p: 0,
            border: 0,
            minWidth: 0,
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, 1fr)' },
          }}
        >
          {attendanceStates.map((one) => (
            <ActionButton
              key={one}
              variant={one === state ? 'contained' : 'outlined'}
              aria-pressed={one === state}
              onClick={() => choose(one === state ? null : one)}
              sx={{ minHeight: 44 }}
            >
              {t(`attendance.${one}`)}
            </ActionButton>
          ))}
        </Box>
      )}
    </Box>
  );
}
