import { getReportFile } from '@lia/sdk/moderation/endpoints';
import type { ReportRecord } from '@lia/sdk/moderation/records';
import { Stack, Typography } from '@mui/material';

import { useClient } from '../client/ClientContext.ts';
import { DownloadButton, fileSize } from '../records/DownloadButton.tsx';
import { Section } from '../records/RecordPage.tsx';
import { useWords } from '../resources/field.ts';

/** The files of what was reported. None is shown before it is asked for: it may be what no one wants to see. */
export function Files({ record: { id, files } }: { record: ReportRecord }) {
  const { t } = useWords();
  const client = useClient();
  if (files.length === 0) return null;
  return (
    <Section title={t('moderation.files')}>
      <Typography color="text.secondary">{t('moderation.filesKept')}</Typography>
      <Stack spacing={1}>
        {files.map(({ id: file, name, size }) => (
          <DownloadButton
            key={file}
            label={t('moderation.fileDownload', { name: `${name} (${fileSize(size)})` })}
            name={name}
            call={() => client.call(getReportFile, { params: { id, file } })}
            failure={t('moderation.fileFailed')}
          />
        ))}
      </Stack>
    </Section>
  );
}
