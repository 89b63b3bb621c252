import { getAnnouncementReceipts, remindOfAnnouncement } from '@lia/sdk/announcements/endpoints';
import { SHOWN_UNREAD } from '@lia/sdk/announcements/rules';
import type { AnnouncementReceipts, SentAnnouncement } from '@lia/sdk/announcements/schema';
import { formatInstant } from '@lia/sdk/calendar/instants';
import { formatCount } from '@lia/sdk/messages/count';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

import { useText } from '../i18n/useText.ts';
import { useRead } from '../services/useRead.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { BarList } from '../ui/BarList.tsx';
import { Loading } from '../ui/Loading.tsx';
import { ReadFailed } from '../ui/Notice.tsx';
import { Section } from '../ui/Section.tsx';
import { isRemindable } from './timing.ts';
import { useAnnouncementChange } from './useAnnouncementChange.ts';

/** Who has read an announcement, by group, and who has not. */
export function Receipts({ announcement }: { announcement: SentAnnouncement }) {
  const { t } = useText();
  const { id, recipients, read, acknowledged, acknowledge } = announcement;
  const { data, error, mutate } = useRead(['announcements', 'receipts', id], (client) =>
    client.call(getAnnouncementReceipts, { params: { id } }),
  );
  return (
    <Section title={t('announcements.receipts')}>
      <Typography sx={{ fontWeight: 700 }}>
        {t('announcements.read.of', { read: formatCount(read), count: recipients })}
        {acknowledge && (
          <>
            <br />
            {t('announcements.acknowledged.of', {
              acknowledged: formatCount(acknowledged),
              recipients: formatCount(recipients),
            })}
          </>
        )}
      </Typography>
      {data?.data.groups.length === 0 && (
        <Typography color="text.secondary">{t('announcements.receipts.none')}</Typography>
      )}
      {data && data.data.groups.length > 0 && (
        <>
          <Box sx={{ width: '100%' }}>
            <BarList
              colour="schools.main"
              most={100}
              rows={data.data.groups.map((group) => ({
                key: group.name ?? '',
                label: group.name ?? t('announcements.receipts.noGroup'),
                value: Math.round((100 * group.read) / Math.max(1, group.recipients)),
                figure: t('announcements.receipts.figure', {
                  read: formatCount(group.read),
                  recipients: formatCount(group.recipients),
                }),
              }))}
            />
          </Box>
          <Unread announcement={announcement} people={data.data.unread} />
        </>
      )}
      {!data && error !== undefined && (
        <ReadFailed inside title={t('announcements.failed')} error={error} retry={() => void mutate()} />
      )}
      {!data && error === undefined && (
        <Loading>
          <Skeleton width={240} />
        </Loading>
      )}
    </Section>
  );
}

interface UnreadProps {
  announcement: SentAnnouncement;
  people: AnnouncementReceipts['data']['unread'];
}

function Unread({ announcement, people }: UnreadProps) {
  const { t, language } = useText();
  const { busy, run } = useAnnouncementChange();

  function describe(name: string, students: UnreadProps['people'][number]['students']): string {
    const about = students
      .map((student) =>
        t('announcements.unreadPeople.student', {
          student: student.name,
          group: student.group ?? t('announcements.receipts.noGroup'),
        }),
      )
      .join('; ');
    // Students are addressed for themselves.
    return students.every((student) => student.name === name)
      ? about
      : t('announcements.unreadPeople.of', { name, students: about });
  }

  const { id, reminded_at, zone, acknowledge, acknowledged, recipients } = announcement;
  const isMissing = people.length > 0 || (acknowledge && acknowledged < recipients);
  const mayRemind = isMissing && isRemindable(announcement);
  return (
    <>
      <Typography variant="h3">{t('announcements.unreadPeople')}</Typography>
      {people.length === 0 && <Typography color="text.secondary">{t('announcements.unreadPeople.none')}</Typography>}
      <Box component="ul" sx={{ m: 0, pl: 5, display: 'grid', gap: 1, overflowWrap: 'anywhere' }}>
        {people.map(({ uuid, name, students }) => (
          <li key={uuid}>{describe(name, students)}</li>
        ))}
      </Box>
      {people.length === SHOWN_UNREAD && (
        <Typography color="text.secondary">{t('announcements.unreadPeople.some', { count: SHOWN_UNREAD })}</Typography>
      )}
      {reminded_at !== null && (
        <Typography color="text.secondary">
          {t('announcements.reminded', { at: formatInstant(reminded_at, language, zone) })}
        </Typography>
      )}
      {mayRemind && (
        <ActionButton
          variant="outlined"
          disabled={busy}
          onClick={() => void run((client) => client.call(remindOfAnnouncement, { params: { id } }))}
        >
          {t('announcements.remind')}
        </ActionButton>
      )}
    </>
  );
}
