import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Holds skeletons that keep the layout, and says that something is on its way. */
export function Loading({ sx = {}, children }: { sx?: SxProps<Theme>; children: ReactNode }) {
  const { t } = useTranslation();
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
