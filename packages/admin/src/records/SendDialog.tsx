import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Stack,
} from '@mui/material';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslate } from 'react-admin';

import type { useSending } from './useSending.ts';

interface SendDialogProps {
  /** Of the dialog, and of the button that sends it where `confirm` is not. */
  title: string;
  confirm?: string;
  color?: 'primary' | 'error';
  lead: string;
  sending: ReturnType<typeof useSending>;
  disabled?: boolean;
  close: () => void;
  send: () => void;
  children: ReactNode;
}

/** A dialog with a form that is sent by a call of its own. */
export function SendDialog(props: SendDialogProps) {
  const { title, confirm = title, color = 'primary', lead, sending, disabled = false, close, send, children } = props;
  const translate = useTranslate();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { busy, errors } = sending;
  // It may be out of sight, and is announced so.
  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [errors]);
  return (
    <Dialog
      open
      // A press beside it is soon made, and would lose what was typed.
      onClose={(_, reason) => reason === 'escapeKeyDown' && close()}
      fullWidth
      maxWidth="sm"
      aria-labelledby={id}
    >
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            <DialogContentText>{lead}</DialogContentText>
            {children}
            {errors['form'] !== undefined && (
              <Alert severity="error" variant="outlined">
                {errors['form']}
              </Alert>
            )}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained" color={color} loading={busy} disabled={disabled}>
            {confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
