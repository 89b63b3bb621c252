import { isDrawnInPages } from '@lia/sdk/files/shown';
import { getResourceFile } from '@lia/sdk/resources/endpoints';
import type { SharedResource } from '@lia/sdk/resources/schema';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { lazy, useEffect, useState } from 'react';

import { formatSize } from '@lia/sdk/files/formatSize';
import { useText } from '../i18n/useText.ts';
import { saveFile } from '../downloads/saveFile.ts';
import { useServices } from '../services/services.ts';
import { LazyBoundary } from '../ui/LazyBoundary.tsx';

const PdfView = lazy(() => import('../media/PdfView.tsx'));

interface ResourceFileProps {
  id: string;
  file: NonNullable<SharedResource['file']>;
}

/** A file of a resource: its size before it is fetched, shown in the page where it can be, and downloaded. */
export function ResourceFile({ id, file: { name, type, size } }: ResourceFileProps) {
  const { t, failure, language } = useText();
  const { session, toasts } = useServices();
  const [shown, setShown] = useState<{ bytes: Blob; url: string } | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(
    () => () => {
      if (shown) URL.revokeObjectURL(shown.url);
    },
    [shown],
  );

  async function fetched(): Promise<Blob | null> {
    if (shown) return shown.bytes;
    setBusy(true);
    try {
      return await session.client.call(getResourceFile, { params: { id } });
    } catch (error) {
      toasts.show('error', failure(error));
      return null;
    } finally {
      setBusy(false);
    }
  }
  async function show(): Promise<void> {
    const bytes = await fetched();
    if (bytes) setShown({ bytes, url: URL.createObjectURL(bytes) });
  }
  async function save(): Promise<void> {
    const bytes = await fetched();
    if (bytes) saveFile(bytes, name);
  }

  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {isDrawnInPages(type) && (
          <Button
            variant="outlined"
            sx={{ minHeight: 44 }}
            loading={isBusy}
            aria-expanded={shown !== null}
            onClick={() => (shown ? setShown(null) : void show())}
          >
            {t(shown ? 'resources.hide' : 'resources.show')}
          </Button>
        )}
        <Button sx={{ minHeight: 44 }} onClick={() => void save()}>
          {`${t('resources.download')} · ${formatSize(size, language)}`}
        </Button>
      </Box>
      {shown && type.startsWith('image/') && (
        <Box component="img" src={shown.url} alt={name} sx={{ maxWidth: '100%', borderRadius: 1 }} />
      )}
      {shown && type === 'application/pdf' && (
        <LazyBoundary fallback={<Skeleton variant="rounded" height={400} />}>
          <PdfView bytes={shown.bytes} name={name} />
        </LazyBoundary>
      )}
    </Box>
  );
}
