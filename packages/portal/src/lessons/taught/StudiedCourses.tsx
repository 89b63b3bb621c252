import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';

import { CourseImage } from '../../courses/mine/CourseImage.tsx';
import { useText } from '../../i18n/useText.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { courseTexts } from '../../courses/es.ts';
import { cardGrid } from '../../ui/cardGrid.ts';
import { Loading } from '../../ui/Loading.tsx';
import { ReadFailed } from '../../ui/Notice.tsx';
import { Progress } from '../course/Progress.tsx';
import { coursePath } from '../paths.ts';
import { useStudiedCourses } from '../useLessons.ts';

/** The courses that a teacher takes, each with how far they are. */
export function StudiedCourses() {
  useTexts(courseTexts);
  const { t } = useText();
  const { courses, error, retry } = useStudiedCourses();
  return (
    <Box component="section" aria-labelledby="studied" sx={{ display: 'grid', gap: 4, justifyItems: 'stretch' }}>
      <Typography variant="h2" id="studied">
        {t('taught.mine')}
      </Typography>
      {courses?.length === 0 && (
        <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
          <Typography color="text.secondary">{t('taught.mine.none')}</Typography>
          <Button component={Link} to="/apps/cursos" variant="contained">
            {t('catalogue.all')}
          </Button>
        </Box>
      )}
      {courses && courses.length > 0 && (
        <Box component="ul" sx={cardGrid}>
          {courses.map(({ id, name, card_image_url, progress }) => (
            <Card component="li" key={id} sx={{ display: 'grid', gridTemplateRows: 'auto 1fr' }}>
              <CourseImage address={card_image_url} />
              <Box sx={{ p: 5, display: 'grid', gap: 3, gridTemplateRows: '1fr auto auto', justifyItems: 'start' }}>
                <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
                  {name}
                </Typography>
                {progress && <Progress progress={progress} />}
                <Button
                  component={Link}
                  to={coursePath(id)}
                  variant="outlined"
                  aria-label={t('myCourses.open.of', { name })}
                >
                  {t('myCourses.open')}
                </Button>
              </Box>
            </Card>
          ))}
        </Box>
      )}
      {!courses && error !== undefined && (
        <ReadFailed inside title={t('myCourses.failed')} error={error} retry={retry} />
      )}
      {!courses && error === undefined && (
        <Loading sx={cardGrid}>
          <Skeleton variant="rounded" height={380} />
          <Skeleton variant="rounded" height={380} />
        </Loading>
      )}
    </Box>
  );
}
