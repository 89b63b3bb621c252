import { may } from '@lia/sdk/accounts/permissions';
import type { Announcement } from '@lia/sdk/announcements/schema';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSearchParams } from 'react-router';

import { ChildFilter } from '../childChoice/ChildFilter.tsx';
import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { useMember } from '../services/services.ts';
import { isOfChild, useChosenChild } from '../childChoice/useChosenChild.ts';
import { useMyAnnouncements } from './useMyAnnouncements.ts';
import { StudentRoom } from '../studentRoom/StudentRoom.tsx';
import { ContentPage } from '../ui/ContentPage.tsx';
import { Notice } from '../ui/Notice.tsx';
import { ReadOutcome } from '../ui/ReadOutcome.tsx';
import { MyAnnouncement } from './MyAnnouncement.tsx';
import { announcementTexts } from './es.ts';

/** `/apps/misavisos`: what is announced to a guardian or a student; `?aviso=` opens one. */
export default function MyAnnouncementsPage() {
  useTexts(announcementTexts);
  const { t } = useText();
  const user = useMember();
  if (may(user, 'students.screens'))
    return (
      <StudentRoom picture="announcements" title={t('announcements.title')}>
        <Announced />
      </StudentRoom>
    );
  return (
    <ContentPage width={800}>
      <Typography variant="h1">{t('announcements.title')}</Typography>
      <Announced />
    </ContentPage>
  );
}

function Announced() {
  const { t } = useText();
  const [params] = useSearchParams();
  const asked = params.get('aviso');
  const read = useMyAnnouncements();
  return (
    <ReadOutcome read={read} failed={t('announcements.failed')} height={96}>
      {({ data }) => <List announcements={data} asked={asked} changed={() => void read.mutate()} />}
    </ReadOutcome>
  );
}

interface ListProps {
  announcements: readonly Announcement[];
  /** The one that the address opens, of whichever child it is. */
  asked: string | null;
  changed: () => void;
}

function List({ announcements, asked, changed }: ListProps) {
  const { t } = useText();
  const [child, choose] = useChosenChild();
  // One that is opened counts as read, and would go below the unread ones while it is being read. New ones come first.
  const [order] = useState(() => announcements.map(({ id }) => id));
  const shown = announcements
    .filter(({ id, children }) => id === asked || children.length === 0 || isOfChild(child, children))
    .toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id));
  return (
    <>
      {asked !== null && !announcements.some(({ id }) => id === asked) && (
        <Typography sx={{ fontWeight: 600 }}>{t('announcements.unknown')}</Typography>
      )}
      <ChildFilter names={announcements.flatMap(({ children }) => children)} child={child} choose={choose} />
      {shown.length === 0 ? (
        <Notice inside title={t('announcements.none.title')} text={t('announcements.mine.none')} />
      ) : (
        <Box
          component="ul"
          sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}
        >
          {shown.map((announcement) => (
            <MyAnnouncement
              key={announcement.id}
              announcement={announcement}
              opened={announcement.id === asked}
              changed={changed}
            />
          ))}
        </Box>
      )}
    </>
  );
}
