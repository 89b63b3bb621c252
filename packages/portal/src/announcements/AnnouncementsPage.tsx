import { listAnnouncements } from '@lia/sdk/announcements/endpoints';
import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { useRead } from '../services/useRead.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { cardGrid } from '../ui/cardGrid.ts';
import { ContentPage } from '../ui/ContentPage.tsx';
import { Notice } from '../ui/Notice.tsx';
import { ReadOutcome } from '../ui/ReadOutcome.tsx';
import { AnnouncementCard } from './AnnouncementCard.tsx';
import { newAnnouncementPath } from './paths.ts';
import { announcementTexts } from './es.ts';

/** Announcements of one screen: the newest. */
const MOST = 60;

/** `/apps/avisos`: what a school or a teacher has announced, and how many have read it. */
export function AnnouncementsPage() {
  useTexts(announcementTexts);
  const { t } = useText();
  const navigate = useNavigate();
  const read = useRead(['announcements', 'written'], (client) =>
    client.call(listAnnouncements, { query: { range: JSON.stringify([0, MOST - 1]) } }),
  );
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
      <ReadOutcome read={read} failed={t('announcements.failed')} height={160} cards={2}>
        {(data) =>
          data.length === 0 ? (
            <Notice inside title={t('announcements.none.title')} text={t('announcements.none.text')} />
          ) : (
            <Box component="ul" sx={cardGrid}>
              {data.map((announcement) => (
                <AnnouncementCard key={announcement.id} announcement={announcement} />
              ))}
            </Box>
          )
        }
      </ReadOutcome>
    </ContentPage>
  );
}
