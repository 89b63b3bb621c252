import { getTeacherDocument } from '@lia/sdk/teachers/endpoints';
import type { TeacherRecord } from '@lia/sdk/teachers/records';
import { REQUESTED_DOCUMENTS } from '@lia/sdk/teachers/rules';
import { Stack, Typography } from '@mui/material';

import { useClient } from '../client/ClientContext.ts';
import { useText } from '../i18n/text.ts';
import { DownloadButton } from '../records/DownloadButton.tsx';
import { fileSize } from '../records/fileSize.ts';

/** The documents of a registration. */
export function TeacherDocuments({ record: { id: teacher, documents } }: { record: TeacherRecord }) {
  const t = useText();
  const client = useClient();
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <Typography color="text.secondary">
        {t('teachers.count', { count: documents.length, asked: REQUESTED_DOCUMENTS })}
      </Typography>
      {documents.map(({ id: document, name, size }) => (
        <DownloadButton
          key={document}
          label={t('teachers.download', { name: `${name} (${fileSize(size)})` })}
          name={name}
          call={() => client.call(getTeacherDocument, { params: { id: teacher, document } })}
          failure={t('teachers.downloadFailed')}
        />
      ))}
    </Stack>
  );
}
