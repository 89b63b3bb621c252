import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, TextField } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';

import { useText } from '../i18n/text.ts';

interface QuestionProps {
  open: boolean;
  title: string;
  body: string;
  /** Below it. */
  more?: string | undefined;
  /** What is to be typed before it can be confirmed. */
  typed?: string | undefined;
  /** Label of the safe answer; "Cancel" by default. */
  cancel?: string | undefined;
  /** What the other one does. */
  confirm: string;
  busy?: boolean;
  onCancel: () => void;
  onConfirm: () => void;
}

/** Asks before something that others notice. The safe answer has the focus, or the field that a name is typed into. */
export function Question(props: QuestionProps) {
  const { open, title, body, more, typed, cancel, confirm, busy = false, onCancel, onConfirm } = props;
  const t = useText();
  const translate = useTranslate();
  const [written, setWritten] = useState('');
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
        <DialogContentText id={`${id}-body`}>
          {body}
          {more && <span style={{ display: 'block', marginTop: 12 }}>{more}</span>}
        </DialogContentText>
        {typed !== undefined && (
          <TextField
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the question is answered by typing
            autoFocus
            fullWidth
            id={`${id}-typed`}
            label={t('records.typeToConfirm', { text: typed })}
            value={written}
            onChange={({ target: { value } }) => setWritten(value)}
            autoComplete="off"
            // A long name is read whole.
            sx={{ mt: 2, '& label': { whiteSpace: 'normal' } }}
          />
        )}
      </DialogContent>
      <DialogActions>
        {/* A question needs an answer, and the safe one is at hand. */}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
        <Button autoFocus={typed === undefined} onClick={onCancel}>
          {cancel ?? translate('ra.action.cancel')}
        </Button>
        <Button
          variant="contained"
          color="error"
          loading={busy}
          disabled={typed !== undefined && written.trim() !== typed}
          onClick={onConfirm}
        >
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
