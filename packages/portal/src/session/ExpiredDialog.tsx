import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';

import { useText } from '../i18n/useText.ts';
import { useServices } from '../services/services.ts';
import { LoginForm } from './login/LoginForm.tsx';

/** Over a page with something typed whose session is over: the same member signs in again, and goes on where they were. */
export default function ExpiredDialog() {
  const { t } = useText();
  const { session } = useServices();

  return (
    <Dialog
      open
      aria-labelledby="expired"
      fullWidth
      maxWidth="xs"
      // On a device that is shared, nothing of the page is seen before its member signed in.
      slotProps={{ backdrop: { sx: { bgcolor: 'background.default' } } }}
    >
      <DialogTitle id="expired">{t('session.expired')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4 }}>
        <Typography>{t('session.expired.text')}</Typography>
        <LoginForm />
      </DialogContent>
      <DialogActions>
        <Button onClick={session.signOut}>{t('session.expired.leave')}</Button>
      </DialogActions>
    </Dialog>
  );
}
