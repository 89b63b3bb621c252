import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { MyAllowance } from '../../courses/catalogue/MyAllowance.tsx';
import { useText } from '../../i18n/useText.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { lessonTexts } from '../es.ts';
import { ContentPage } from '../../ui/ContentPage.tsx';
import { StudiedCourses } from './StudiedCourses.tsx';
import { TaughtCourses } from './TaughtCourses.tsx';

/** `/apps/teachercourses`: the courses that a teacher takes, with what their plan still includes, and those that they teach. */
export default function TeacherCoursesPage() {
  useTexts(lessonTexts);
  const { t } = useText();
  return (
    <ContentPage width={1200} gap={8}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="h1">{t('lessons.teacher')}</Typography>
        <Typography color="text.secondary">{t('taught.lead')}</Typography>
      </Box>
      <MyAllowance />
      <StudiedCourses />
      <TaughtCourses />
    </ContentPage>
  );
}
