import { getActivity } from '@lia/sdk/activities/endpoints';
import { listActivityHomework } from '@lia/sdk/homework/endpoints';
import { toGrade } from '@lia/sdk/homework/states';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router';
import { useSWRConfig } from 'swr';

import { activityPath } from '../../activities/paths.ts';
import { useText } from '../../i18n/useText.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { useDraftVault } from '../../services/useDraftVault.ts';
import { useRead } from '../../reads/useRead.ts';
import { ContentPage } from '../../ui/ContentPage.tsx';
import { LazyBoundary } from '../../ui/LazyBoundary.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Notice, ReadFailed } from '../../ui/Notice.tsx';
import { rubricTexts } from '../rubric/es.ts';
import { Grading } from './Grading.tsx';
import { ReleaseGrades } from './ReleaseGrades.tsx';
import { SeveralStudents } from './several/SeveralStudents.tsx';
import { gradingTexts } from './es.ts';

const DownloadWork = lazy(() => import('../download/DownloadWork.tsx'));

/** Whether a key of the cache counts homework: lists of activities, and the badge of the menu. */
const isOfCounts = (key: unknown): boolean => Array.isArray(key) && (key[0] === 'activities' || key[0] === 'delivered');

/** Whether a key of the cache is the work of a student. */
const isOfWork = (key: unknown): boolean => Array.isArray(key) && key[0] === 'homework';

/** `/apps/tareas/{id}/{name}`: the work of each student for an activity, graded one after another. */
export default function GradingPage() {
  useTexts(gradingTexts);
  useTexts(rubricTexts);
  const { t } = useText();
  const { id = '', name = '' } = useParams();
  const { mutate } = useSWRConfig();
  const activity = useRead(['activities', 'one', id], (client) => client.call(getActivity, { params: { id } }));
  const students = useRead(['activities', 'students', id], (client) =>
    client.call(listActivityHomework, { params: { id } }),
  );
  const error: unknown = activity.error ?? students.error;
  const list = students.data?.data;
  // What was typed and not saved is there from the beginning.
  const { storage, ready } = useDraftVault();
  const isRead = activity.data !== undefined && list !== undefined && ready;
  const waiting = (list ?? []).filter(({ status }) => toGrade.some((one) => one === status)).length;
  // From the end of the last work to what is left to do: to show the grades.
  const [isFinished, setFinished] = useState(false);
  const outcome = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isFinished && waiting === 0) outcome.current?.focus();
  }, [isFinished, waiting]);

  return (
    <ContentPage
      title={activity.data?.name}
      width={1400}
      gap={5}
      back={{ label: t('grading.back'), to: activityPath(id) }}
    >
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
          {activity.data?.name ?? name}
        </Typography>
        {isRead && (
          <>
            <Typography color="text.secondary">
              {[activity.data?.group.name, activity.data?.subject?.name].filter(Boolean).join(' · ')}
            </Typography>
            <Typography
              ref={outcome}
              tabIndex={-1}
              sx={{ fontWeight: 700, outline: 'none', scrollMarginTop: 160 }}
              aria-live="polite"
            >
              {waiting > 0 ? t('grading.count', { count: waiting }) : t('grading.count.none')}
            </Typography>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
              {activity.data && <ReleaseGrades activity={activity.data} released={() => void activity.mutate()} />}
              {activity.data && list.length > 0 && (
                <>
                  <SeveralStudents
                    activity={activity.data}
                    students={list}
                    changed={() => void mutate((key) => isOfCounts(key) || isOfWork(key))}
                  />
                  <LazyBoundary>
                    <DownloadWork activity={id} />
                  </LazyBoundary>
                </>
              )}
            </Box>
          </>
        )}
      </Box>
      {isRead && list.length === 0 && <Notice inside title={t('grading.students')} text={t('grading.students.none')} />}
      {isRead && list.length > 0 && (
        <Grading
          key={id}
          activity={id}
          drafts={storage}
          students={list}
          changed={() => void mutate((key) => isOfCounts(key) || (activity.data?.in_teams === 1 && isOfWork(key)))}
          finished={() => setFinished(true)}
        />
      )}
      {!isRead && error !== undefined && (
        <ReadFailed
          inside
          title={t('grading.failed')}
          error={error}
          retry={() => {
            void activity.mutate();
            void students.mutate();
          }}
        />
      )}
      {!isRead && error === undefined && (
        <Loading>
          <Skeleton variant="rounded" height={320} />
        </Loading>
      )}
    </ContentPage>
  );
}
