import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { useText } from '../i18n/useText.ts';

/** The community's copyright line with the current year (document 1 section 2). */
export function Footer() {
  return (
    <Box component="footer" sx={{ px: { xs: 4, md: 8 }, py: 5, color: 'text.secondary' }}>
      <Rights />
    </Box>
  );
}

/** The copyright line with the current year. */
export function Rights() {
  const { t } = useText();
  const [year] = useState(() => new Date().getFullYear());
  return (
    <Typography variant="body2" color="text.secondary">
      {t('shell.rights', { year: String(year) })}
    </Typography>
  );
}
