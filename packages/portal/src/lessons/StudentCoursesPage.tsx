import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { courseTexts } from '../courses/es.ts';
import { RoomCard } from '../studentRoom/RoomCard.tsx';
import { StudentRoom } from '../studentRoom/StudentRoom.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Notice, ReadFailed } from '../ui/Notice.tsx';
import { Progress } from './course/Progress.tsx';
import { coursePath } from './paths.ts';
import { lessonTexts } from './es.ts';
import { useStudiedCourses } from './useLessons.ts';

/** `/apps/sections/miscursos`: the courses of a student, each with how far they are. */
export default function StudentCoursesPage() {
  useTexts(lessonTexts);
  useTexts(courseTexts);
  const { t } = useText();
  const { courses, error, retry } = useStudiedCourses();
  return (
    <StudentRoom picture="courses" title={t('lessons.student')}>
      {courses && courses.length > 0 && (
        <>
          <Typography>{t('studentCourses.lead')}</Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 4 }}>
            {courses.map(({ id, name, progress }) => (
              <RoomCard key={id} picture="courses" to={coursePath(id)}>
                <Typography variant="h2" sx={{ fontSize: '1.375rem' }}>
                  {name}
                </Typography>
                {progress && <Progress progress={progress} />}
              </RoomCard>
            ))}
          </Box>
        </>
      )}
      {courses?.length === 0 && (
        <Notice inside title={t('studentCourses.none.title')} text={t('studentCourses.none.text')} />
      )}
      {!courses && error !== undefined && (
        <ReadFailed inside title={t('myCourses.failed')} error={error} retry={retry} />
      )}
      {!courses && error === undefined && (
        <Loading sx={{ display: 'grid', gap: 4 }}>
          <Skeleton variant="rounded" height={96} />
          <Skeleton variant="rounded" height={96} />
        </Loading>
      )}
    </StudentRoom>
  );
}
