import type { Audience } from '@lia/sdk/accounts/roles';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { Tiles } from '../brand/Tiles.tsx';

interface PanelProps {
  audience: Audience;
  title: string;
  text: string;
  children?: ReactNode;
}

/** A card that announces a coming feature, with a corner of the audience's tiles. */
export function Panel({ audience, title, text, children }: PanelProps) {
  return (
    <Card sx={{ position: 'relative', p: { xs: 5, sm: 8 } }}>
      <Box sx={{ display: { xs: 'none', sm: 'block' }, color: `${audience}.main` }}>
        <Tiles audience={audience} />
      </Box>
      <Box sx={{ position: 'relative', display: 'grid', gap: 2, justifyItems: 'start', maxWidth: '48ch' }}>
        <Typography variant="h2">{title}</Typography>
        <Typography color="text.secondary">{text}</Typography>
        {children}
      </Box>
    </Card>
  );
}
