import { isDrawnInPages } from '@lia/sdk/files/shown';
import { formatSize } from '@lia/sdk/files/formatSize';
import { getLessonFile } from '@lia/sdk/lessons/endpoints';
import type { LessonFile } from '@lia/sdk/lessons/schema';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';

import { useText } from '../../i18n/useText.ts';
import { saveFile } from '../../downloads/saveFile.ts';
import { ShownFile } from '../../media/ShownFile.tsx';
import { useServices } from '../../services/services.ts';

interface FileViewProps {
  lesson: string;
  file: LessonFile;
}

/** The file of a lesson: a picture is shown at once, audio, video and PDF after a press, and each may be downloaded. */
export function FileView({ lesson, file }: FileViewProps) {
  const { t, failure: words, language } = useText();
  const { session } = useServices();
  const { name, type } = file;
  const size = formatSize(file.size, language);
  const [isWanted, setWanted] = useState(isDrawnInPages(type) && type.startsWith('image/'));
  const [fetched, setFetched] = useState<{ bytes: Blob; url: string } | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [isSaving, setSaving] = useState(false);

  useEffect(() => {
    if (!isWanted && !isSaving) return undefined;
    let isOpen = true;
    async function read(): Promise<void> {
      try {
        const answer = await session.client.call(getLessonFile, { params: { id: lesson } });
        if (!isOpen) return;
        // The type that the server read from its bytes, none that the file names.
        const bytes = new Blob([answer], { type });
        if (isSaving) saveFile(bytes, name);
        if (isWanted) setFetched({ bytes, url: URL.createObjectURL(bytes) });
        setFailure(null);
      } catch (error) {
        if (!isOpen) return;
        setFailure(error);
        // A further press asks again.
        setWanted(false);
      }
      setSaving(false);
    }
    void read();
    return () => {
      isOpen = false;
    };
  }, [session, lesson, name, type, isWanted, isSaving]);

  useEffect(() => () => (fetched ? URL.revokeObjectURL(fetched.url) : undefined), [fetched]);

  return (
    <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {fetched && <ShownFile url={fetched.url} name={name} type={type} />}
      {failure !== null && <Typography color="error">{words(failure)}</Typography>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {!fetched && isDrawnInPages(type) && (
          <Button variant="outlined" loading={isWanted} onClick={() => setWanted(true)} sx={{ minHeight: 44 }}>
            {`${t('lessons.file.show', { name })} · ${size}`}
          </Button>
        )}
        <Button
          variant="outlined"
          loading={isSaving}
          onClick={() => (fetched ? saveFile(fetched.bytes, name) : setSaving(true))}
          sx={{ minHeight: 44, overflowWrap: 'anywhere', textAlign: 'start' }}
        >
          {`${t('lessons.file.save', { name })} · ${size}`}
        </Button>
      </Box>
    </Box>
  );
}
