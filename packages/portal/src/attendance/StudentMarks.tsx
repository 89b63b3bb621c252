import { type AttendanceState, attendanceStates } from '@lia/sdk/attendance/rules';
import type { AttendanceStudent } from '@lia/sdk/attendance/schema';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { useText } from '../i18n/useText.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import type { Mark } from './markQueue.ts';
import { NoteForm } from './NoteForm.tsx';

interface StudentMarksProps {
  student: AttendanceStudent;
  state: AttendanceState | null;
  note: string;
  isOpen: boolean;
  choose: (mark: Mark) => void;
}

/** One student's mark of a day, and the note beside it. */
export function StudentMarks({
  student: { name, last_name, current },
  state,
  note,
  isOpen,
  choose,
}: StudentMarksProps) {
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
            gap: { xs: 1, sm: 2 },
            // All four fit beside each other on a phone of 360 px.
            fontSize: { xs: '0.8rem', sm: '1rem' },
            gridTemplateColumns: 'repeat(auto-fit, minmax(6em, 1fr))',
            // On a narrower one two and two, rather than three and one.
            '@media (max-width: 359px)': { gridTemplateColumns: '1fr 1fr' },
          }}
        >
          {attendanceStates.map((one) => (
            <ActionButton
              key={one}
              variant={one === state ? 'contained' : 'outlined'}
              aria-pressed={one === state}
              onClick={() => choose(one === state ? { state: null, note: '' } : { state: one })}
              sx={{ minHeight: 44, minWidth: 0, px: 0, fontSize: 'inherit' }}
            >
              {t(`attendance.${one}`)}
            </ActionButton>
          ))}
        </Box>
      )}
      {isOpen && state !== null && (state !== 'present' || note !== '') && (
        <NoteForm name={full} note={note} save={(text) => choose({ state, note: text })} />
      )}
    </Box>
  );
}
