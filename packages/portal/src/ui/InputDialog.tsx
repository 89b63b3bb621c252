import Dialog, { type DialogProps } from '@mui/material/Dialog';

interface InputDialogProps extends Omit<DialogProps, 'open' | 'onClose'> {
  open?: boolean;
  close: () => void;
}

/** A dialog in which one types. A press beside it does not close it: on a phone that is soon made, and what was typed would be lost. */
export function InputDialog({ open = true, close, ...dialog }: InputDialogProps) {
  return (
    <Dialog
      open={open}
      fullWidth
      maxWidth="xs"
      {...dialog}
      onClose={(_, reason) => {
        if (reason === 'escapeKeyDown') close();
      }}
    />
  );
}
