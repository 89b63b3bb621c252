import { getAnnouncementReceipts, remindOfAnnouncement } from '@lia/sdk/announcements/endpoints';
import { SHOWN_MISSING } from '@lia/sdk/announcements/rules';
import type { AnnouncementReceipts, SentAnnouncement } from '@lia/sdk/announcements/schema';
import { formatInstant } from '@lia/sdk/calendar/instants';
import { formatCount } from '@lia/sdk/messages/count';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

import { useText } from '../i18n/useText.ts';
import { useRead } from '../reads/useRead.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { BarList } from '../ui/BarList.tsx';
import { Loading } from '../ui/Loading.tsx';
import { ReadFailed } from '../ui/Notice.tsx';
import { Section } from '../ui/Section.tsx';
import { isRemindable } from './timing.ts';
import { useAnnouncementChange } from './useAnnouncementChange.ts';

const list = { m: 0, pl: 5, display: 'grid', gap: 1, overflowWrap: 'anywhere' } as const;

/** What an announcement asks of its readers. */
const askedBy = ({ acknowledge }: SentAnnouncement) => (acknowledge ? 'acknowledged' : 'read');

/** Who has read an announcement, or confirmed it where it asks for that, by group, and who has not. */
export function Receipts({ announcement }: { announcement: SentAnnouncement }) {
  const { t } = useText();
  const { id, recipients, read, acknowledged, acknowledge } = announcement;
  const asked = askedBy(announcement);
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
          <Box sx={{ width: '100%', display: 'grid', gap: 3 }}>
            <Typography variant="h3">{t(`announcements.receipts.${asked}`)}</Typography>
            <BarList
              colour="schools.main"
              most={100}
              rows={data.data.groups.map((group) => ({
                key: group.name ?? '',
                label: group.name ?? t('announcements.receipts.noGroup'),
                value: Math.round((100 * group[asked]) / Math.max(1, group.recipients)),
                figure: t('announcements.receipts.figure', {
                  done: formatCount(group[asked]),
                  recipients: formatCount(group.recipients),
                }),
              }))}
            />
          </Box>
          <Missing announcement={announcement} people={data.data.missing} />
        </>
      )}
      {data && data.data.unreached.length > 0 && <Unreached students={data.data.unreached} />}
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

/** Students for whom no one has the announcement: the figures do not count them. */
function Unreached({ students }: { students: AnnouncementReceipts['data']['unreached'] }) {
  const { t } = useText();
  return (
    <>
      <Typography variant="h3">{t('announcements.unreached')}</Typography>
      <Typography color="text.secondary">{t('announcements.unreached.text')}</Typography>
      <Box component="ul" sx={list}>
        {students.map(({ uuid, name, group }) => (
          <li key={uuid}>
            {t('announcements.missing.student', {
              student: name,
              group: group ?? t('announcements.receipts.noGroup'),
            })}
          </li>
        ))}
      </Box>
      {students.length === SHOWN_MISSING && (
        <Typography color="text.secondary">{t('announcements.missing.some', { count: SHOWN_MISSING })}</Typography>
      )}
    </>
  );
}

interface MissingProps {
  announcement: SentAnnouncement;
  people: AnnouncementReceipts['data']['missing'];
}

function Missing({ announcement, people }: MissingProps) {
  const { t, language } = useText();
  const { busy, run } = useAnnouncementChange();

  function describe({ name, read, students }: MissingProps['people'][number]): string {
    const about = students
      .map((student) =>
        t('announcements.missing.student', {
          student: student.name,
          group: student.group ?? t('announcements.receipts.noGroup'),
        }),
      )
      .join('; ');
    // Students are addressed for themselves.
    const person = students.every((student) => student.name === name)
      ? about
      : t('announcements.missing.of', { name, students: about });
    return read ? t('announcements.missing.hasRead', { person }) : person;
  }

  const { id, reminded_at, zone } = announcement;
  const asked = askedBy(announcement);
  const mayRemind = people.length > 0 && isRemindable(announcement);
  return (
    <>
      <Typography variant="h3">{t(`announcements.missing.${asked}`)}</Typography>
      {people.length === 0 && (
        <Typography color="text.secondary">{t(`announcements.missing.${asked}.none`)}</Typography>
      )}
      <Box component="ul" sx={list}>
        {people.map((person) => (
          <li key={person.uuid}>{describe(person)}</li>
        ))}
      </Box>
      {people.length === SHOWN_MISSING && (
        <Typography color="text.secondary">{t('announcements.missing.some', { count: SHOWN_MISSING })}</Typography>
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
