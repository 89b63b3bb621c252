import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { Logo } from '../brand/Logo.tsx';

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
    </Box>
  );
}
