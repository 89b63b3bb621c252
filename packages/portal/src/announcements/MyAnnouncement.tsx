import { readAnnouncement } from '@lia/sdk/announcements/endpoints';
import type { Announcement } from '@lia/sdk/announcements/schema';
import { formatInstant } from '@lia/sdk/calendar/instants';
import FoldIcon from '@mui/icons-material/ExpandLess';
import UnfoldIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';

import { useText } from '../i18n/useText.ts';
import { ReportButton } from '../moderation/ReportButton.tsx';
import { isUnconfirmed } from './useMyAnnouncements.ts';
import { useChange } from '../changes/useChange.ts';
import { useIsView, useServices } from '../services/services.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { AnnouncementContent } from './AnnouncementContent.tsx';

interface MyAnnouncementProps {
  announcement: Announcement;
  /** Whether it is open from the start. */
  opened: boolean;
  /** Something of it changed at the API. */
  changed: () => void;
}

/** An announcement that opens by a press, and counts as read from then on. */
export function MyAnnouncement({ announcement, opened, changed }: MyAnnouncementProps) {
  const { t, language } = useText();
  const { session } = useServices();
  const isView = useIsView();
  const id = useId();
  const [isOpen, setOpen] = useState(opened);
  const isSent = useRef(false);
  const { title, author, school, children, publish_at, edited_at, zone, pinned, read } = announcement;
  const unconfirmed = isUnconfirmed(announcement);
  const isUnread = isOpen && !read && !isView;

  useEffect(() => {
    if (!isUnread || isSent.current) return;
    isSent.current = true;
    // What does not arrive is recorded the next time that it is opened.
    session.client
      .call(readAnnouncement, { params: { id: announcement.id }, body: { acknowledged: false } })
      .then(changed, () => undefined);
  }, [isUnread, session, announcement.id, changed]);

  return (
    <Card component="li" sx={{ borderLeft: read && !unconfirmed ? 0 : 6, borderColor: 'schools.main' }}>
      <Typography variant="h2" sx={{ fontSize: '1.125rem' }}>
        <ButtonBase
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
          sx={{
            p: 5,
            width: '100%',
            minHeight: 44,
            gap: 2,
            justifyContent: 'space-between',
            textAlign: 'start',
            font: 'inherit',
            overflowWrap: 'anywhere',
          }}
        >
          <Box component="span" sx={{ minWidth: 0, fontWeight: read ? 600 : 800 }}>
            {title}
            {(pinned || !read || unconfirmed) && (
              <Typography component="span" variant="body2" sx={{ display: 'block', fontWeight: 700 }}>
                {[
                  pinned && t('announcements.pinned'),
                  !read && t('announcements.isNew'),
                  unconfirmed && t('announcements.isUnconfirmed'),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Typography>
            )}
          </Box>
          {isOpen ? <FoldIcon aria-hidden /> : <UnfoldIcon aria-hidden />}
        </ButtonBase>
      </Typography>
      <Box sx={{ px: 5, pb: 5, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3, justifyItems: 'start' }}>
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {t('announcements.by', { author, school })}
          <br />
          {formatInstant(publish_at, language, zone)}
          {edited_at !== null && ` · ${t('announcements.edited', { at: formatInstant(edited_at, language, zone) })}`}
          {children.length > 0 && (
            <>
              <br />
              {t('announcements.about', { names: children.join(', ') })}
            </>
          )}
        </Typography>
        {isOpen && (
          <Box id={id} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3, justifyItems: 'start' }}>
            <AnnouncementContent announcement={announcement} />
            {announcement.acknowledge && <Confirmation announcement={announcement} changed={changed} />}
            <ReportButton kind="announcement" id={announcement.id} name={author} />
          </Box>
        )}
      </Box>
    </Card>
  );
}

/** Confirms that the reader knows of it. */
function Confirmation({ announcement: { id, acknowledged }, changed }: Omit<MyAnnouncementProps, 'opened'>) {
  const { t } = useText();
  const { busy, run } = useChange();
  if (acknowledged) return <Typography sx={{ fontWeight: 700 }}>{t('announcements.confirmed')}</Typography>;

  async function confirm(): Promise<void> {
    const succeeded = await run((client) =>
      client.call(readAnnouncement, { params: { id }, body: { acknowledged: true } }),
    );
    if (succeeded) changed();
  }

  return (
    <ActionButton variant="contained" disabled={busy} onClick={() => void confirm()} sx={{ minHeight: 44 }}>
      {t('announcements.confirm')}
    </ActionButton>
  );
}
