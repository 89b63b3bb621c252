import { formatDay } from '@lia/sdk/calendar/days';
import type { Recording } from '@lia/sdk/recordings/schema';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';

import { formatSize } from '@lia/sdk/files/formatSize';
import { useText } from '../i18n/useText.ts';
import { formatDuration } from '@lia/sdk/media/duration';

/** A recorded class, with how long and how large it is; it opens by a press anywhere on it. */
export function RecordingCard({ recording, to }: { recording: Recording; to: string }) {
  const { t, language } = useText();
  const { title, group, subject, recorded_on, media } = recording;
  const facts = media
    ? [...(media.duration === null ? [] : [formatDuration(media.duration)]), formatSize(media.size, language)]
    : [t('recordings.link')];
  return (
    <Card component="li">
      <CardActionArea
        component={Link}
        to={to}
        sx={{ p: 5, height: '100%', display: 'grid', gap: 1, alignContent: 'start', justifyContent: 'stretch' }}
      >
        <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {[group.name, subject?.name].filter(Boolean).join(' · ')}
        </Typography>
        <Typography color="text.secondary">{formatDay(recorded_on, language)}</Typography>
        <Typography sx={{ fontWeight: 700 }}>{facts.join(' · ')}</Typography>
      </CardActionArea>
    </Card>
  );
}
