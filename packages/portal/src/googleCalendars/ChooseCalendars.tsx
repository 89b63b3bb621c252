import { formatInstant } from '@lia/sdk/calendar/instants';
import { endGoogleConnection, readGoogleCalendars, readGoogleEvents } from '@lia/sdk/googleCalendars/endpoints';
import type { GoogleCalendar, GoogleConnection } from '@lia/sdk/googleCalendars/schema';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSWRConfig } from 'swr';

import { useText } from '../i18n/useText.ts';
import { useServices } from '../services/services.ts';
import { useChangeOf } from '../changes/useChangeOf.ts';
import { ActionButton } from '../ui/ActionButton.tsx';

/** Which calendars of a connected account are shown, and when each was last read. */
export function ChooseCalendars({ connection, close }: { connection: GoogleConnection; close: () => void }) {
  const { t, failure } = useText();
  const { session, toasts } = useServices();
  const { mutate } = useSWRConfig();
  const { busy, run } = useChangeOf('google');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(connection.calendars.filter((one) => one.chosen).map(({ id }) => id)),
  );
  const [listing, setListing] = useState(false);
  const isBusy = busy || listing;
  const { account, calendars } = connection;

  const toggle = (id: string, isIn: boolean): void =>
    setChosen((before) => new Set(isIn ? [...before, id] : [...before].filter((one) => one !== id)));

  // Where it stays open there is no toast, which would cover its buttons on a phone.
  async function save(): Promise<void> {
    const body = { calendars: [...chosen] };
    if (await run((client) => client.call(readGoogleEvents, { body }))) close();
  }
  async function list(): Promise<void> {
    setListing(true);
    try {
      const { data } = await session.client.call(readGoogleCalendars);
      await mutate(['google'], { offered: true, data: { ...connection, calendars: data } }, { revalidate: false });
    } catch (error) {
      toasts.show('error', failure(error));
      void mutate(['google']);
    } finally {
      setListing(false);
    }
  }

  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 3 }}>
        <Typography>{t('google.text')}</Typography>
        {account !== null && (
          <Typography sx={{ overflowWrap: 'anywhere' }}>{t('google.account', { account })}</Typography>
        )}
        <Box
          component="fieldset"
          aria-label={t('google.calendars')}
          sx={{ display: 'grid', gap: 2, m: 0, p: 0, border: 0, minWidth: 0 }}
        >
          {calendars.map((calendar) => (
            <FormControlLabel
              key={calendar.id}
              sx={{ minHeight: 44, overflowWrap: 'anywhere' }}
              control={<Checkbox checked={chosen.has(calendar.id)} />}
              label={<CalendarName calendar={calendar} />}
              onChange={(_, isIn) => toggle(calendar.id, isIn)}
            />
          ))}
        </Box>
        <ActionButton
          variant="outlined"
          disabled={isBusy}
          sx={{ minHeight: 44, justifySelf: 'start' }}
          onClick={() => void list()}
        >
          {t('google.list')}
        </ActionButton>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 2, p: 4 }}>
        <Button sx={{ minHeight: 44 }} onClick={close}>
          {t('action.close')}
        </Button>
        <ActionButton
          color="error"
          disabled={isBusy}
          sx={{ minHeight: 44 }}
          onClick={() => void run((client) => client.call(endGoogleConnection)).then((ended) => ended && close())}
        >
          {t('google.disconnect')}
        </ActionButton>
        <ActionButton variant="contained" disabled={isBusy} sx={{ minHeight: 44 }} onClick={() => void save()}>
          {t('google.save')}
        </ActionButton>
      </DialogActions>
    </>
  );
}

function CalendarName({ calendar: { name, chosen, synced_at } }: { calendar: GoogleCalendar }) {
  const { t, language } = useText();
  const when =
    synced_at === null ? t('google.reading.now') : t('google.read', { when: formatInstant(synced_at, language) });
  return (
    <>
      {name}
      {chosen && (
        <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
          {when}
        </Typography>
      )}
    </>
  );
}
