import type { SharedResource } from '@lia/sdk/resources/schema';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { formatSize } from '@lia/sdk/files/formatSize';
import { useText } from '../i18n/useText.ts';
import { MediaView } from '../media/MediaView.tsx';
import { ResourceFile } from './ResourceFile.tsx';

/** What a link, a file or a video offers to do. */
export function ResourceBody({ resource }: { resource: SharedResource }) {
  const { t, language } = useText();
  const [isOpen, setOpen] = useState(false);
  const { id, name, url, file, media } = resource;
  if (url !== null) {
    return (
      <>
        <Button
          variant="outlined"
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`${t('resources.open.link')}: ${name}`}
          sx={{ minHeight: 44, justifySelf: 'start' }}
        >
          {t('resources.open')}
        </Button>
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {new URL(url).hostname}
        </Typography>
      </>
    );
  }
  if (file) return <ResourceFile id={id} file={file} />;
  if (!media) return null;
  if (isOpen) return <MediaView id={media.id} title={name} />;
  return (
    <Button variant="outlined" sx={{ minHeight: 44, justifySelf: 'start' }} onClick={() => setOpen(true)}>
      {`${t(media.kind === 'audio' ? 'resources.listen' : 'resources.show')} · ${formatSize(media.size, language)}`}
    </Button>
  );
}
