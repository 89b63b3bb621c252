import { deleteAnnouncement, getAnnouncement, restoreAnnouncement } from '@lia/sdk/announcements/endpoints';
import { ANNOUNCEMENT_RESTORE_DAYS } from '@lia/sdk/announcements/rules';
import type { SentAnnouncement } from '@lia/sdk/announcements/schema';
import { formatInstant } from '@lia/sdk/calendar/instants';
import { ApiError } from '@lia/sdk/http/error';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { useRead } from '../services/useRead.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Notice, ReadFailed } from '../ui/Notice.tsx';
import { Page } from '../ui/Page.tsx';
import { Question } from '../ui/Question.tsx';
import { AnnouncementContent } from './AnnouncementContent.tsx';
import { isPlanned } from './timing.ts';
import { announcementFormPath, announcementsPath } from './paths.ts';
import { Receipts } from './Receipts.tsx';
import { announcementTexts } from './texts.ts';
import { useAnnouncementChange } from './useAnnouncementChange.ts';
import { useAudience } from './useAudience.ts';

/** `/apps/avisos/{id}`: an announcement as its writers see it, with who has read it. */
export function AnnouncementPage() {
  useTexts(announcementTexts);
  const { t, failure } = useText();
  const { id = '' } = useParams();
  const { data, error, mutate } = useRead(['announcements', 'one', id], (client) =>
    client.call(getAnnouncement, { params: { id } }),
  );
  const unknown = error instanceof ApiError && error.status === 404;
  return (
    <Page
      sx={{
        px: { xs: 4, md: 8 },
        pt: 4,
        pb: 12,
        maxWidth: 900,
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 6,
        alignContent: 'start',
      }}
    >
      <MuiLink component={Link} to={announcementsPath} sx={{ justifySelf: 'start', py: 3 }}>
        {t('announcements.back')}
      </MuiLink>
      {data && (
        <>
          <Heading announcement={data} />
          <AnnouncementContent announcement={data} />
          <Actions announcement={data} />
          {!isPlanned(data) && <Receipts announcement={data} />}
        </>
      )}
      {!data && <Typography variant="h1">{t('announcements.title')}</Typography>}
      {!data && unknown && <Notice inside title={t('announcements.unknown')} text={failure(error)} />}
      {!data && error !== undefined && !unknown && (
        <ReadFailed inside title={t('announcements.failed')} error={error} retry={() => void mutate()} />
      )}
      {!data && error === undefined && (
        <Loading>
          <Skeleton variant="rounded" height={220} />
        </Loading>
      )}
    </Page>
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
  const { busy, run } = useAnnouncementChange();
  const [asking, setAsking] = useState(false);
  const params = { id };

  async function remove(): Promise<void> {
    const undo = () => void run((client) => client.call(restoreAnnouncement, { params }));
    const deleted = await run((client) => client.call(deleteAnnouncement, { params }), {
      undo: { label: t('announcements.undo'), run: undo },
    });
    setAsking(false);
    if (deleted) void navigate(announcementsPath);
  }

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <ActionButton variant="outlined" onClick={() => void navigate(announcementFormPath(id))}>
        {t('announcements.edit')}
      </ActionButton>
      <ActionButton color="error" onClick={() => setAsking(true)}>
        {t('announcements.delete')}
      </ActionButton>
      {asking && (
        <Question
          title={t('announcements.delete.title', { title })}
          text={t('announcements.delete.text', { days: ANNOUNCEMENT_RESTORE_DAYS })}
          yes={t('announcements.delete')}
          busy={busy}
          confirm={() => void remove()}
          close={() => setAsking(false)}
        />
      )}
    </Box>
  );
}
