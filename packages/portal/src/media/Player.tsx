import { getMediaAddress } from '@lia/sdk/media/endpoints';
import type { Quality } from '@lia/sdk/media/rules';
import type { Media } from '@lia/sdk/media/schema';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  MediaCaptionsButton,
  MediaControlBar,
  MediaController,
  MediaFullscreenButton,
  MediaMuteButton,
  MediaPlaybackRateButton,
  MediaPlayButton,
  MediaSeekBackwardButton,
  MediaSeekForwardButton,
  MediaTimeDisplay,
  MediaTimeRange,
} from 'media-chrome/react';
import { useRef, useState } from 'react';

import { useText } from '../i18n/useText.ts';
import { useRead } from '../reads/useRead.ts';
import { formatDuration } from '@lia/sdk/media/duration';
import { setPlayerLanguage } from './playerLanguage.ts';
import { useCaptions } from './useCaptions.ts';
import { useWatching } from './useWatching.ts';

interface PlayerProps {
  media: Media;
  quality: Quality;
  title: string;
  /** Where it goes on, in seconds. */
  from: number;
  /** Called when it was watched whole. */
  watched: (() => void) | undefined;
}

const look = {
  '--media-primary-color': '#fff',
  '--media-secondary-color': 'rgb(0 0 0 / 72%)',
  '--media-control-height': '28px',
  '--media-control-padding': '8px',
  '--media-font-family': 'inherit',
  width: '100%',
  borderRadius: 1,
  overflow: 'hidden',
  // Captions stand above the controls as long as those are shown.
  '& media-controller:is(:not([userinactive]), [mediapaused]) video::-webkit-media-text-track-container': {
    transform: 'translateY(-88px)',
  },
} as const;

/** An address stays the same while it is played. */
const ONCE = { revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false };

/** Plays media: fetched, with its library, when someone presses play. */
export default function Player({ media, quality, title, from, watched }: PlayerProps) {
  const { t, failure, language } = useText();
  // Before its buttons are made, which do not follow.
  useState(() => setPlayerLanguage(language));
  const [opened] = useState(() => crypto.randomUUID());
  const [tries, setTries] = useState(0);
  const [isBroken, setBroken] = useState(false);
  // It was pressed to be played.
  const state = useRef<PlayerState>({ at: from, plays: true });
  const { id } = media;
  const { data, error } = useRead(
    ['media', id, quality, opened, String(tries)],
    (client) => client.call(getMediaAddress, { params: { id }, query: { quality } }),
    ONCE,
  );
  if (isBroken || error !== undefined) {
    return (
      <Box role="alert" sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <Typography color="error">{isBroken ? t('media.broke') : failure(error)}</Typography>
        <Button
          variant="outlined"
          sx={{ minHeight: 44 }}
          onClick={() => {
            setBroken(false);
            setTries((times) => times + 1);
          }}
        >
          {t('media.again')}
        </Button>
      </Box>
    );
  }
  if (!data) return <Skeleton variant="rounded" sx={{ width: '100%', height: 'auto', aspectRatio: '16 / 9' }} />;
  return (
    <Playing
      key={data.url}
      media={media}
      url={data.url}
      isSound={media.kind === 'audio' || quality === 'audio'}
      title={title}
      watched={watched}
      startsFrom={() => state.current}
      changed={(now) => {
        state.current = now;
      }}
      broke={() => setBroken(true)}
    />
  );
}

/** Where a player is, in seconds, and whether it plays. */
interface PlayerState {
  at: number;
  plays: boolean;
}

interface PlayingProps {
  media: Media;
  url: string;
  isSound: boolean;
  title: string;
  watched: (() => void) | undefined;
  /** Where it goes on: in another quality, or after the connection broke. */
  startsFrom: () => PlayerState;
  changed: (now: PlayerState) => void;
  broke: () => void;
}

function Playing({ media, url, isSound, title, watched, startsFrom, changed, broke }: PlayingProps) {
  const { t } = useText();
  const player = useRef<HTMLVideoElement>(null);
  const tracks = useCaptions(media);
  // Phones have keys for how loud they are.
  const isNarrow = useMediaQuery('(max-width: 480px)');
  const { id, chapters } = media;
  useWatching(id, player, watched);

  function goTo(at: number, plays = true): void {
    const { current } = player;
    if (!current) return;
    current.currentTime = at;
    if (!plays) return;
    // It was pressed; a browser that wants another press has its own button.
    void current.play().catch(() => {});
  }

  const keep = ({ currentTime, paused }: HTMLVideoElement): void => changed({ at: currentTime, plays: !paused });

  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={look}>
        <MediaController
          audio={isSound}
          defaultSubtitles={tracks.length > 0}
          style={{ width: '100%', ...(isSound ? {} : { aspectRatio: '16 / 9' }) }}
        >
          {/* Captions are added where there are any. */}
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
          <video
            ref={player}
            slot="media"
            src={url}
            playsInline
            preload="metadata"
            aria-label={title}
            onLoadedMetadata={() => {
              const { at, plays } = startsFrom();
              goTo(at, plays);
            }}
            onTimeUpdate={({ currentTarget }) => keep(currentTarget)}
            onPause={({ currentTarget }) => keep(currentTarget)}
            onPlay={({ currentTarget }) => keep(currentTarget)}
            onError={broke}
          >
            {tracks.map((track) => (
              <track
                key={track.language}
                kind="subtitles"
                srcLang={track.language}
                src={track.url}
                label={t(`media.captions.${track.language}`)}
              />
            ))}
          </video>
          <MediaControlBar>
            <MediaTimeRange />
          </MediaControlBar>
          <MediaControlBar>
            <MediaPlayButton />
            <MediaSeekBackwardButton seekOffset={10} />
            <MediaSeekForwardButton seekOffset={10} />
            <MediaTimeDisplay showDuration style={{ flex: 1 }} />
            {!isNarrow && <MediaMuteButton />}
            <MediaPlaybackRateButton rates={[0.75, 1, 1.25, 1.5, 2]} />
            {tracks.length > 0 && <MediaCaptionsButton />}
            {!isSound && <MediaFullscreenButton />}
          </MediaControlBar>
        </MediaController>
      </Box>
      {chapters.length > 0 && (
        <Box component="section" sx={{ display: 'grid', gap: 1 }}>
          <Typography variant="h3">{t('media.chapters')}</Typography>
          <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {chapters.map(({ at, title: name }) => (
              <li key={at}>
                <Button
                  sx={{ minHeight: 44, gap: 3, justifyContent: 'start', textAlign: 'start', overflowWrap: 'anywhere' }}
                  onClick={() => goTo(at)}
                >
                  <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                    {formatDuration(at)}
                  </Box>
                  {name}
                </Button>
              </li>
            ))}
          </Box>
        </Box>
      )}
    </Box>
  );
}
