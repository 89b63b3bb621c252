import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { Loading } from '../ui/Loading.tsx';
import { Notice, ReadFailed } from '../ui/Notice.tsx';
import { Page } from '../ui/Page.tsx';
import { MyAnnouncement } from './MyAnnouncement.tsx';
import { announcementTexts } from './texts.ts';
import { useMyAnnouncements } from '../services/useMyAnnouncements.ts';

/** `/apps/misavisos`: what is announced to a guardian or a student; `?aviso=` opens one. */
export default function MyAnnouncementsPage() {
  useTexts(announcementTexts);
  const { t } = useText();
  const [params] = useSearchParams();
  const asked = params.get('aviso');
  const { data, error, mutate } = useMyAnnouncements();
  return (
    <Page
      sx={{
        px: { xs: 4, md: 8 },
        pt: 4,
        pb: 12,
        maxWidth: 800,
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 6,
        alignContent: 'start',
      }}
    >
      <Typography variant="h1">{t('announcements.title')}</Typography>
      {data?.data.length === 0 && (
        <Notice inside title={t('announcements.none.title')} text={t('announcements.mine.none')} />
      )}
      {data && data.data.length > 0 && (
        <Box
          component="ul"
          sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}
        >
          {data.data.map((announcement) => (
            <MyAnnouncement
              key={announcement.id}
              announcement={announcement}
              opened={announcement.id === asked}
              changed={() => void mutate()}
            />
          ))}
        </Box>
      )}
      {!data && error !== undefined && (
        <ReadFailed inside title={t('announcements.failed')} error={error} retry={() => void mutate()} />
      )}
      {!data && error === undefined && (
        <Loading sx={{ display: 'grid', gap: 4 }}>
          <Skeleton variant="rounded" height={96} />
          <Skeleton variant="rounded" height={96} />
        </Loading>
      )}
    </Page>
  );
}
