import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { useText } from '../i18n/useText.ts';

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
