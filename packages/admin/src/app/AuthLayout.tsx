import { Box, Card, Typography } from '@mui/material';
import type { ReactNode } from 'react';

import { Brand, GuestLanguageSwitch } from './TopBar.tsx';

/** A page before the console proper: one card, and the language switch. */
export function AuthLayout({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box
      component="main"
      sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column', backgroundColor: 'background.default' }}
    >
      <title>{`${title} · LIA`}</title>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', p: 2 }}>
        <Brand />
        <GuestLanguageSwitch />
      </Box>
      <Box sx={{ flexGrow: 1, display: 'grid', placeItems: 'center', px: 2, pb: 10 }}>
        <Card sx={{ width: '100%', maxWidth: 420, p: { xs: 3, sm: 4 }, borderTop: 4, borderTopColor: 'primary.main' }}>
          <Typography variant="h1" sx={{ mb: 1 }}>
            {title}
          </Typography>
          {children}
        </Card>
      </Box>
    </Box>
  );
}
