import { downloadActivityFile } from '@lia/sdk/activities/endpoints';
import type { Activity } from '@lia/sdk/activities/schema';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

import { useText } from '../i18n/useText.ts';
import { saveFile } from '../downloads/saveFile.ts';
import { useServices } from '../services/services.ts';
import { ActionButton } from '../ui/ActionButton.tsx';

type ActivityFile = Activity['files'][number];

interface ActivityFilesProps {
  files: readonly ActivityFile[];
  /** Takes one from the activity, by its id. */
  remove?: (file: string) => void;
  busy?: boolean;
}

/** Files of an activity; a press downloads one under its own name, and another one removes it. */
export default function ActivityFiles({ files, remove, busy = false }: ActivityFilesProps) {
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
          {remove && (
            <ActionButton
              color="inherit"
              disabled={busy}
              aria-label={t('activities.files.remove', { name: file.name })}
              onClick={() => remove(file.id)}
            >
              {t('activities.files.drop')}
            </ActionButton>
          )}
        </Box>
      ))}
    </Box>
  );
}
