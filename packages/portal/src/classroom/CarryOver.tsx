import { getAttendance, markAttendance } from '@lia/sdk/attendance/endpoints';
import type { MeetingAttendance } from '@lia/sdk/classroom/schema';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

import { useText } from '../i18n/useText.ts';
import { useChange } from '../changes/useChange.ts';
import { ForMember } from '../ui/ForMember.tsx';

interface CarryOverProps {
  group: string;
  sheet: MeetingAttendance['data'];
}

/**
 * Marks as present, in the attendance of the day, who joined and has no mark yet. It leaves marks that are there, and marks no one
 * as absent: who did not join online may have been at school.
 */
export function CarryOver({ group, sheet: { day, students } }: CarryOverProps) {
  const { t } = useText();
  const { busy, run } = useChange();
  const joined = new Set(
    students.flatMap(({ uuid, first_at: first, current }) => (first !== null && current ? [uuid] : [])),
  );
  if (joined.size === 0) return null;

  async function carry(): Promise<void> {
    const params = { id: group, day };
    await run(async (client) => {
      const { data } = await client.call(getAttendance, { params });
      const marks = data.students
        .filter(({ uuid, state }) => state === null && joined.has(uuid))
        .map(({ uuid, version }) => ({ student: uuid, state: 'present' as const, version }));
      if (marks.length === 0) return { message: t('classes.attendance.carried.none') };
      await client.call(markAttendance, { params, body: { marks } });
      return { message: t('classes.attendance.carried', { count: marks.length }) };
    });
  }

  return (
    <ForMember>
      <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
        <Button variant="outlined" disabled={busy} onClick={() => void carry()} sx={{ minHeight: 44 }}>
          {t('classes.attendance.carry')}
        </Button>
        <Typography variant="body2" color="text.secondary">
          {t('classes.attendance.carry.text')}
        </Typography>
      </Box>
    </ForMember>
  );
}
