import type { Course } from '@lia/sdk/courses/records';
import Typography from '@mui/material/Typography';

import { useText } from '../../i18n/useText.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { courseTexts } from '../es.ts';

/** How long a course takes and who teaches it; nothing where the team entered neither. */
export function CourseFacts({ course: { hours, teacher } }: { course: Pick<Course, 'hours' | 'teacher'> }) {
  useTexts(courseTexts);
  const { t } = useText();
  const facts = [
    hours !== null && t('course.hours', { count: hours }),
    teacher && t('course.teacher', { name: teacher }),
  ];
  const known = facts.filter(Boolean);
  if (known.length === 0) return null;
  return (
    <Typography variant="body2" color="text.secondary">
      {known.join(' · ')}
    </Typography>
  );
}
