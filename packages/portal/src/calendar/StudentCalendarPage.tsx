import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { useMember } from '../services/services.ts';
import { isYoung } from '../studentRoom/isYoung.ts';
import { StudentRoom } from '../studentRoom/StudentRoom.tsx';
import { CalendarView } from './CalendarView.tsx';
import { calendarTexts } from './es.ts';

/** `/apps/sections/calendario/`: the calendar of a student. For who may not read yet it begins as a list on a tablet as well, which is heard. */
export default function StudentCalendarPage() {
  useTexts(calendarTexts);
  const { t } = useText();
  return (
    <StudentRoom picture="calendar" title={t('calendar.title')}>
      <CalendarView listed={isYoung(useMember())} />
    </StudentRoom>
  );
}
