import type { Activity } from '@lia/sdk/activities/schema';
import { formatInstant } from '@lia/sdk/calendar/instants';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { isScheduled } from './isScheduled.ts';
import { activityPath } from './paths.ts';

/** An activity with its dates and how far its students are; it opens by a press anywhere on it. */
export function ActivityCard({ activity }: { activity: Activity }) {
  const { t, language } = useText();
  const { id, name, group, subject, period, publish_date, finish_date, zone, is_active, students, delivered, toGrade } =
    activity;
  return (
    <Card component="li">
      <CardActionArea
        component={Link}
        to={activityPath(id)}
        sx={{ p: 5, height: '100%', display: 'grid', gap: 1, alignContent: 'start', justifyContent: 'stretch' }}
      >
        <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {[group.name, subject?.name, period].filter(Boolean).join(' · ')}
        </Typography>
        <Typography sx={{ fontWeight: 600 }}>
          {t('activities.due', { at: formatInstant(finish_date, language, zone) })}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {is_active === 0
            ? t('activities.inactive')
            : isScheduled(activity)
              ? t('activities.scheduled', { at: formatInstant(publish_date, language, zone) })
              : t('activities.delivered', { delivered, students })}
        </Typography>
        {toGrade > 0 && (
          <Typography variant="body2" color="primary" sx={{ fontWeight: 700 }}>
            {t('activities.toGrade', { count: toGrade })}
          </Typography>
        )}
      </CardActionArea>
    </Card>
  );
}
