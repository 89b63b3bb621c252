import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';

interface QuestionProps {
  open: boolean;
  title: string;
  body: string;
  /** Label of the safe answer; "Cancel" by default. */
  cancel?: string | undefined;
  /** What the other one does. */
  confirm: string;
  busy?: boolean;
  onCancel: () => void;
  onConfirm: () => void;
}

/** Asks before something that others notice. The safe answer has the focus. */
export function Question({ open, title, body, cancel, confirm, busy = false, onCancel, onConfirm }: QuestionProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      role="alertdialog"
      maxWidth="xs"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-body`}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-body`}>{body}</DialogContentText>
      </DialogContent>
      <DialogActions>
        {/* A question needs an answer, and the safe one is at hand. */}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
        <Button autoFocus onClick={onCancel}>
          {cancel ?? translate('ra.action.cancel')}
        </Button>
        <Button variant="contained" color="error" loading={busy} onClick={onConfirm}>
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
