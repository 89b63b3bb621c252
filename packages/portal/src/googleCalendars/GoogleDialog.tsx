import { getGoogleConnection } from '@lia/sdk/googleCalendars/endpoints';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import { useId } from 'react';

import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { useRead } from '../reads/useRead.ts';
import { Loading } from '../ui/Loading.tsx';
import { ReadFailed } from '../ui/Notice.tsx';
import { ConnectGoogle } from './ConnectGoogle.tsx';
import { ChooseCalendars } from './ChooseCalendars.tsx';
import { googleTexts } from './es.ts';

/** Connects calendars of Google, chooses which are shown, and disconnects them. */
export default function GoogleDialog({ close }: { close: () => void }) {
  useTexts(googleTexts);
  const { t } = useText();
  const title = useId();
  const { data, error, mutate } = useRead(['google'], (client) => client.call(getGoogleConnection));
  const connection = data?.data ?? null;
  return (
    <Dialog open onClose={close} aria-labelledby={title} fullWidth maxWidth="sm">
      <DialogTitle id={title}>{t('calendar.google')}</DialogTitle>
      {!data && (
        <DialogContent>
          {error === undefined ? (
            <Loading>
              <Skeleton variant="rounded" height={160} />
            </Loading>
          ) : (
            <ReadFailed inside title={t('google.unread')} error={error} retry={() => void mutate()} />
          )}
        </DialogContent>
      )}
      {data && connection?.status !== 'connected' && (
        <ConnectGoogle offered={data.offered} isRevoked={connection !== null} close={close} />
      )}
      {connection?.status === 'connected' && (
        <ChooseCalendars
          // What is ticked follows a list that was read again.
          key={connection.calendars.map(({ id }) => id).join(' ')}
          connection={connection}
          close={close}
        />
      )}
    </Dialog>
  );
}
