import { listActivities } from '@lia/sdk/activities/endpoints';
import type { Activity } from '@lia/sdk/activities/schema';
import { formatInstant } from '@lia/sdk/calendar/instants';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';

import { gradingPath } from '../../activities/paths.ts';
import { allActivities } from '../../activities/routes.ts';
import { useText } from '../../i18n/useText.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { useRead } from '../../reads/useRead.ts';
import { cardGrid } from '../../ui/cardGrid.ts';
import { ContentPage } from '../../ui/ContentPage.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { ReadOutcome } from '../../ui/ReadOutcome.tsx';
import { gradingTexts } from './es.ts';

const OLDEST_FIRST = JSON.stringify(['finish_date', 'ASC']);

/** `/apps/tareasCalificar`: activities with work that waits for a grade, what was due first before the others. */
export default function WaitingPage() {
  useTexts(gradingTexts);
  const { t } = useText();
  const read = useRead(['activities', 'waiting'], (client) =>
    client.call(listActivities, { query: { sort: OLDEST_FIRST } }),
  );

  return (
    <ContentPage width={1100}>
      <Typography variant="h1">{t('grading.waiting')}</Typography>
      <ReadOutcome read={read} failed={t('grading.failed')} height={140} cards={2}>
        {(data) => (
          <>
            <Waiting activities={data.filter(({ toGrade }) => toGrade > 0)} />
            <Unreleased activities={data.filter(isUnreleased)} />
          </>
        )}
      </ReadOutcome>
    </ContentPage>
  );
}

function Waiting({ activities }: { activities: readonly Activity[] }) {
  const { t } = useText();
  if (activities.length === 0)
    return (
      <Notice
        inside
        title={t('grading.none.title')}
        text={t('grading.none.text')}
        action={{ label: t('grading.activities'), to: allActivities.path }}
      />
    );
  return (
    <Box component="ul" sx={cardGrid}>
      {activities.map((activity) => (
        <ActivityCard key={activity.id} activity={activity} what={t('grading.count', { count: activity.toGrade })} />
      ))}
    </Box>
  );
}

/** Whether an activity is graded in full and no one sees its grades yet: as the API lists them. */
const isUnreleased = ({ toGrade, graded, grades_released_at }: Activity): boolean =>
  toGrade === 0 && graded > 0 && grades_released_at === null;

function Unreleased({ activities }: { activities: readonly Activity[] }) {
  const { t } = useText();
  if (activities.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="unreleased" sx={{ display: 'grid', gap: 3 }}>
      <Typography variant="h2" id="unreleased">
        {t('grading.unreleased')}
      </Typography>
      <Box component="ul" sx={cardGrid}>
        {activities.map((activity) => (
          <ActivityCard
            key={activity.id}
            level="h3"
            activity={activity}
            what={t('grading.unreleased.count', { count: activity.graded })}
          />
        ))}
      </Box>
    </Box>
  );
}

interface ActivityCardProps {
  activity: Activity;
  /** What is left to do for it. */
  what: string;
  level?: 'h2' | 'h3';
}

function ActivityCard({ activity, what, level = 'h2' }: ActivityCardProps) {
  const { t, language } = useText();
  const { name, group, subject, finish_date, zone } = activity;
  return (
    <Card component="li">
      <CardActionArea
        component={Link}
        to={gradingPath(activity)}
        sx={{ p: 5, height: '100%', display: 'grid', gap: 1, alignContent: 'start', justifyContent: 'stretch' }}
      >
        <Typography variant="h3" component={level} sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {[group.name, subject?.name].filter(Boolean).join(' · ')}
        </Typography>
        <Typography sx={{ fontWeight: 700 }}>{what}</Typography>
        <Typography variant="body2" color="text.secondary">
          {t('grading.due', { at: formatInstant(finish_date, language, zone) })}
        </Typography>
      </CardActionArea>
    </Card>
  );
}
