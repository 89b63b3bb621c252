import { Button, Stack, Typography } from '@mui/material';

import { useText } from '../i18n/text.ts';

/**
 * In the place of what cannot be shown. A file that can no longer be fetched was most likely replaced by a newer version of
 * the console, which a reload brings.
 */
export function BrokenPage({ error }: { error: unknown }) {
  const t = useText();
  const newer = isLoadError(error);
  return (
    <Stack role="alert" spacing={1.5} sx={{ alignItems: 'center', textAlign: 'center', px: 3, py: 7 }}>
      <Typography variant="h1">{t(newer ? 'broken.newerTitle' : 'broken.title')}</Typography>
      <Typography color="text.secondary">{t(newer ? 'broken.newerBody' : 'broken.body')}</Typography>
      <Button variant="contained" onClick={() => location.reload()}>
        {t('broken.reload')}
      </Button>
    </Stack>
  );
}

/** No browser has a code for it: "Failed to fetch dynamically imported module", "Importing a module script failed". */
const isLoadError = (error: unknown): boolean =>
  error instanceof TypeError && /import/i.test(error.message) && /module/.test(error.message);
