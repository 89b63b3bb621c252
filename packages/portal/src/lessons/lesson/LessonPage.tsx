import { isNotFound } from '@lia/sdk/http/error';
import { saveLessonProgress } from '@lia/sdk/lessons/endpoints';
import type { Lesson } from '@lia/sdk/lessons/schema';
import DoneIcon from '@mui/icons-material/CheckCircleRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, useEffect, useState } from 'react';
import { Link } from 'react-router';

import { useText } from '../../i18n/useText.ts';
import { useNavigateHere } from '../../routing/useNavigateHere.ts';
import { MediaView } from '../../media/MediaView.tsx';
import { OpenElsewhere } from '../../media/OpenElsewhere.tsx';
import { useIsView, useServices } from '../../services/services.ts';
import { ForMember } from '../../ui/ForMember.tsx';
import { LazyBoundary } from '../../ui/LazyBoundary.tsx';
import { LazyAlert } from '../../ui/LazyAlert.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Notice, ReadFailed } from '../../ui/Notice.tsx';
import { Page } from '../../ui/Page.tsx';
import { Progress } from '../course/Progress.tsx';
import { coursePath, lessonPath } from '../paths.ts';
import { useLesson, useOutline, useProgressChanged } from '../useLessons.ts';
import { FileView } from './FileView.tsx';
import { LessonText } from './LessonText.tsx';

const Quiz = lazy(() => import('./Quiz.tsx'));

/** `/apps/miscursos/:id/leccion/:lesson`: a lesson by itself, with what comes before and after it. */
export default function LessonPage({ course, id }: { course: number; id: string }) {
  const { t } = useText();
  const { data, error, mutate } = useLesson(id);
  const outline = useOutline(course);
  const isMissing = isNotFound(error);
  const lesson = isMissing ? undefined : data?.data;
  return (
    <Page
      title={lesson?.title}
      sx={{
        px: { xs: 4, md: 8 },
        pt: 3,
        pb: 12,
        minHeight: '100dvh',
        maxWidth: 860,
        width: '100%',
        mx: 'auto',
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 5,
        alignContent: 'start',
      }}
    >
      <Link to={coursePath(course)} className="plain-link back-link">
        {lesson?.course.name ?? t('lessons.back')}
      </Link>
      {outline.data?.data.tracked && <Progress progress={outline.data.data.progress} />}
      {lesson && <Content lesson={lesson} reload={() => void mutate()} />}
      {isMissing && (
        <Notice
          title={t('lessons.lesson.gone.title')}
          text={t('lessons.lesson.gone.text')}
          action={{ label: t('lessons.back'), to: coursePath(course) }}
        />
      )}
      {!lesson && error !== undefined && !isMissing && (
        <ReadFailed title={t('lessons.lesson.failed')} error={error} retry={() => void mutate()} />
      )}
      {!lesson && error === undefined && (
        <Loading sx={{ display: 'grid', gap: 4 }}>
          <Skeleton variant="text" height={48} />
          <Skeleton variant="rounded" height={320} />
        </Loading>
      )}
    </Page>
  );
}

/** Keeps that the lesson was opened, once for each time that it is; what does not arrive is kept the next time. */
function useOpened({ id, tracked }: Lesson): void {
  const { session } = useServices();
  const isView = useIsView();
  const changed = useProgressChanged();
  const isKept = tracked && !isView;
  useEffect(() => {
    if (!isKept) return;
    session.client
      .call(saveLessonProgress, { params: { id }, body: { completed: false } })
      .then(changed, () => undefined);
  }, [session, id, isKept, changed]);
}

function Content({ lesson, reload }: { lesson: Lesson; reload: () => void }) {
  const { t } = useText();
  useOpened(lesson);
  const changed = useProgressChanged();
  const { section, title, kind, text, file, media, url, published, tracked, status } = lesson;
  const answered = () => {
    changed();
    reload();
  };
  return (
    <>
      <Box sx={{ display: 'grid', gap: 1 }}>
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {section}
        </Typography>
        <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
      </Box>
      {!tracked && <LazyAlert severity="info">{t('lessons.preview')}</LazyAlert>}
      {!published && <LazyAlert severity="warning">{t('lessons.draft')}</LazyAlert>}
      {text !== '' && <LessonText text={text} />}
      {media !== null && (
        <MediaView
          id={media}
          title={title}
          watched={() => (tracked && status !== 'completed' ? answered() : undefined)}
        />
      )}
      {url !== null && <OpenElsewhere url={url} label={t('lessons.video.open')} />}
      {file && <FileView lesson={lesson.id} file={file} />}
      {kind === 'quiz' && (
        <LazyBoundary fallback={<Skeleton variant="rounded" height={240} />}>
          <Quiz key={versionOf(lesson)} lesson={lesson} answered={answered} reload={reload} />
        </LazyBoundary>
      )}
      <Foot lesson={lesson} completed={reload} />
    </>
  );
}

/** Of which questions and options a quiz is: answers to others are not accepted. */
const versionOf = ({ questions }: Lesson): string =>
  questions.flatMap(({ id, options }) => [id, ...options.map((option) => option.id)]).join();

/** Completes the lesson, and leads to the ones before and after it. */
function Foot({ lesson, completed }: { lesson: Lesson; completed: () => void }) {
  const { t, failure } = useText();
  const { session, toasts } = useServices();
  const leave = useNavigateHere();
  const changed = useProgressChanged();
  const [busy, setBusy] = useState(false);
  const { id, course, completion, tracked, status, previous, next } = lesson;
  const isDone = status === 'completed';
  const onward = next === null ? coursePath(course.id) : lessonPath(course.id, next);
  const mayComplete = tracked && !isDone && completion === 'student';

  async function complete(): Promise<void> {
    setBusy(true);
    try {
      await session.client.call(saveLessonProgress, { params: { id }, body: { completed: true } });
      changed();
      completed();
      leave(onward);
    } catch (error) {
      toasts.show('error', failure(error));
      setBusy(false);
    }
  }

  return (
    <Box
      component="nav"
      aria-label={t('lessons.contents')}
      sx={{ display: 'grid', gap: 3, pt: 4, borderTop: 1, borderColor: 'divider' }}
    >
      {isDone && (
        <Typography sx={{ display: 'flex', gap: 1, alignItems: 'center', fontWeight: 600, color: 'success.main' }}>
          <DoneIcon fontSize="small" aria-hidden />
          {t('lessons.completed')}
        </Typography>
      )}
      {tracked && !isDone && completion === 'video' && (
        <Typography color="text.secondary">{t('lessons.watch')}</Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'space-between' }}>
        {previous === null ? (
          <span />
        ) : (
          <Button component={Link} to={lessonPath(course.id, previous)} sx={{ minHeight: 44 }}>
            {t('lessons.previous')}
          </Button>
        )}
        {mayComplete ? (
          <ForMember>
            <Button variant="contained" size="large" loading={busy} onClick={() => void complete()}>
              {t('lessons.complete')}
            </Button>
          </ForMember>
        ) : (
          <Button component={Link} to={onward} variant={isDone || !tracked ? 'contained' : 'outlined'} size="large">
            {t(next === null ? 'lessons.finish' : 'lessons.next')}
          </Button>
        )}
      </Box>
    </Box>
  );
}
