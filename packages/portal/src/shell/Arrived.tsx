import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useLocation, useNavigate } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { arrivalTexts } from '../session/arrival/es.ts';
import type { Arrival } from '../session/arrival/arrival.ts';
import { ArrivalNotice } from '../session/arrival/ArrivalNotice.tsx';

/** What the member had just done in a form when a page for guests led them here, until they close it or go on. */
export default function Arrived({ arrival }: { arrival: Arrival }) {
  useTexts(arrivalTexts);
  const { t } = useText();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <Box sx={{ mx: { xs: 4, md: 8 }, mb: 4, maxWidth: 760 }}>
      <ArrivalNotice
        arrival={arrival}
        next={t('arrival.next.member')}
        action={
          <Button onClick={() => void navigate(pathname + search, { replace: true, state: null })}>
            {t('action.close')}
          </Button>
        }
      />
    </Box>
  );
}
