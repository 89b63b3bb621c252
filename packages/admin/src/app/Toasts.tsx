import { TOAST_MS } from '@lia/sdk/accounts/rules';
import { Notification } from 'react-admin';

/** Toasts at the bottom right, for as long as everywhere (document 2 section 8). */
export const Toasts = () => (
  <Notification autoHideDuration={TOAST_MS} anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }} />
);
