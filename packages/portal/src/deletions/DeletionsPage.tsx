import type { MessageAnswer } from '@lia/sdk/accounts/schema';
import { restoreActivity } from '@lia/sdk/activities/endpoints';
import { restoreAnnouncement } from '@lia/sdk/announcements/endpoints';
import { restoreCalendarEvent } from '@lia/sdk/calendar/endpoints';
import { dayOf, formatInstant } from '@lia/sdk/calendar/instants';
import { formatDay } from '@lia/sdk/calendar/days';
import { restoreMeeting } from '@lia/sdk/classroom/endpoints';
import { listDeletions } from '@lia/sdk/deletions/endpoints';
import type { Deletion } from '@lia/sdk/deletions/records';
import { type DeletionKind, RESTORE_DAYS } from '@lia/sdk/deletions/rules';
import { restoreGroup } from '@lia/sdk/groups/endpoints';
import type { Client } from '@lia/sdk/http/client';
import type { Endpoint } from '@lia/sdk/http/endpoint';
import { restoreRecording } from '@lia/sdk/recordings/endpoints';
import { restoreResource } from '@lia/sdk/resources/endpoints';
import { restoreSubject } from '@lia/sdk/subjects/endpoints';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { useRouteTitle } from '../routing/contexts.ts';
import { useChange } from '../changes/useChange.ts';
import { useRead } from '../reads/useRead.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { ContentPage } from '../ui/ContentPage.tsx';
import { Notice } from '../ui/Notice.tsx';
import { ReadOutcome } from '../ui/ReadOutcome.tsx';
import { useFocusAfter } from '../ui/focus.ts';
import { deletionTexts } from './es.ts';

type Restoring = (client: Client, id: string) => Promise<MessageAnswer>;

const by =
  (endpoint: Endpoint<{ params: { id: string }; returns: MessageAnswer }>): Restoring =>
  (client, id) =>
    client.call(endpoint, { params: { id } });

const restorations: Readonly<Record<DeletionKind, Restoring>> = {
  activity: by(restoreActivity),
  announcement: by(restoreAnnouncement),
  resource: by(restoreResource),
  recording: by(restoreRecording),
  meeting: by(restoreMeeting),
  // All of it; an instance that was cancelled is brought back in its series.
  event: (client, id) => client.call(restoreCalendarEvent, { params: { id }, body: {} }),
  subject: by(restoreSubject),
  group: by(restoreGroup),
};

/** `/apps/eliminados`: what a teacher or a school deleted and may restore. */
export default function DeletionsPage() {
  useTexts(deletionTexts);
  const { t } = useText();
  const title = useRouteTitle();
  const read = useRead([listDeletions], (client) => client.call(listDeletions));
  const [restored, setRestored] = useState(0);
  // The button that was pressed leaves with its row.
  const heading = useFocusAfter<HTMLHeadingElement>(restored);
  const refresh = async () => {
    await read.mutate();
    setRestored((count) => count + 1);
  };

  return (
    <ContentPage width={800}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="h1" ref={heading} tabIndex={-1}>
          {title}
        </Typography>
        <Typography color="text.secondary" sx={{ maxWidth: '68ch' }}>
          {t('deletions.lead', { count: RESTORE_DAYS })}
        </Typography>
      </Box>
      <ReadOutcome read={read} failed={t('deletions.failed')} height={132}>
        {({ data }) =>
          data.length === 0 ? (
            <Notice inside title={t('deletions.none.title')} text={t('deletions.none.text')} />
          ) : (
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 }}>
              {data.map((deletion) => (
                <Item key={`${deletion.kind} ${deletion.id}`} deletion={deletion} refresh={refresh} />
              ))}
            </Box>
          )
        }
      </ReadOutcome>
    </ContentPage>
  );
}

function Item({ deletion, refresh }: { deletion: Deletion; refresh: () => Promise<void> }) {
  const { t, language } = useText();
  const { busy, run } = useChange();
  const { kind, id, title, group, deleted_at: deletedAt, restorable_until: until } = deletion;

  async function restore(): Promise<void> {
    await run((client) => restorations[kind](client, id));
    // Also where it was refused: its time may be over, or what it stands in deleted.
    await refresh();
  }

  return (
    <Card
      component="li"
      sx={{
        p: { xs: 4, sm: 5 },
        display: 'flex',
        flexWrap: 'wrap',
        gap: 3,
        alignItems: 'center',
        justifyContent: 'space-between',
      }}
    >
      <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="body2" color="text.secondary">
          {[t(`deletions.${kind}`), group].filter(Boolean).join(' · ')}
        </Typography>
        <Typography sx={{ fontWeight: 700 }}>{title}</Typography>
        <Typography variant="body2" color="text.secondary">
          {t('deletions.deleted', { at: formatInstant(deletedAt, language) })}
          <br />
          {t('deletions.until', { day: formatDay(dayOf(until), language) })}
        </Typography>
      </Box>
      <ActionButton
        variant="outlined"
        loading={busy}
        aria-label={t('deletions.restore.of', { title })}
        sx={{ minHeight: 44 }}
        onClick={() => void restore()}
      >
        {t('deletions.restore')}
      </ActionButton>
    </Card>
  );
}
