import { may } from '@lia/sdk/accounts/permissions';
import { formatInstant } from '@lia/sdk/calendar/instants';
import type { MyCourse } from '@lia/sdk/courses/records';
import { isNotFound } from '@lia/sdk/http/error';
import type { CourseOutline } from '@lia/sdk/lessons/schema';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';

import { CourseFacts } from '../../courses/mine/CourseFacts.tsx';
import { CourseImage } from '../../courses/mine/CourseImage.tsx';
import { Syllabus } from '../../courses/mine/Syllabus.tsx';
import { useMyCourses } from '../../courses/mine/MyCourses.tsx';
import { useText } from '../../i18n/useText.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { courseTexts } from '../../courses/es.ts';
import { useMember } from '../../services/services.ts';
import { ContentPage } from '../../ui/ContentPage.tsx';
import { LazyAlert } from '../../ui/LazyAlert.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Notice, ReadFailed } from '../../ui/Notice.tsx';
import { lessonPath } from '../paths.ts';
import { useOutline } from '../useLessons.ts';
import { CertificateCard } from './CertificateCard.tsx';
import { Outline } from './Outline.tsx';
import { Progress } from './Progress.tsx';

/** `/apps/miscursos/:id`: a course that the member has a place in, or teaches: its lessons, and where they go on. */
export function StudyPage({ id }: { id: number }) {
  useTexts(courseTexts);
  const { t } = useText();
  const { data, error, mutate } = useOutline(id);
  const isMissing = isNotFound(error);
  return (
    <ContentPage title={data?.data.name} width={1000}>
      {data && !isMissing && <Course outline={data.data} changed={() => void mutate()} />}
      {isMissing && (
        <Notice
          title={t('myCourses.none.title')}
          text={t('myCourses.none.text')}
          action={{ label: t('action.home'), to: '/' }}
        />
      )}
      {!data && error !== undefined && !isMissing && (
        <ReadFailed title={t('lessons.failed')} error={error} retry={() => void mutate()} />
      )}
      {!data && error === undefined && (
        <Loading sx={{ display: 'grid', gap: 6 }}>
          <Skeleton variant="rounded" height={280} />
          <Skeleton variant="rounded" height={240} />
        </Loading>
      )}
    </ContentPage>
  );
}

function Course({ outline, changed }: { outline: CourseOutline; changed: () => void }) {
  const { t } = useText();
  const { data } = useMyCourses();
  const mine = data?.data.find((course) => course.id === outline.id);
  const { id, tracked, sections, progress, certificate } = outline;
  const isEmpty = sections.length === 0;
  return (
    <>
      {!tracked && <LazyAlert severity="info">{t('lessons.preview')}</LazyAlert>}
      <Head outline={outline} mine={mine} />
      {tracked && (progress.finished || certificate !== null) && (
        <CertificateCard outline={outline} changed={changed} />
      )}
      {isEmpty ? (
        <>
          <Typography color="text.secondary">{t('lessons.soon')}</Typography>
          {mine && <Syllabus text={mine.syllabus} />}
        </>
      ) : (
        <Outline course={id} sections={sections} />
      )}
      {mine && <About course={mine} />}
    </>
  );
}

function Head({ outline, mine }: { outline: CourseOutline; mine: MyCourse | undefined }) {
  const { t } = useText();
  const { id, name, tracked, sections, progress, resume } = outline;
  const next = sections.flatMap(({ lessons }) => lessons).find((lesson) => lesson.id === resume);
  return (
    <Card sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 3fr)' } }}>
      <CourseImage address={mine?.card_image_url ?? null} sx={{ minHeight: { sm: '100%' } }} />
      <Box sx={{ p: { xs: 5, sm: 6 }, display: 'grid', gap: 3, alignContent: 'start', justifyItems: 'start' }}>
        <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        {mine && <CourseFacts course={mine} />}
        {tracked && <Progress progress={progress} />}
        {next && (
          <>
            <Button component={Link} to={lessonPath(id, next.id)} variant="contained" size="large">
              {t(progress.completed === 0 && next.status === 'new' ? 'lessons.start' : 'lessons.resume')}
            </Button>
            <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
              {t('lessons.resume.of', { title: next.title })}
            </Typography>
          </>
        )}
      </Box>
    </Card>
  );
}

/** What the course is about, since when it is theirs, and its bill. */
function About({ course: { description, since, order_id } }: { course: MyCourse }) {
  const { t, language } = useText();
  const user = useMember();
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      {description !== '' && <Typography sx={{ maxWidth: '68ch' }}>{description}</Typography>}
      <Typography variant="body2" color="text.secondary">
        {t('myCourses.since', { when: formatInstant(since, language) })} · {t('myCourses.access')}
      </Typography>
      {order_id !== null && may(user, 'plans.hold') && (
        <Button component={Link} to={`/bill?order_id=${order_id}`} variant="outlined">
          {t('myCourses.receipt')}
        </Button>
      )}
    </Box>
  );
}
