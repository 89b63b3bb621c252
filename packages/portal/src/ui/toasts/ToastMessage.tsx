import { TOAST_MS } from '@lia/sdk/accounts/rules';
import Alert from '@mui/material/Alert';
import Snackbar from '@mui/material/Snackbar';

import { useText } from '../../i18n/useText.ts';
import type { Toast } from '../../services/toasts.ts';

/** One toast at the bottom right, for 6 seconds (document 1 section 8). */
export default function ToastMessage({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const { t } = useText();
  return (
    <Snackbar
      open
      autoHideDuration={TOAST_MS}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      onClose={(_, reason) => {
        if (reason !== 'clickaway') onClose();
      }}
    >
      <Alert
        variant="filled"
        // The button to close is higher than a line of text.
        sx={{
          bgcolor: `${toast.variant}.main`,
          color: `${toast.variant}.contrastText`,
          alignItems: 'center',
          '& .MuiAlert-action': { pt: 0 },
        }}
        severity={toast.variant}
        closeText={t('action.close')}
        onClose={onClose}
      >
        {toast.text}
      </Alert>
    </Snackbar>
  );
}
