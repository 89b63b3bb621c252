import { listAnnouncements } from '@lia/sdk/announcements/endpoints';
import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router';

import { ToDeletions } from '../deletions/ToDeletions.tsx';
import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { usePages } from '../reads/useRead.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { cardGrid } from '../ui/cardGrid.ts';
import { ContentPage } from '../ui/ContentPage.tsx';
import { Loading } from '../ui/Loading.tsx';
import { MoreButton } from '../ui/MoreButton.tsx';
import { Notice, ReadFailed } from '../ui/Notice.tsx';
import { AnnouncementCard } from './AnnouncementCard.tsx';
import { newAnnouncementPath } from './paths.ts';
import { announcementTexts } from './es.ts';

/** `/apps/avisos`: what a school or a teacher has announced, the newest first, and how many have read it. */
export function AnnouncementsPage() {
  useTexts(announcementTexts);
  const { t } = useText();
  const navigate = useNavigate();
  const { rows, error, refresh, ...pages } = usePages('announcements written', async (client, range) => ({
    data: await client.call(listAnnouncements, { query: { range } }),
  }));
  return (
    <ContentPage width={1100}>
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <Typography variant="h1">{t('announcements.title')}</Typography>
        <Typography color="text.secondary" sx={{ maxWidth: '68ch' }}>
          {t('announcements.lead')}
        </Typography>
        <ActionButton
          variant="contained"
          startIcon={<AddIcon />}
          sx={{ mt: 2 }}
          onClick={() => void navigate(newAnnouncementPath)}
        >
          {t('announcements.new')}
        </ActionButton>
      </Box>
      {rows?.length === 0 && (
        <Notice inside title={t('announcements.none.title')} text={t('announcements.none.text')} />
      )}
      {rows && rows.length > 0 && (
        <Box component="ul" sx={cardGrid}>
          {rows.map((announcement) => (
            <AnnouncementCard key={announcement.id} announcement={announcement} />
          ))}
        </Box>
      )}
      <MoreButton {...pages} />
      {!rows && error !== undefined && (
        <ReadFailed inside title={t('announcements.failed')} error={error} retry={refresh} />
      )}
      {!rows && error === undefined && (
        <Loading sx={cardGrid}>
          <Skeleton variant="rounded" height={160} />
          <Skeleton variant="rounded" height={160} />
        </Loading>
      )}
      <ToDeletions />
    </ContentPage>
  );
}
