import { Button, Stack, Typography } from '@mui/material';

import { useText } from '../i18n/text.ts';
import { failureOf } from '../loading/failure.tsx';

/** In the place of a screen that cannot be shown. */
export function BrokenPage({ error }: { error: unknown }) {
  const t = useText();
  return (
    <Stack role="alert" spacing={1.5} sx={{ alignItems: 'center', textAlign: 'center', px: 3, py: 7 }}>
      <Typography variant="h1">{t('broken.title')}</Typography>
      <Typography color="text.secondary">{t(failureOf(error))}</Typography>
      <Button variant="contained" onClick={() => location.reload()}>
        {t('broken.reload')}
      </Button>
    </Stack>
  );
}
