import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

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
