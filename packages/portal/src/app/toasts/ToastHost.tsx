import { TOAST_MS } from '@lia/sdk/accounts/rules';
import Alert from '@mui/material/Alert';
import Snackbar from '@mui/material/Snackbar';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

import { useServices } from '../services.ts';

/** Shows the toasts at the bottom right for 6 seconds each (document 1 section 8). */
export function ToastHost() {
  const { t } = useTranslation();
  const { toasts } = useServices();
  const toast = useSyncExternalStore(toasts.subscribe, toasts.current);
  if (!toast) return null;

  return (
    <Snackbar
      key={toast.id}
      open
      autoHideDuration={TOAST_MS}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      onClose={(_, reason) => {
        if (reason !== 'clickaway') toasts.dismiss(toast.id);
      }}
    >
      <Alert
        variant="filled"
        sx={{ bgcolor: `${toast.variant}.main`, color: `${toast.variant}.contrastText` }}
        severity={toast.variant}
        closeText={t('action.close')}
        onClose={() => toasts.dismiss(toast.id)}
      >
        {toast.text}
      </Alert>
    </Snackbar>
  );
}
