import Box from '@mui/material/Box';

import { Logo } from '../brand/Logo.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';

/** Above a document that is kept or printed: whose it is, and on the screen the choice of its language. */
export function DocumentHeader() {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', py: 4 }}>
      <Logo width={88} />
      <Box sx={{ displayPrint: 'none' }}>
        <LanguageSwitch />
      </Box>
    </Box>
  );
}
