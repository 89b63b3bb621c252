import { TOAST_MS } from '@lia/sdk/accounts/rules';
import CloseIcon from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Portal from '@mui/material/Portal';
import Snackbar from '@mui/material/Snackbar';

import { useText } from '../../i18n/useText.ts';
import type { ToastAction } from '../../services/toasts.ts';
import type { ToastProps } from './PlainToast.tsx';

/** One toast at the bottom right, for 6 seconds (document 1 section 8). */
export default function ToastMessage({ toast, onClose }: ToastProps) {
  const { t } = useText();
  return (
    // Beside the page, which is hidden from screen readers while a dialog is open.
    <Portal>
      <Snackbar
        open
        autoHideDuration={TOAST_MS}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        sx={({ breakpoints }) => ({
          mb: 'var(--bottom-bar, 0px)',
          // On a phone, the buttons of a dialog stand where it would be.
          [breakpoints.down('sm')]: { 'body:has(.MuiDialog-root) &': { top: 8, bottom: 'auto' } },
        })}
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
          {...(toast.action && { action: <ToastActions action={toast.action} onClose={onClose} /> })}
        >
          {toast.text}
        </Alert>
      </Snackbar>
    </Portal>
  );
}

/** The button of what a toast offers, and the one that closes it. */
function ToastActions({ action: { label, run }, onClose }: { action: ToastAction; onClose: () => void }) {
  const { t } = useText();
  const act = () => {
    onClose();
    run();
  };
  return (
    <>
      <Button color="inherit" onClick={act}>
        {label}
      </Button>
      <IconButton color="inherit" aria-label={t('action.close')} onClick={onClose}>
        <CloseIcon fontSize="small" />
      </IconButton>
    </>
  );
}
