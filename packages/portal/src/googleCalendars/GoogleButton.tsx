import { getGoogleConnection } from '@lia/sdk/googleCalendars/endpoints';
import type { GoogleConnectionAnswer } from '@lia/sdk/googleCalendars/schema';
import SyncIcon from '@mui/icons-material/SyncOutlined';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useSWRConfig } from 'swr';

import { useText } from '../i18n/useText.ts';
import { useRead } from '../reads/useRead.ts';
import { lazyDialog } from '../ui/lazyDialog.tsx';
import { OPENED } from './paths.ts';

const GoogleDialog = lazyDialog(() => import('./GoogleDialog.tsx'));

const READ_AGAIN_MS = 3000;

/** Whether events of a calendar are on their way: it is asked again until they are there. */
const isReading = (answer: GoogleConnectionAnswer | undefined): boolean =>
  answer?.data?.status === 'connected' &&
  answer.data.calendars.some(({ chosen, synced_at }) => chosen && synced_at === null);

/** Leads to the calendars of Google, where the server offers them. */
export function GoogleButton() {
  const { t } = useText();
  const { mutate } = useSWRConfig();
  const [params, setParams] = useSearchParams();
  const { data } = useRead(['google'], (client) => client.call(getGoogleConnection), {
    refreshInterval: (answer) => (isReading(answer) ? READ_AGAIN_MS : 0),
  });
  // What the calendar shows of them, as often as they were read.
  const read = data?.data?.calendars.map(({ chosen, synced_at }) => `${chosen} ${synced_at}`).join();
  const shown = useRef(read);
  useEffect(() => {
    if (shown.current === read) return;
    const isFirst = shown.current === undefined;
    shown.current = read;
    if (!isFirst) void mutate((key) => Array.isArray(key) && key[0] === 'calendar');
  }, [read, mutate]);
  if (!data || (!data.offered && data.data === null)) return null;
  const show = (isOpen: boolean): void =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (isOpen) next.set(OPENED, '1');
        else next.delete(OPENED);
        return next;
      },
      { replace: true },
    );
  return (
    <>
      <Button
        variant="text"
        startIcon={<SyncIcon />}
        sx={{ justifySelf: 'start', minHeight: 44, displayPrint: 'none' }}
        onClick={() => show(true)}
      >
        {t('calendar.google')}
      </Button>
      {params.has(OPENED) && <GoogleDialog close={() => show(false)} />}
    </>
  );
}
