import { isShownInline } from '@lia/sdk/homework/files';
import { formatSize } from '@lia/sdk/files/formatSize';
import { getLessonFile } from '@lia/sdk/lessons/endpoints';
import type { LessonFile } from '@lia/sdk/lessons/schema';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';

import { useText } from '../../i18n/useText.ts';
import { saveFile } from '../../downloads/saveFile.ts';
import { useServices } from '../../services/services.ts';

interface FileViewProps {
  lesson: string;
  file: LessonFile;
}

/** No browser but Safari draws TIFF. */
const isShowable = (type: string): boolean => isShownInline(type) && type !== 'image/tiff';

/** The file of a lesson: a picture is shown at once, audio, video and PDF after a press, and each may be downloaded. */
export function FileView({ lesson, file }: FileViewProps) {
  const { t, failure: words, language } = useText();
  const { session } = useServices();
  const { name, type } = file;
  const size = formatSize(file.size, language);
  const [isWanted, setWanted] = useState(isShowable(type) && type.startsWith('image/'));
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
      {fetched && <Shown url={fetched.url} file={file} />}
      {failure !== null && <Typography color="error">{words(failure)}</Typography>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {!fetched && isShowable(type) && (
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

const whole = { width: '100%', borderRadius: 1, border: 1, borderColor: 'divider' } as const;

function Shown({ url, file: { name, type } }: { url: string; file: LessonFile }) {
  if (type.startsWith('image/')) {
    return <Box component="img" src={url} alt={name} sx={{ maxWidth: '100%', maxHeight: '70vh', borderRadius: 1 }} />;
  }
  if (type.startsWith('audio/')) return <Box component="audio" controls src={url} aria-label={name} sx={whole} />;
  if (type.startsWith('video/')) {
    return (
      <Box component="video" controls playsInline src={url} aria-label={name} sx={{ ...whole, maxHeight: '70vh' }} />
    );
  }
  return <Box component="iframe" src={url} title={name} sx={{ ...whole, height: '70vh' }} />;
}
