import { downloadActivityFile } from '@lia/sdk/activities/endpoints';
import type { Activity } from '@lia/sdk/activities/schema';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';

import { useText } from '../i18n/useText.ts';
import { saveFile } from '../services/saveFile.ts';
import { useServices } from '../services/services.ts';

type ActivityFile = Activity['files'][number];

interface ActivityFilesProps {
  files: readonly ActivityFile[];
  /** What else can be done with one. */
  renderMore?: (file: ActivityFile) => ReactNode;
}

/** Files of an activity; a press downloads one under its own name. */
export function ActivityFiles({ files, renderMore }: ActivityFilesProps) {
  const { t } = useText();
  const { session, toasts } = useServices();

  async function download({ path, name }: ActivityFile): Promise<void> {
    try {
      saveFile(await session.client.call(downloadActivityFile, { body: { filename: path } }), name);
    } catch {
      toasts.show('error', t('activities.files.failed'));
    }
  }

  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {files.map((file) => (
        <Box component="li" key={file.id} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
          <Button sx={{ minHeight: 44, overflowWrap: 'anywhere' }} onClick={() => void download(file)}>
            {file.name}
          </Button>
          {renderMore?.(file)}
        </Box>
      ))}
    </Box>
  );
}
