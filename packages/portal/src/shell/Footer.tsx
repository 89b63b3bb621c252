import Box from '@mui/material/Box';

import { Rights } from './Rights.tsx';

/** The community's copyright line with the current year (document 1 section 2). */
export function Footer() {
  return (
    <Box component="footer" sx={{ px: { xs: 4, md: 8 }, py: 5, color: 'text.secondary' }}>
      <Rights />
    </Box>
  );
}
