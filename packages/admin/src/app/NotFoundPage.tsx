import { Box, Button, Typography } from '@mui/material';
import { Title } from 'react-admin';
import { Link } from 'react-router';

import { useText } from '../i18n/text.ts';

/** An address below the console's that nothing is at, with the way back. */
export function NotFoundPage() {
  const t = useText();
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: 2, py: { xs: 6, sm: 10 }, textAlign: 'center' }}>
      <Title title={t('notFound.title')} />
      <Typography aria-hidden sx={{ fontSize: '5rem', fontWeight: 800, lineHeight: 1, color: 'primary.main' }}>
        404
      </Typography>
      <Typography variant="h1">{t('notFound.title')}</Typography>
      <Typography color="text.secondary" sx={{ maxWidth: '48ch' }}>
        {t('notFound.body')}
      </Typography>
      <Button component={Link} to="/" variant="contained">
        {t('notFound.back')}
      </Button>
    </Box>
  );
}
