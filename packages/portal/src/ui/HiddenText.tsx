import Box from '@mui/material/Box';
import type { ElementType, ReactNode } from 'react';

/** Text for screen readers, where the eye has another sign. */
export function HiddenText({ component = 'span', children }: { component?: ElementType; children: ReactNode }) {
  return (
    <Box
      component={component}
      sx={{ position: 'absolute', width: '1px', height: '1px', m: 0, overflow: 'hidden', clipPath: 'inset(50%)' }}
    >
      {children}
    </Box>
  );
}
