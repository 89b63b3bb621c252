import { may } from '@lia/sdk/accounts/permissions';
import { formatInstant } from '@lia/sdk/calendar/instants';
import type { MyCourse } from '@lia/sdk/courses/records';
import CheckIcon from '@mui/icons-material/CheckRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link, useParams } from 'react-router';

import { Loading } from '../../ui/Loading.tsx';
import { Notice, ReadFailed } from '../../ui/Notice.tsx';
import { Page } from '../../ui/Page.tsx';
import { useText } from '../../i18n/useText.ts';
import { useMember } from '../../services/services.ts';
import { contact } from '../../shell/contact.ts';
import { CourseFacts } from './CourseFacts.tsx';
import { CourseImage } from './CourseImage.tsx';
import { useMyCourses } from './MyCourses.tsx';
import { Syllabus } from './Syllabus.tsx';

/** `/apps/miscursos/:id`: a course that the member has bought, with what it is and what comes next. */
export default function MyCoursePage() {
  const { t } = useText();
  const { id } = useParams();
  const { data, error, mutate } = useMyCourses();
  const course = data?.data.find((one) => String(one.id) === id);

  return (
    <Page
      title={course?.name}
      sx={{ px: { xs: 4, md: 8 }, pt: 4, pb: 12, maxWidth: 1000, display: 'grid', gap: 6, alignContent: 'start' }}
    >
      {course && <Course course={course} />}
      {data && !course && (
        <Notice
          title={t('myCourses.none.title')}
          text={t('myCourses.none.text')}
          action={{ label: t('action.home'), to: '/' }}
        />
      )}
      {!data && error !== undefined && (
        <ReadFailed title={t('myCourses.failed')} error={error} retry={() => void mutate()} />
      )}
      {!data && error === undefined && (
        <Loading>
          <Skeleton variant="rounded" height={320} />
        </Loading>
      )}
    </Page>
  );
}

function Course({ course }: { course: MyCourse }) {
  const { t, language } = useText();
  const user = useMember();
  const { name, description, card_image_url, syllabus, since, order_id } = course;
  return (
    <>
      <Card
        sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 3fr)' } }}
      >
        <CourseImage address={card_image_url} sx={{ minHeight: { sm: '100%' } }} />
        <Box sx={{ p: { xs: 5, sm: 6 }, display: 'grid', gap: 3, alignContent: 'start', justifyItems: 'start' }}>
          <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          <Typography sx={{ display: 'flex', gap: 1, alignItems: 'center', fontWeight: 600, color: 'success.main' }}>
            <CheckIcon fontSize="small" aria-hidden />
            {t('myCourses.access')}
          </Typography>
          <CourseFacts course={course} />
          {description !== '' && <Typography sx={{ maxWidth: '68ch' }}>{description}</Typography>}
          <Typography variant="body2" color="text.secondary">
            {t('myCourses.since', { when: formatInstant(since, language) })}
          </Typography>
          {order_id !== null && may(user, 'plans.hold') && (
            <Button component={Link} to={`/bill?order_id=${order_id}`} variant="outlined">
              {t('myCourses.receipt')}
            </Button>
          )}
        </Box>
      </Card>
      <Syllabus text={syllabus} />
      <Box component="section" aria-labelledby="next" sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="h2" id="next">
          {t('myCourses.next.title')}
        </Typography>
        <Typography color="text.secondary" sx={{ maxWidth: '68ch' }}>
          {t('myCourses.next.text', { email: contact.email })}
        </Typography>
      </Box>
    </>
  );
}
