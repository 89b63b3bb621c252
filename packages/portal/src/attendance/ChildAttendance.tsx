import { getChildAttendance } from '@lia/sdk/attendance/endpoints';

import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { Section } from '../ui/Section.tsx';
import { StudentMonth } from './StudentMonth.tsx';
import { attendanceTexts } from './es.ts';

/** The attendance of a child of the member who looks. */
export default function ChildAttendance({ child }: { child: string }) {
  useTexts(attendanceTexts);
  const { t } = useText();
  return (
    <Section title={t('attendance.title')}>
      <StudentMonth
        student={child}
        read={(client, month) => client.call(getChildAttendance, { params: { id: child }, query: { month } })}
      />
    </Section>
  );
}
