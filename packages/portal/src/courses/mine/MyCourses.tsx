import { formatInstant } from '@lia/sdk/calendar/instants';
import { listMyCourses } from '@lia/sdk/courses/endpoints';
import type { MyCourse } from '@lia/sdk/courses/records';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';

import { cardGrid } from '../../ui/cardGrid.ts';
import { ReadFailed } from '../../ui/Notice.tsx';
import { useRead } from '../../reads/useRead.ts';
import { useText } from '../../i18n/useText.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { courseTexts } from '../es.ts';
import { CourseImage } from './CourseImage.tsx';

export const useMyCourses = () => useRead([listMyCourses], (client) => client.call(listMyCourses));

/** The courses that the user bought, each with a link to its page; nothing without courses. */
export function MyCourses() {
  useTexts(courseTexts);
  const { t } = useText();
  const { data, error, mutate } = useMyCourses();
  if (data?.data.length === 0 || (!data && error === undefined)) return null;
  return (
    <Box component="section" aria-labelledby="my-courses" sx={{ display: 'grid', gap: 4 }}>
      <Typography variant="h2" id="my-courses">
        {t('myCourses.title')}
      </Typography>
      {data ? (
        <Box component="ul" sx={cardGrid}>
          {data.data.map((course) => (
            <CourseCard key={course.id} course={course} />
          ))}
        </Box>
      ) : (
        <Card sx={{ p: 8 }}>
          <ReadFailed inside title={t('myCourses.failed')} error={error} retry={() => void mutate()} />
        </Card>
      )}
    </Box>
  );
}

function CourseCard({ course: { id, name, card_image_url, since } }: { course: MyCourse }) {
  const { t, language } = useText();
  return (
    <Card component="li" sx={{ display: 'grid', gridTemplateRows: 'auto 1fr' }}>
      <CourseImage address={card_image_url} />
      <Box sx={{ p: 5, display: 'grid', gap: 1, alignContent: 'space-between', justifyItems: 'start' }}>
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {t('myCourses.since', { when: formatInstant(since, language) })}
          </Typography>
        </Box>
        <Button
          component={Link}
          to={`/apps/miscursos/${id}`}
          variant="outlined"
          aria-label={t('myCourses.open.of', { name })}
          sx={{ mt: 2 }}
        >
          {t('myCourses.open')}
        </Button>
      </Box>
    </Card>
  );
}
