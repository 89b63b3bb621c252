import { formatInstant } from '@lia/sdk/calendar/instants';
import { downloadMyArchive } from '@lia/sdk/dataRequests/endpoints';
import type { OwnDataRequest } from '@lia/sdk/dataRequests/records';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { ActionButton } from '../ui/ActionButton.tsx';
import { useText } from '../i18n/useText.ts';
import { saveFile } from '../downloads/saveFile.ts';
import { useServices } from '../services/services.ts';

/** The file with the data that a request asked for: to be saved, on its way, or over. */
export function DataArchive({ id, archive }: { id: string; archive: NonNullable<OwnDataRequest['archive']> }) {
  const { t, language, failure } = useText();
  const { session, toasts } = useServices();
  const [fetching, setFetching] = useState(false);

  async function save(): Promise<void> {
    setFetching(true);
    try {
      saveFile(await session.client.call(downloadMyArchive, { params: { id } }), 'LIA.zip');
    } catch (error) {
      toasts.show('error', failure(error));
    }
    setFetching(false);
  }

  const { status, expires_at } = archive;
  if (status === 'failed') return <Typography>{t('myData.archive.failed')}</Typography>;
  if (status === 'preparing' || expires_at === null) return <Typography>{t('myData.archive.preparing')}</Typography>;
  if (status === 'expired') return <Typography>{t('myData.archive.expired')}</Typography>;
  return (
    <div>
      <ActionButton variant="contained" loading={fetching} onClick={() => void save()}>
        {t('myData.archive.save')}
      </ActionButton>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        {t('myData.archive.until', { when: formatInstant(expires_at, language) })}
      </Typography>
    </div>
  );
}
