import type { MeetingAttendance } from '@lia/sdk/classroom/schema';

/** What a student's attendance is called. */
export const presenceKey = ({ first_at: first, late }: MeetingAttendance['data']['students'][number]) =>
  first === null ? 'classes.attendance.absent' : late ? 'classes.attendance.late' : 'classes.attendance.was';
