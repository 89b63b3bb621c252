import { getHomeworkFile } from '@lia/sdk/deliveries/endpoints';
import type { Receipt } from '@lia/sdk/deliveries/schema';
import { isDrawnInPages } from '@lia/sdk/files/shown';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { useText } from '../../i18n/useText.ts';
import { saveFile } from '../../downloads/saveFile.ts';
import { ShownFile } from '../../media/ShownFile.tsx';
import { useServices } from '../../services/services.ts';
import { useHomeworkFile } from '../files/useHomeworkFile.ts';

interface DeliveredFileProps {
  homework: string;
  file: Receipt['files'][number];
}

/** A file of a delivery: pictures are shown at once, audio, video and PDF after a press, and each may be downloaded. */
export function DeliveredFile({ homework, file }: DeliveredFileProps) {
  const { t, failure: words } = useText();
  const { session, toasts } = useServices();
  const { id, name, type } = file;
  const [attempt, setAttempt] = useState(isDrawnInPages(type) && type.startsWith('image/') ? 1 : 0);
  const { fetched, failure } = useHomeworkFile(homework, file, attempt);

  async function save(): Promise<void> {
    try {
      const bytes =
        fetched?.bytes ?? (await session.client.call(getHomeworkFile, { params: { id: homework, file: id } }));
      saveFile(bytes, name);
    } catch (error) {
      toasts.show('error', words(error));
    }
  }

  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {fetched && <ShownFile url={fetched.url} name={name} type={type} />}
      {!fetched && failure !== null && (
        <Typography color="error" sx={{ overflowWrap: 'anywhere' }}>
          {name}: {words(failure)}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {!fetched && isDrawnInPages(type) && (
          <Button
            variant="outlined"
            loading={attempt > 0 && failure === null}
            onClick={() => setAttempt(attempt + 1)}
            sx={{ overflowWrap: 'anywhere', textAlign: 'start' }}
          >
            {t('grading.file.show', { name })}
          </Button>
        )}
        <Button onClick={() => void save()} sx={{ overflowWrap: 'anywhere', textAlign: 'start' }}>
          {t('grading.file.save', { name })}
        </Button>
      </Box>
    </Box>
  );
}
