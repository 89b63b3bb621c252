import { may } from '@lia/sdk/accounts/permissions';
import { getChildAttendance } from '@lia/sdk/attendance/endpoints';
import { spellDay } from '@lia/sdk/calendar/days';
import Button from '@mui/material/Button';
import { useState } from 'react';

import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { useMember } from '../services/services.ts';
import { lazyDialog } from '../ui/lazyDialog.tsx';
import { Section } from '../ui/Section.tsx';
import { StudentMonth } from './StudentMonth.tsx';
import { attendanceTexts } from './es.ts';

const AbsenceDialog = lazyDialog(() => import('../conversations/AbsenceDialog.tsx'));

/** The attendance of a child of the member who looks, who may write to the school about an absence. */
export default function ChildAttendance({ child }: { child: string }) {
  useTexts(attendanceTexts);
  const { t, language } = useText();
  const user = useMember();
  const [absence, setAbsence] = useState<string | null>(null);
  const write = (day: string) => (
    <Button
      sx={{ minHeight: 44 }}
      aria-label={t('attendance.absence.write.day', { day: spellDay(day, language) })}
      onClick={() => setAbsence(day)}
    >
      {t('attendance.absence.write')}
    </Button>
  );
  return (
    <Section title={t('attendance.title')}>
      <StudentMonth
        student={child}
        read={(client, month) => client.call(getChildAttendance, { params: { id: child }, query: { month } })}
        {...(may(user, 'conversations.join') && { besideAbsence: write })}
      />
      {absence !== null && <AbsenceDialog student={child} day={absence} close={() => setAbsence(null)} />}
    </Section>
  );
}
