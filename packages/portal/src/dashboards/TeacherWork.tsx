import { type ActivityQuery, listActivities } from '@lia/sdk/activities/endpoints';
import type { Activity } from '@lia/sdk/activities/schema';
import { formatDay } from '@lia/sdk/calendar/days';
import { dayOf } from '@lia/sdk/calendar/instants';
import { countDelivered } from '@lia/sdk/quickPanel/endpoints';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';

import { activityFormPath, activityPath, gradingPath } from '../activities/paths.ts';
import { allActivities } from '../activities/routes.ts';
import { useText } from '../i18n/useText.ts';
import { useRead } from '../reads/useRead.ts';
import { cardGrid } from '../ui/cardGrid.ts';
import { Loading } from '../ui/Loading.tsx';
import { ReadFailed } from '../ui/Notice.tsx';
import { Tile } from './Tile.tsx';

/** Activities that each list has at most; the way to all of them stands below. */
const MOST = 5;
const range = JSON.stringify([0, MOST - 1]);
const first = { sort: JSON.stringify(['finish_date', 'ASC']), range };
const latest = { sort: JSON.stringify(['finish_date', 'DESC']), range };

const thisWeek = { week: 1, active_id: 1, sort: first.sort } as const;

/** The control panel of a teacher: what they have to grade, who has not delivered, and what is due this week; each leads to its activity. */
export function TeacherWork() {
  const { t } = useText();
  const { data, error, mutate } = useRead(['activities', 'work'], async (client) => {
    const read = (query: ActivityQuery) => client.call(listActivities, { query });
    const [toGrade, missing, week, unreleased] = await Promise.all([
      read({ ...first, filter: '{"toGrade":true}' }),
      read({ ...latest, filter: '{"missing":true}' }),
      read(thisWeek),
      read({ ...latest, filter: '{"unreleased":true}' }),
    ]);
    return { toGrade, missing, week, unreleased };
  });
  if (data) {
    return (
      <Box sx={{ display: 'grid', gap: 4, justifyItems: 'start' }}>
        <Box sx={{ ...cardGrid, width: '100%' }}>
          <ToGrade activities={data.toGrade} unreleased={data.unreleased} />
          <Missing activities={data.missing} />
          <Week activities={data.week} />
        </Box>
        <Button component={Link} to={allActivities.path}>
          {t('teachers.work.all')}
        </Button>
      </Box>
    );
  }
  if (error !== undefined) {
    return (
      <Card sx={{ p: 8 }}>
        <ReadFailed inside title={t('teachers.work.failed')} error={error} retry={() => void mutate()} />
      </Card>
    );
  }
  return (
    <Loading sx={cardGrid}>
      <Skeleton variant="rounded" height={340} />
      <Skeleton variant="rounded" height={340} />
      <Skeleton variant="rounded" height={340} />
    </Loading>
  );
}

interface ActivityLinksProps {
  activities: readonly Activity[];
  /** What stands below the name of one. */
  detail: (activity: Activity) => string;
  /** Where one leads: to itself, unless given otherwise. */
  to?: (activity: Activity) => string;
}

const ActivityLinks = ({ activities, detail, to = ({ id }) => activityPath(id) }: ActivityLinksProps) => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {activities.map((activity) => (
      <li key={activity.id}>
        <MuiLink component={Link} to={to(activity)} sx={{ display: 'block', pt: 4, pb: 1, overflowWrap: 'anywhere' }}>
          {activity.name} · {activity.group.name}
        </MuiLink>
        <Typography variant="body2" color="text.secondary">
          {detail(activity)}
        </Typography>
      </li>
    ))}
  </Box>
);

interface ToGradeProps {
  activities: readonly Activity[];
  /** Graded in full, with grades that no one sees yet. */
  unreleased: readonly Activity[];
}

function ToGrade({ activities, unreleased }: ToGradeProps) {
  const { t } = useText();
  const { data } = useRead(['delivered'], (client) => client.call(countDelivered));
  return (
    <Tile title={t('teachers.toGrade')}>
      <Typography color="text.secondary">
        {activities.length === 0
          ? t('teachers.toGrade.none')
          : data && t('teachers.toGrade.count', { count: data.data })}
      </Typography>
      <ActivityLinks activities={activities} detail={({ toGrade }) => t('teachers.toGrade.of', { count: toGrade })} />
      {unreleased.length > 0 && (
        <>
          <Typography sx={{ fontWeight: 700 }}>{t('teachers.unreleased')}</Typography>
          <ActivityLinks
            activities={unreleased}
            to={gradingPath}
            detail={({ graded }) => t('teachers.unreleased.of', { count: graded })}
          />
        </>
      )}
    </Tile>
  );
}

function Missing({ activities }: { activities: readonly Activity[] }) {
  const { t } = useText();
  return (
    <Tile title={t('teachers.missing')}>
      {activities.length === 0 && <Typography color="text.secondary">{t('teachers.missing.none')}</Typography>}
      <ActivityLinks
        activities={activities}
        detail={({ missing, students }) => t('teachers.missing.of', { count: missing, students })}
      />
    </Tile>
  );
}

function Week({ activities }: { activities: readonly Activity[] }) {
  const { t, language } = useText();
  const days = [...new Set(activities.map(({ finish_date, zone }) => dayOf(finish_date, zone)))];
  return (
    <Tile title={t('teachers.week')}>
      {activities.length === 0 && (
        <>
          <Typography color="text.secondary">{t('teachers.week.none')}</Typography>
          <Button component={Link} to={activityFormPath()} variant="outlined" sx={{ justifySelf: 'start' }}>
            {t('teachers.week.new')}
          </Button>
        </>
      )}
      {days.map((day) => (
        <div key={day}>
          <Typography variant="h3">{formatDay(day, language)}</Typography>
          <ActivityLinks
            activities={activities.filter(({ finish_date, zone }) => dayOf(finish_date, zone) === day)}
            detail={({ delivered, students }) => t('teachers.week.of', { delivered, students })}
          />
        </div>
      ))}
    </Tile>
  );
}
