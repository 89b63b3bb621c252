import type { SessionUser } from '@lia/sdk/accounts/schema';
import { MINUTE_MS } from '@lia/sdk/calendar/durations';
import { currentEndsAt } from '@lia/sdk/session/view';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useEffect, useState } from 'react';

import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { useServices } from '../services/services.ts';
import { viewTexts } from './view/es.ts';

/** Whole minutes that are left of the view; the one that has begun counts. */
const minutesLeft = (): number => Math.max(1, Math.ceil(((currentEndsAt() ?? 0) - Date.now()) / MINUTE_MS));

/** Whom an administrator sees the portal as, for how long, and the way out. It stays in view. */
export default function ViewBanner({ user: { data } }: { user: SessionUser }) {
  useTexts(viewTexts);
  const { t } = useText();
  const { session } = useServices();
  const [count, setCount] = useState(minutesLeft);

  useEffect(() => {
    const timer = setInterval(() => setCount(minutesLeft()), MINUTE_MS / 4);
    return () => clearInterval(timer);
  }, []);

  const name = `${data.displayName} ${data.lastName}`.trim() || data.username;
  return (
    <>
      {/* What has the focus is not behind the banner. */}
      <GlobalStyles styles={{ html: { scrollPaddingTop: '9rem' } }} />
      <Box
        component="section"
        aria-label={t('view.label')}
        sx={{
          position: 'sticky',
          top: 0,
          zIndex: 'tooltip',
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'center',
          columnGap: 3,
          px: 3,
          py: 1,
          bgcolor: 'text.primary',
          color: 'background.paper',
        }}
      >
        <Box component="p" sx={{ m: 0, flex: '0 1 auto', minWidth: 0, overflowWrap: 'anywhere' }}>
          {t('view.text', { name })} {t('view.left', { count })}
        </Box>
        <Button
          variant="outlined"
          color="inherit"
          onClick={() => session.signOut()}
          sx={{ minHeight: 44, flexShrink: 0 }}
        >
          {t('view.leave')}
        </Button>
      </Box>
    </>
  );
}
