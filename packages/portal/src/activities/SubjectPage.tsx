import { listActivities } from '@lia/sdk/activities/endpoints';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

import { subjectsPath } from '../groups/paths.ts';
import { useText } from '../i18n/useText.ts';
import { useNavigateHere } from '../routing/useNavigateHere.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { useRead } from '../reads/useRead.ts';
import { SubjectActions } from '../subjects/SubjectActions.tsx';
import { subjectTexts } from '../subjects/es.ts';
import { useSubjects } from '../subjects/useSubjects.ts';
import { cardGrid } from '../ui/cardGrid.ts';
import { ContentPage } from '../ui/ContentPage.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Notice, ReadFailed } from '../ui/Notice.tsx';
import { ActivityCard } from './ActivityCard.tsx';
import { activityTexts } from './es.ts';

/** A subject of a group with its activities, the latest due first. */
export function SubjectPage({ group, id }: { group: string; id: string }) {
  useTexts(subjectTexts);
  useTexts(activityTexts);
  const { t } = useText();
  const leave = useNavigateHere();
  const subjects = useSubjects(group);
  const activities = useRead(['activities', group, 'subject', id], (client) =>
    client.call(listActivities, { query: { group_id: group, customsubjects_id: id } }),
  );
  const subject = subjects.data?.data.find((one) => one.id === id);
  const error: unknown = subjects.error ?? activities.error;
  const isUnknown = subjects.data !== undefined && !subject;
  const list = activities.data;
  const isRead = subject !== undefined && list !== undefined;
  return (
    <ContentPage title={subject?.name} width={1100} back={{ label: t('subjects.all'), to: subjectsPath(group) }}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
          {subject?.name ?? t('subjects.title')}
        </Typography>
        {subject && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            <SubjectActions subject={subject} deleted={() => leave(subjectsPath(group))} />
          </Box>
        )}
      </Box>
      {isUnknown && <Notice inside title={t('subjects.failed')} text={t('subjects.unknown')} />}
      {isRead && list.length === 0 && (
        <Notice inside title={t('subjects.empty.title')} text={t('subjects.empty.text')} />
      )}
      {isRead && list.length > 0 && (
        <Box component="ul" sx={cardGrid}>
          {list.map((activity) => (
            <ActivityCard key={activity.id} activity={activity} />
          ))}
        </Box>
      )}
      {!isRead && !isUnknown && error !== undefined && (
        <ReadFailed
          inside
          title={t('subjects.failed')}
          error={error}
          retry={() => {
            void subjects.mutate();
            void activities.mutate();
          }}
        />
      )}
      {!isRead && !isUnknown && error === undefined && (
        <Loading sx={cardGrid}>
          <Skeleton variant="rounded" height={160} />
          <Skeleton variant="rounded" height={160} />
        </Loading>
      )}
    </ContentPage>
  );
}
