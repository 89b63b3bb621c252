import {
  deleteCalendarEvent,
  getCalendarEvent,
  restoreCalendarEvent,
  updateCalendarEvent,
} from '@lia/sdk/calendar/endpoints';
import type { CalendarEntry } from '@lia/sdk/calendar/eventSchema';
import type { EditScope } from '@lia/sdk/calendar/rules';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';

import { useText } from '../i18n/useText.ts';
import { useServices } from '../services/services.ts';
import { useChangeOf } from '../changes/useChangeOf.ts';
import ScopeField from './ScopeField.tsx';
import { unchanged } from './unchanged.ts';

/** Asks which instances of an event are deleted. What was deleted can be taken back in the toast. */
export default function DeleteEvent({
  entry,
  eventId,
  close,
}: {
  entry: CalendarEntry;
  eventId: string;
  close: () => void;
}) {
  const { t } = useText();
  const { session } = useServices();
  const { busy, run } = useChangeOf('calendar');
  const [scope, setScope] = useState<EditScope>('this');
  const [key] = useState(newIdempotencyKey);
  const title = useId();
  const isSeries = entry.instance !== null;
  const params = { id: eventId };

  async function remove(): Promise<void> {
    const chosen = isSeries ? scope : 'all';
    const part = isSeries && chosen !== 'all' ? { instance: entry.instance ?? '' } : {};
    const before = await session.client.call(getCalendarEvent, { params }).catch(() => null);
    const undo = async (): Promise<void> => {
      await run(async (client) => {
        // A series that was ended comes as before; anything else is restored.
        if (chosen !== 'following' || !before) {
          const body = chosen === 'this' ? part : {};
          return client.call(restoreCalendarEvent, { params, body, idempotencyKey: newIdempotencyKey() });
        }
        const { version } = await client.call(getCalendarEvent, { params });
        const body = { ...unchanged(before), version };
        return client.call(updateCalendarEvent, { params, body, idempotencyKey: newIdempotencyKey() });
      });
    };
    const succeeded = await run(
      async (client) => {
        const { version } = before ?? (await client.call(getCalendarEvent, { params }));
        const query = { scope: chosen, version, ...part };
        return client.call(deleteCalendarEvent, { params, query, idempotencyKey: key });
      },
      { undo: { label: t('calendar.undo'), run: () => void undo() } },
    );
    if (succeeded) close();
  }

  return (
    <Dialog open onClose={close} role="alertdialog" aria-labelledby={title} fullWidth maxWidth="xs">
      <DialogTitle id={title} sx={{ overflowWrap: 'anywhere' }}>
        {t('calendar.delete.title', { title: entry.title })}
      </DialogTitle>
      <DialogContent>
        {isSeries ? (
          <ScopeField label={t('calendar.delete.which')} value={scope} onChange={setScope} />
        ) : (
          <Typography>{t('calendar.delete.text')}</Typography>
        )}
      </DialogContent>
      <DialogActions>
        <Button sx={{ minHeight: 44 }} onClick={close}>
          {t('action.cancel')}
        </Button>
        <Button variant="contained" color="error" loading={busy} sx={{ minHeight: 44 }} onClick={() => void remove()}>
          {t('calendar.delete')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
