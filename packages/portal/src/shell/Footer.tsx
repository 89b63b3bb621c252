import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { useText } from '../i18n/useText.ts';
import { themeAttributes } from '../services/look.ts';
import { useLook } from '../services/useSettings.ts';

/** The community's copyright line with the current year (document 1 section 2); a setting takes it away. */
export function Footer() {
  const { themes, footerShown } = useLook();
  if (!footerShown) return null;
  return (
    <Box
      component="footer"
      {...themeAttributes(themes.footer)}
      sx={{
        px: { xs: 4, md: 8 },
        py: 4,
        bgcolor: 'shell.ground',
        borderTop: 1,
        borderColor: 'divider',
        displayPrint: 'none',
      }}
    >
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
