import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';

import { useText } from '../i18n/useText.ts';
import { useKeptPlace } from './InputDialog.tsx';

export interface QuestionProps {
  title: string;
  /** What happens where it is answered with yes. */
  text: string;
  yes: string;
  busy: boolean;
  confirm: () => void;
  close: () => void;
}

/** Asks before something that is not easily taken back. */
export default function QuestionDialog({ title, text, yes, busy, confirm, close }: QuestionProps) {
  const { t } = useText();
  const id = useId();
  useKeptPlace();
  return (
    <Dialog open onClose={close} role="alertdialog" aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{text}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{t('action.cancel')}</Button>
        <Button variant="contained" color="error" loading={busy} onClick={confirm}>
          {yes}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
