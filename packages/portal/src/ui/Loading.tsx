import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

import { useText } from '../i18n/useText.ts';
import { Logo } from '../brand/Logo.tsx';

/** Holds skeletons that keep the layout, and announces that something is loading. */
export function Loading({ sx = {}, children }: { sx?: SxProps<Theme>; children: ReactNode }) {
  const { t } = useText();
  return (
    <Box
      component="output"
      aria-label={t('page.loading')}
      sx={[{ display: 'block' }, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      {children}
    </Box>
  );
}

/** Keeps the layout of a screen that is on its way; as high as the window, so that the footer is not seen to leave. */
export function PageSkeleton() {
  return (
    <Loading sx={{ px: { xs: 4, md: 8 }, py: 4, maxWidth: 1100, minHeight: '100dvh' }}>
      <Skeleton width="min(100%, 320px)" height={48} />
      <Skeleton width="min(100%, 480px)" />
      <Skeleton variant="rounded" height={180} sx={{ mt: 6, borderRadius: 3 }} />
    </Loading>
  );
}

/** Before that, a bar would only flicker. */
const DELAY_MS = 400;

/** Fills the window while something is awaited for which no skeleton fits. */
export function Splash({ text }: { text: string }) {
  return (
    <Box
      component="main"
      sx={{ minHeight: '100dvh', display: 'grid', placeContent: 'center', justifyItems: 'center', gap: 4, p: 4 }}
    >
      <Box
        sx={{
          '@keyframes breathe': { '50%': { opacity: 0.55 } },
          animation: 'breathe 1.6s ease-in-out infinite',
        }}
      >
        <Logo width={120} />
      </Box>
      <Typography component="output" color="text.secondary">
        {text}
      </Typography>
      <LinearProgress
        aria-label={text}
        sx={{
          '@keyframes appear': { from: { opacity: 0 } },
          animation: `appear 200ms ${DELAY_MS}ms backwards`,
          justifySelf: 'center',
          width: 160,
          borderRadius: 99,
        }}
      />
    </Box>
  );
}
