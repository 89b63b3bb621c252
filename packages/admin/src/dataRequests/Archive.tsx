import { formatInstant } from '@lia/sdk/calendar/instants';
import { prepareArchive } from '@lia/sdk/dataRequests/endpoints';
import type { DataRequestRecord } from '@lia/sdk/dataRequests/records';
import { Typography } from '@mui/material';
import { useEffect } from 'react';
import { useRefresh } from 'react-admin';

import { useClient } from '../client/ClientContext.ts';
import { ActButton } from '../records/ActButton.tsx';
import { Section } from '../records/RecordPage.tsx';
import { useWords, type Words } from '../resources/field.ts';

/** How often an archive that is being made is looked at. */
const LOOK_MS = 2000;

function standing(archive: NonNullable<DataRequestRecord['archive']>, { t, language }: Words): string {
  const { status, expires_at, downloaded_at } = archive;
  if (status === 'failed') return t('dataRequests.archive.failed');
  if (status === 'preparing' || expires_at === null) return t('dataRequests.archive.preparing');
  const until = t(`dataRequests.archive.${status}`, { when: formatInstant(expires_at, language) });
  const taken =
    downloaded_at === null
      ? t('dataRequests.archive.untouched')
      : t('dataRequests.archive.downloaded', { when: formatInstant(downloaded_at, language) });
  return `${until} ${taken}`;
}

/** Has the archive of a member's data made, which the member alone downloads. */
export function Archive({ record: { id, archive, user_active } }: { record: DataRequestRecord }) {
  const words = useWords();
  const { t } = words;
  const client = useClient();
  const refresh = useRefresh();
  const preparing = archive?.status === 'preparing';

  useEffect(() => {
    if (!preparing) return undefined;
    const timer = setInterval(refresh, LOOK_MS);
    return () => clearInterval(timer);
  }, [preparing, refresh]);

  return (
    <Section title={t('dataRequests.archive.title')}>
      <Typography color="text.secondary">
        {t(user_active ? 'dataRequests.archive.about' : 'dataRequests.archive.inactive')}
      </Typography>
      {archive && <Typography component="output">{standing(archive, words)}</Typography>}
      {user_active && (archive === null || archive.status === 'expired' || archive.status === 'failed') && (
        <ActButton
          label={t('dataRequests.archive.prepare')}
          call={() => client.call(prepareArchive, { params: { id } })}
        />
      )}
    </Section>
  );
}
