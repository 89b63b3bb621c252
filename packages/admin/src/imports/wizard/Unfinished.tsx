import { cancelImport } from '@lia/sdk/imports/endpoints';
import type { ImportRecord } from '@lia/sdk/imports/records';
import { formatCount } from '@lia/sdk/messages/count';
import { Alert, Box } from '@mui/material';
import type { ReactNode } from 'react';
import { useGetOne } from 'react-admin';

import { useClient } from '../../client/ClientContext.ts';
import { useText } from '../../i18n/text.ts';
import { ActButton } from '../../records/ActButton.tsx';
import { useUnfinishedUpload } from './unfinishedUpload.ts';

interface UnfinishedProps {
  /** Of this draft alone; of any where absent. */
  draft?: string;
  /** How to go on from here. */
  children: ReactNode;
}

/** That the page was closed before all rows of a file arrived, with the way to go on or to discard them. */
export function Unfinished({ draft, children }: UnfinishedProps) {
  const t = useText();
  const client = useClient();
  const [unfinished, setUnfinished] = useUnfinishedUpload();
  const id = unfinished?.draft ?? '';
  const { data } = useGetOne<ImportRecord>('imports', { id }, { enabled: unfinished !== null, retry: false });
  if (!unfinished || !data || (draft !== undefined && draft !== id)) return null;
  const { total, file } = unfinished;
  const { rows, status } = data;
  if (status !== 'draft' || rows >= total) return null;
  return (
    <Alert severity="warning" variant="outlined">
      {t('importWizard.unfinished.arrived', { file: file.name, rows: formatCount(rows), total: formatCount(total) })}{' '}
      {children}
      <Box sx={{ mt: 1 }}>
        <ActButton
          size="small"
          label={t('importWizard.unfinished.discard')}
          call={async () => {
            await client.call(cancelImport, { params: { id } });
            setUnfinished(null);
            return { message: t('importWizard.unfinished.discarded') };
          }}
        />
      </Box>
    </Alert>
  );
}
