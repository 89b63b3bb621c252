import { deleteAnnouncement, getAnnouncement, restoreAnnouncement } from '@lia/sdk/announcements/endpoints';
import type { SentAnnouncement } from '@lia/sdk/announcements/schema';
import { formatInstant } from '@lia/sdk/calendar/instants';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useNavigate, useParams } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { useNavigateHere } from '../routing/useNavigateHere.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { useRead } from '../reads/useRead.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { ContentPage } from '../ui/ContentPage.tsx';
import { DeleteButton } from '../ui/DeleteButton.tsx';
import { ReadOutcome } from '../ui/ReadOutcome.tsx';
import { AnnouncementContent } from './AnnouncementContent.tsx';
import { isPlanned } from './timing.ts';
import { announcementFormPath, announcementsPath } from './paths.ts';
import { Receipts } from './Receipts.tsx';
import { announcementTexts } from './es.ts';
import { useAnnouncementChange } from './useAnnouncementChange.ts';
import { useAudience } from './useAudience.ts';

/** `/apps/avisos/{id}`: an announcement as its writers see it, with who has read it. */
export function AnnouncementPage() {
  useTexts(announcementTexts);
  const { t } = useText();
  const { id = '' } = useParams();
  const read = useRead(['announcements', 'one', id], (client) => client.call(getAnnouncement, { params: { id } }));
  const { data } = read;
  return (
    <ContentPage title={data?.title} width={900} back={{ label: t('announcements.back'), to: announcementsPath }}>
      {!data && <Typography variant="h1">{t('announcements.title')}</Typography>}
      <ReadOutcome read={read} failed={t('announcements.failed')} unknown={t('announcements.unknown')} height={220}>
        {(found) => (
          <>
            <Heading announcement={found} />
            <AnnouncementContent announcement={found} />
            <Actions announcement={found} />
            {!isPlanned(found) && <Receipts announcement={found} />}
          </>
        )}
      </ReadOutcome>
    </ContentPage>
  );
}

function Heading({ announcement }: { announcement: SentAnnouncement }) {
  const { t, language } = useText();
  const audience = useAudience(announcement);
  const { title, author, publish_at, edited_at, zone, students, school } = announcement;
  const when = isPlanned(announcement) ? 'announcements.scheduled' : 'announcements.published';
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {[audience, students && t('announcements.students')].filter(Boolean).join(' · ')}
      </Typography>
      <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {t('announcements.by', { author, school: school.name })}
        <br />
        {t(when, { at: formatInstant(publish_at, language, zone) })}
        {edited_at !== null && ` · ${t('announcements.edited', { at: formatInstant(edited_at, language, zone) })}`}
      </Typography>
    </Box>
  );
}

function Actions({ announcement: { id, title } }: { announcement: SentAnnouncement }) {
  const { t } = useText();
  const navigate = useNavigate();
  const leave = useNavigateHere();
  const change = useAnnouncementChange();
  const params = { id };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <ActionButton variant="outlined" onClick={() => void navigate(announcementFormPath(id))}>
        {t('announcements.edit')}
      </ActionButton>
      <DeleteButton
        label={t('announcements.delete')}
        question={{
          title: t('announcements.delete.title', { title }),
          text: t('announcements.delete.text'),
        }}
        change={change}
        remove={(client) => client.call(deleteAnnouncement, { params })}
        undo={{ label: t('announcements.undo'), call: (client) => client.call(restoreAnnouncement, { params }) }}
        deleted={() => leave(announcementsPath)}
      />
    </Box>
  );
}
