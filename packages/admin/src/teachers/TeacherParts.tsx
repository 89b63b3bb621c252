import { deleteTeacher, getTeacherDocument } from '@lia/sdk/teachers/endpoints';
import type { TeacherRecord } from '@lia/sdk/teachers/records';
import { REQUESTED_DOCUMENTS } from '@lia/sdk/teachers/rules';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Box, Stack, Typography } from '@mui/material';
import { useRedirect } from 'react-admin';

import { useClient } from '../client/ClientContext.ts';
import { useText } from '../i18n/text.ts';
import { ActButton } from '../records/ActButton.tsx';
import { DownloadButton, fileSize } from '../records/DownloadButton.tsx';

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

/** Deletes a registration with its documents, after a question: nothing brings them back. */
export function DeleteTeacher({ record: { id, name, last_name } }: { record: TeacherRecord }) {
  const t = useText();
  const client = useClient();
  const redirect = useRedirect();
  return (
    <Box>
      <ActButton
        variant="text"
        color="error"
        startIcon={<DeleteIcon />}
        label={t('teachers.delete')}
        question={{
          title: t('teachers.deleteTitle'),
          body: t('teachers.deleteBody', { name: `${name} ${last_name}` }),
        }}
        call={() => client.call(deleteTeacher, { params: { id } })}
        then={() => redirect('list', 'teachers')}
      />
    </Box>
  );
}
