import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import { Link } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { myAnnouncementsPath } from './paths.ts';
import { useUnread } from '../services/useMyAnnouncements.ts';

/** On the home of a reader, in one line: how many announcements are unread. Nothing without any; a failure shows nothing either. */
export function UnreadAnnouncements() {
  const { t } = useText();
  const count = useUnread();
  if (count === 0) return null;
  return (
    <Card sx={{ px: 5, borderLeft: 6, borderColor: 'schools.main' }}>
      <MuiLink component={Link} to={myAnnouncementsPath} sx={{ display: 'block', py: 3.5, fontWeight: 700 }}>
        {t('announcements.unread', { count })}
      </MuiLink>
    </Card>
  );
}
