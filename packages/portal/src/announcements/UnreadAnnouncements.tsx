import Card from '@mui/material/Card';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { Link } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { myAnnouncementsPath } from './paths.ts';
import { useMyAnnouncements, useOpenAnnouncements } from './useMyAnnouncements.ts';

/**
 * On the home of a reader, in one line: how many announcements are unread or to be confirmed. It has its place before that is known, and where there
 * are none, so that nothing below it moves; a failure shows nothing.
 */
export function UnreadAnnouncements() {
  const { t } = useText();
  const { data, error } = useMyAnnouncements();
  const { count, text } = useOpenAnnouncements();
  if (!data && error !== undefined) return null;
  return (
    <Card sx={{ px: 5, borderLeft: 6, borderColor: count > 0 ? 'schools.main' : 'divider' }}>
      <MuiLink
        component={Link}
        to={myAnnouncementsPath}
        sx={{ display: 'block', py: 3.5, fontWeight: count > 0 ? 700 : undefined }}
      >
        {data ? text || t('announcements.unread_none') : <Skeleton aria-label={t('announcements.title')} width="8em" />}
      </MuiLink>
    </Card>
  );
}
