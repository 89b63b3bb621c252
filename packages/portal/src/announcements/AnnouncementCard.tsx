import type { SentAnnouncement } from '@lia/sdk/announcements/schema';
import { formatInstant } from '@lia/sdk/calendar/instants';
import { formatCount } from '@lia/sdk/messages/count';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { isPlanned } from './timing.ts';
import { announcementPath } from './paths.ts';
import { useAudience } from './useAudience.ts';

/** An announcement with its audience and how many have read it; it opens by a press anywhere on it. */
export function AnnouncementCard({ announcement }: { announcement: SentAnnouncement }) {
  const { t, language } = useText();
  const audience = useAudience(announcement);
  const { id, title, author, publish_at, zone, recipients, read } = announcement;
  const at = formatInstant(publish_at, language, zone);
  return (
    <Card component="li">
      <CardActionArea
        component={Link}
        to={announcementPath(id)}
        sx={{ p: 5, height: '100%', display: 'grid', gap: 1, alignContent: 'start', justifyContent: 'stretch' }}
      >
        <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{audience}</Typography>
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {author}
          <br />
          {t(isPlanned(announcement) ? 'announcements.scheduled' : 'announcements.published', { at })}
        </Typography>
        {!isPlanned(announcement) && (
          <Typography sx={{ fontWeight: 700 }}>
            {t('announcements.read.of', { read: formatCount(read), count: recipients })}
          </Typography>
        )}
      </CardActionArea>
    </Card>
  );
}
