import { getTeacherDocument } from '@lia/sdk/teachers/endpoints';
import type { TeacherDocument, TeacherRecord } from '@lia/sdk/teachers/records';
import { REQUESTED_DOCUMENTS } from '@lia/sdk/teachers/rules';
import DownloadIcon from '@mui/icons-material/Download';
import { Alert, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';

import { useClient } from '../app/ClientContext.ts';
import { useText } from '../i18n/text.ts';
import { save } from '../records/save.ts';

/** The documents of a registration. They need the bearer, so they come through the client and never by an address. */
export function TeacherDocuments({ teacher: { id, documents } }: { teacher: TeacherRecord }) {
  const t = useText();
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <Typography color="text.secondary">
        {t('teachers.count', { count: documents.length, asked: REQUESTED_DOCUMENTS })}
      </Typography>
      {documents.map((document) => (
        <Document key={document.id} teacher={id} document={document} />
      ))}
    </Stack>
  );
}

function Document({ teacher, document: { id, name, size } }: { teacher: string; document: TeacherDocument }) {
  const t = useText();
  const client = useClient();
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');

  const download = async () => {
    setState('loading');
    try {
      save(await client.call(getTeacherDocument, { params: { id: teacher, document: id } }), name);
      setState('idle');
    } catch {
      setState('failed');
    }
  };

  return (
    <>
      <Button
        variant="outlined"
        startIcon={<DownloadIcon />}
        loading={state === 'loading'}
        onClick={() => void download()}
        sx={{ overflowWrap: 'anywhere', textAlign: 'start' }}
      >
        {t('teachers.download', { name: `${name} (${sizeOf(size)})` })}
      </Button>
      {state === 'failed' && (
        <Alert severity="error" variant="outlined">
          {t('teachers.downloadFailed')}
        </Alert>
      )}
    </>
  );
}

const sizeOf = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
