import { clockOf } from '@lia/sdk/calendar/zones';
import type { Meeting } from '@lia/sdk/classroom/schema';
import { hostStateAt, meetingStateAt } from '@lia/sdk/classroom/states';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { classPath } from './paths.ts';
import { StateChip } from './StateChip.tsx';

/** A class in the list of who plans it. */
export function MeetingCard({ meeting, now }: { meeting: Meeting; now: number }) {
  const { t } = useText();
  const { id, title, group, subject, teacher, hosting, starts_at, ends_at, zone, series_id, students, joined } =
    meeting;
  const state = (hosting ? hostStateAt : meetingStateAt)(meeting, now);
  const [from, until] = [starts_at, ends_at].map((at) => clockOf(at, zone).slice(11));
  return (
    <Card component="li" sx={{ ...(state === 'open' && { borderColor: 'success.main', borderWidth: 2 }) }}>
      <CardActionArea
        component={Link}
        to={classPath(group.id, id)}
        sx={{ p: 5, height: '100%', display: 'grid', gap: 2, alignContent: 'start', justifyContent: 'stretch' }}
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', justifyContent: 'space-between' }}>
          <Typography sx={{ fontWeight: 700 }}>
            {t('classes.times', { from: from ?? '', until: until ?? '' })}
          </Typography>
          <StateChip state={state} />
        </Box>
        <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {[group.name, subject?.name, !hosting && teacher, series_id !== null && t('classes.weekly')]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
        {joined > 0 && <Typography variant="body2">{t('classes.joined', { joined, count: students })}</Typography>}
      </CardActionArea>
    </Card>
  );
}
