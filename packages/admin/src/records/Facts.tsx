import { Box } from '@mui/material';
import type { ReactNode } from 'react';

import { useText } from '../i18n/text.ts';

/** Names and values, as a list of {@link Fact}. */
export function Facts({ children }: { children: ReactNode }) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: { sm: 'minmax(120px, max-content) 1fr' },
        columnGap: 3,
        rowGap: { xs: 0.25, sm: 1 },
        '& dt': { color: 'text.secondary', mt: { xs: 1, sm: 0 } },
        '& dd': { m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
      }}
    >
      {children}
    </Box>
  );
}

/** One of them; a missing value is shown as not given. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  const t = useText();
  return (
    <>
      <dt>{name}</dt>
      <dd>{children ?? <Box sx={{ color: 'text.secondary' }}>{t('records.nothing')}</Box>}</dd>
    </>
  );
}
