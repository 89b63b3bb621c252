import BackIcon from '@mui/icons-material/ChevronLeft';
import NextIcon from '@mui/icons-material/ChevronRight';
import type { Avatar as Offered } from '@lia/sdk/avatars/schema';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type ChangeEvent, useEffect, useId, useRef } from 'react';

import { useText } from '../i18n/useText.ts';
import { Avatar } from './Avatar.tsx';

const AVATAR_PX = 72;
/** How much of what is in sight moves at once: the last one stays. */
const STEP = 0.75;

interface AvatarCarouselProps {
  avatars: readonly Offered[];
  seed: string;
  /** Null is the default avatar; undefined is one that is not among them. */
  chosen: Offered | null | undefined;
  choose: (avatar: Offered | null) => void;
  labelledBy: string;
}

/** Avatars in a row, of which one is chosen; moved by finger, arrow keys, or the buttons at its ends. */
export function AvatarCarousel({ avatars, seed, chosen, choose, labelledBy }: AvatarCarouselProps) {
  const { t } = useText();
  const name = useId();
  const row = useRef<HTMLDivElement>(null);
  const path = chosen === undefined ? undefined : (chosen?.path ?? null);

  useEffect(() => {
    bringForward(row.current?.querySelector(':checked'));
  }, []);

  const move = (direction: 1 | -1): void => {
    const { current } = row;
    if (!current) return;
    // Where a page runs from right to left, going on is to the left.
    const ahead = getComputedStyle(current).direction === 'rtl' ? -direction : direction;
    current.scrollBy({ left: ahead * current.clientWidth * STEP });
  };

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', width: '100%', gap: 1 }}>
      <IconButton aria-label={t('avatars.back')} onClick={() => move(-1)} sx={button}>
        <BackIcon />
      </IconButton>
      <Box
        ref={row}
        role="radiogroup"
        aria-labelledby={labelledBy}
        sx={{
          display: 'flex',
          gap: 2,
          flex: 1,
          minWidth: 0,
          p: 1,
          overflowX: 'auto',
          scrollSnapType: 'x proximity',
          scrollBehavior: 'smooth',
          '@media (prefers-reduced-motion: reduce)': { scrollBehavior: 'auto' },
        }}
      >
        {[null, ...avatars].map((avatar) => (
          <Box
            key={avatar?.id ?? 'default'}
            component="label"
            sx={{
              position: 'relative',
              display: 'grid',
              justifyItems: 'center',
              gap: 1,
              p: 2,
              flex: `0 0 ${AVATAR_PX + 26}px`,
              borderRadius: 3,
              cursor: 'pointer',
              scrollSnapAlign: 'center',
              textAlign: 'center',
              '&:has(:checked)': { bgcolor: 'primary.main', color: 'primary.contrastText' },
              '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2 },
            }}
          >
            <Box
              component="input"
              type="radio"
              name={name}
              checked={path === (avatar?.path ?? null)}
              onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
                choose(avatar);
                bringForward(currentTarget);
              }}
              sx={{ position: 'absolute', inset: 0, m: 0, opacity: 0, cursor: 'inherit' }}
            />
            <Avatar path={avatar?.path ?? null} seed={seed} size={AVATAR_PX} />
            <Typography variant="body2" sx={{ lineHeight: 1.25 }}>
              {avatar?.name ?? t('avatars.default')}
            </Typography>
          </Box>
        ))}
      </Box>
      <IconButton aria-label={t('avatars.next')} onClick={() => move(1)} sx={button}>
        <NextIcon />
      </IconButton>
    </Box>
  );
}

/** Moves the row until an avatar stands in its middle. */
const bringForward = (input: Element | null | undefined): void =>
  input?.parentElement?.scrollIntoView({ inline: 'center', block: 'nearest' });

// On a phone the row needs the room, and is swiped.
const button = {
  display: { xs: 'none', sm: 'inline-flex' },
  flexShrink: 0,
  '[dir=rtl] &': { transform: 'scaleX(-1)' },
};
