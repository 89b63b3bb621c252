import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, type SubmitEvent, useId } from 'react';

import { useWrongFocus } from './focus.ts';
import { useText } from '../i18n/useText.ts';
import { InputDialog } from './InputDialog.tsx';

interface FormDialogProps {
  title: string;
  /** What its button does. */
  action: string;
  busy: boolean;
  /** Sends it, and closes the dialog where that succeeds. */
  submit: () => Promise<void>;
  close: () => void;
  width?: 'xs' | 'sm';
  children: ReactNode;
}

/** A form in a dialog. It is sent once at a time. */
export function FormDialog({ title, action, busy, submit, close, width = 'xs', children }: FormDialogProps) {
  const { t } = useText();
  const id = useId();

  const focusWrong = useWrongFocus();

  async function send(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    await submit();
    focusWrong(form);
  }

  return (
    <InputDialog close={close} maxWidth={width} aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <Box
          component="form"
          id={id}
          noValidate
          onSubmit={(event) => void send(event)}
          sx={{ display: 'grid', gap: 4 }}
        >
          {children}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{t('action.cancel')}</Button>
        <Button type="submit" form={id} variant="contained" disabled={busy}>
          {action}
        </Button>
      </DialogActions>
    </InputDialog>
  );
}
