import { formatDay } from '@lia/sdk/calendar/days';
import type { Recording } from '@lia/sdk/recordings/schema';
import Typography from '@mui/material/Typography';

import { useText } from '../i18n/useText.ts';
import { MediaView } from '../media/MediaView.tsx';
import { OpenElsewhere } from '../media/OpenElsewhere.tsx';

/** A recorded class below its title: what it was about, and its player or where it is. */
export function RecordingContent({ recording }: { recording: Recording }) {
  const { t, language } = useText();
  const { title, description, group, subject, recorded_on, author, media, url } = recording;
  return (
    <>
      <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {[group.name, subject?.name, formatDay(recorded_on, language)].filter(Boolean).join(' · ')}
        <br />
        {t('recordings.by', { author })}
      </Typography>
      {media && <MediaView id={media.id} title={title} />}
      {url !== null && <OpenElsewhere url={url} label={t('recordings.open')} />}
      {description !== '' && (
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxWidth: '68ch' }}>
          {description}
        </Typography>
      )}
    </>
  );
}
