import { getMedia } from '@lia/sdk/media/endpoints';
import { Skeleton } from '@mui/material';
import { useQuery } from '@tanstack/react-query';

import { useClient } from '../client/ClientContext.ts';
import { useText } from '../i18n/text.ts';
import { LoadError } from '../records/LoadError.tsx';
import { Captions } from './Captions.tsx';
import { Chapters } from './Chapters.tsx';
import './catalogue.ts';

interface MediaEditorProps {
  id: string;
  /** Whether chapters were typed that are not saved. */
  typedChapters: (isUnsaved: boolean) => void;
}

/** What a video has beside its bytes: captions and chapters. */
export function MediaEditor({ id, typedChapters }: MediaEditorProps) {
  const t = useText();
  const client = useClient();
  const { data, error, refetch } = useQuery({
    queryKey: [getMedia, id],
    queryFn: ({ signal }) => client.call(getMedia, { params: { id }, signal }),
    retry: false,
  });
  if (error) return <LoadError message={t('media.failed')} onRetry={refetch} />;
  if (!data) return <Skeleton height={80} />;
  return (
    <>
      <Captions media={data} />
      <Chapters media={data} typed={typedChapters} />
    </>
  );
}
