import type { Quality } from '@lia/sdk/media/rules';
import { getMedia } from '@lia/sdk/media/endpoints';
import type { Media } from '@lia/sdk/media/schema';
import PlayIcon from '@mui/icons-material/PlayArrowRounded';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, useState } from 'react';

import { LabelledSelect } from '../fields/LabelledSelect.tsx';
import { formatSize } from '@lia/sdk/files/formatSize';
import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { sparesData } from '../prefetch/connection.ts';
import { useRead } from '../reads/useRead.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { LazyBoundary } from '../ui/LazyBoundary.tsx';
import { Loading } from '../ui/Loading.tsx';
import { ReadFailed } from '../ui/Notice.tsx';
import { formatDuration } from '@lia/sdk/media/duration';
import { offeredQualities, preferredQuality } from './qualities.ts';
import { mediaTexts } from './es.ts';

const Player = lazy(() => import('./Player.tsx'));

interface MediaViewProps {
  id: string;
  title: string;
  /** Called when the server has it as watched whole, with each report since. */
  watched?: () => void;
}

/**
 * Video or audio of a recording, a resource or a lesson: how long and how large it is and in which quality, and a button that plays it.
 * Neither bytes nor the player are fetched before it is pressed.
 */
export function MediaView({ id, title, watched }: MediaViewProps) {
  useTexts(mediaTexts);
  const { t } = useText();
  const { data, error, mutate } = useRead(['media', id], (client) => client.call(getMedia, { params: { id } }));
  if (data) return <Offered media={data} title={title} watched={watched} />;
  if (error !== undefined)
    return <ReadFailed inside title={t('media.failed')} error={error} retry={() => void mutate()} />;
  return (
    <Loading>
      <Skeleton variant="rounded" height={220} />
    </Loading>
  );
}

/** A player stays within the edges of others. */
const frame = { width: '100%', aspectRatio: '16 / 9', borderRadius: 1 } as const;

function Offered({ media, title, watched }: { media: Media; title: string; watched: (() => void) | undefined }) {
  const { t, language } = useText();
  const offered = offeredQualities(media);
  const [chosen, choose] = useState<Quality | null>(null);
  const [isPlaying, setPlaying] = useState(false);
  const quality = chosen ?? preferredQuality(offered, sparesData());
  const { size } = offered.find((one) => one.quality === quality) ?? media;
  const { duration, progress, renditions } = media;
  const from = progress && !progress.complete ? progress.position : 0;
  const isMaking = renditions.some(({ status }) => status === 'queued' || status === 'processing');
  const hasFailed = renditions.some(({ status }) => status === 'failed');
  const facts = [
    ...(duration === null ? [] : [formatDuration(duration)]),
    formatSize(size, language),
    ...(progress?.complete ? [t('media.complete')] : []),
  ];
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {isPlaying ? (
        <LazyBoundary fallback={<Skeleton variant="rounded" sx={{ ...frame, height: 'auto' }} />}>
          <Player media={media} quality={quality} title={title} from={from} watched={watched} />
        </LazyBoundary>
      ) : (
        <Box
          sx={{
            ...frame,
            aspectRatio: { xs: 'auto', sm: '16 / 9' },
            bgcolor: 'primary.main',
            p: 6,
            display: 'grid',
            gap: 3,
            placeContent: 'center',
            justifyItems: 'center',
          }}
        >
          <ActionButton variant="contained" color="secondary" startIcon={<PlayIcon />} onClick={() => setPlaying(true)}>
            {t(from > 0 ? 'media.goOn' : 'media.play', { at: formatDuration(from) })}
          </ActionButton>
          <Typography sx={{ color: 'primary.contrastText', textAlign: 'center' }}>{facts.join(' · ')}</Typography>
        </Box>
      )}
      {offered.length > 1 && (
        <LabelledSelect
          label={t('media.quality')}
          value={quality}
          onChange={({ target }) => choose(offered.find((one) => one.quality === target.value)?.quality ?? null)}
        >
          {offered.map((one) => (
            <option key={one.quality} value={one.quality}>
              {t(`media.quality.${one.quality}`, { size: formatSize(one.size, language) })}
            </option>
          ))}
        </LabelledSelect>
      )}
      {media.managed && hasFailed && (
        <Typography variant="body2" color="text.secondary">
          {t('media.notMade')}
        </Typography>
      )}
      {isMaking && (
        <Typography variant="body2" color="text.secondary">
          {t('media.making')}
        </Typography>
      )}
    </Box>
  );
}
