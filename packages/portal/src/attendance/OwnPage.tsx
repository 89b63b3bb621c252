import { getMyAttendance } from '@lia/sdk/attendance/endpoints';

import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { StudentRoom } from '../studentRoom/StudentRoom.tsx';
import { StudentMonth } from './StudentMonth.tsx';
import { attendanceTexts } from './es.ts';

/** `/apps/miasistencia`: the attendance of the student who looks. */
export default function OwnPage() {
  useTexts(attendanceTexts);
  const { t } = useText();
  return (
    <StudentRoom picture="attendance" title={t('attendance.own')} width={800}>
      <StudentMonth student="own" read={(client, month) => client.call(getMyAttendance, { query: { month } })} />
    </StudentRoom>
  );
}
