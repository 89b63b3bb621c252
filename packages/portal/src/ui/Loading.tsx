import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import Skeleton from '@mui/material/Skeleton';

import { useText } from '../i18n/useText.ts';

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
      <Skeleton variant="rounded" height={180} sx={{ mt: 6 }} />
    </Loading>
  );
}
