import { Box, Typography } from '@mui/material';

import { useText } from '../i18n/text.ts';

/** The product's mark with the word for this app of it. */
export function Brand() {
  const t = useText();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, minWidth: 0 }}>
      <Box component="img" src={`${import.meta.env.BASE_URL}icon.svg`} alt="" width={28} height={28} />
      <Typography component="span" sx={{ fontWeight: 800, letterSpacing: '-0.02em' }}>
        LIA
      </Typography>
      <Typography component="span" color="text.secondary" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {t('console.name')}
      </Typography>
    </Box>
  );
}
