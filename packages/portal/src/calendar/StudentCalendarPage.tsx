import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { StudentRoom } from '../studentRoom/StudentRoom.tsx';
import { CalendarView } from './CalendarView.tsx';
import { calendarTexts } from './es.ts';

/** `/apps/sections/calendario/`: the calendar of a student. */
export default function StudentCalendarPage() {
  useTexts(calendarTexts);
  const { t } = useText();
  return (
    <StudentRoom picture="calendar" title={t('calendar.title')}>
      <CalendarView />
    </StudentRoom>
  );
}
