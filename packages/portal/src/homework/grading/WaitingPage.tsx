import { listActivities } from '@lia/sdk/activities/endpoints';
import type { Activity } from '@lia/sdk/activities/schema';
import { formatInstant } from '@lia/sdk/calendar/instants';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';

import { gradingPath } from '../../activities/paths.ts';
import { allActivities } from '../../activities/routes.ts';
import { useText } from '../../i18n/useText.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { useRead } from '../../services/useRead.ts';
import { cardGrid } from '../../ui/cardGrid.ts';
import { ContentPage } from '../../ui/ContentPage.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Notice, ReadFailed } from '../../ui/Notice.tsx';
import { gradingTexts } from './es.ts';

const OLDEST_FIRST = JSON.stringify(['finish_date', 'ASC']);

/** `/apps/tareasCalificar`: activities with work that waits for a grade, what was due first before the others. */
export default function WaitingPage() {
  useTexts(gradingTexts);
  const { t } = useText();
  const { data, error, mutate } = useRead(['activities', 'waiting'], (client) =>
    client.call(listActivities, { query: { sort: OLDEST_FIRST } }),
  );
  const waiting = data?.filter(({ toGrade }) => toGrade > 0);

  return (
    <ContentPage width={1100}>
      <Typography variant="h1">{t('grading.waiting')}</Typography>
      {waiting?.length === 0 && (
        <Notice
          inside
          title={t('grading.none.title')}
          text={t('grading.none.text')}
          action={{ label: t('grading.activities'), to: allActivities.path }}
        />
      )}
      {waiting && waiting.length > 0 && (
        <Box component="ul" sx={cardGrid}>
          {waiting.map((activity) => (
            <WaitingCard key={activity.id} activity={activity} />
          ))}
        </Box>
      )}
      {!data && error !== undefined && (
        <ReadFailed inside title={t('grading.failed')} error={error} retry={() => void mutate()} />
      )}
      {!data && error === undefined && (
        <Loading sx={cardGrid}>
          <Skeleton variant="rounded" height={140} />
          <Skeleton variant="rounded" height={140} />
        </Loading>
      )}
    </ContentPage>
  );
}

function WaitingCard({ activity }: { activity: Activity }) {
  const { t, language } = useText();
  const { name, group, subject, finish_date, zone, toGrade } = activity;
  return (
    <Card component="li">
      <CardActionArea
        component={Link}
        to={gradingPath(activity)}
        sx={{ p: 5, height: '100%', display: 'grid', gap: 1, alignContent: 'start', justifyContent: 'stretch' }}
      >
        <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {[group.name, subject?.name].filter(Boolean).join(' · ')}
        </Typography>
        <Typography sx={{ fontWeight: 700 }}>{t('grading.count', { count: toGrade })}</Typography>
        <Typography variant="body2" color="text.secondary">
          {t('grading.due', { at: formatInstant(finish_date, language, zone) })}
        </Typography>
      </CardActionArea>
    </Card>
  );
}
