import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';

import { useText } from '../../i18n/useText.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { confirmationTexts } from './es.ts';
import { SendConfirmation } from './SendConfirmation.tsx';
import { useMember } from '../../services/services.ts';

/** Reminds of the email with the link, without blocking anything. */
export default function ConfirmReminder() {
  useTexts(confirmationTexts);
  const { t } = useText();
  const { data } = useMember();
  return (
    <Box component="aside" aria-label={t('confirm.title')} sx={{ mx: { xs: 4, md: 8 }, mb: 4 }}>
      <Alert
        severity="info"
        role="note"
        action={<SendConfirmation />}
        sx={{
          alignItems: 'center',
          flexWrap: { xs: 'wrap', sm: 'nowrap' },
          '& .MuiAlert-message': { flex: '1 1 0', minWidth: 200 },
          '& .MuiAlert-action': { pt: 0, whiteSpace: 'nowrap' },
        }}
      >
        {t('confirm.notice', { email: data.email })}
      </Alert>
    </Box>
  );
}
