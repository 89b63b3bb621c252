import { printedAlone } from '@lia/widgets/print';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import GlobalStyles from '@mui/material/GlobalStyles';
import { type ReactNode, useId } from 'react';

import { useText } from '../i18n/useText.ts';

const SHEET = 'lia-printed-sheet';

const printed = printedAlone(SHEET);

interface PrintDialogProps {
  title: string;
  /** That what is shown can be read this once. */
  warning: string;
  /** What is printed. */
  children: ReactNode;
  close: () => void;
}

/** A sheet as it will be printed. What opens sessions is in this dialog alone: closed, it is read by no one again. */
export function PrintDialog({ title, warning, children, close }: PrintDialogProps) {
  const { t } = useText();
  const id = useId();
  return (
    <Dialog open fullScreen className={SHEET} aria-labelledby={id} onClose={close}>
      <GlobalStyles styles={printed} />
      <DialogTitle id={id}>{title}</DialogTitle>
      {/* Nothing in it takes the focus, and it scrolls. */}
      <DialogContent dividers tabIndex={0}>
        <Alert severity="warning" variant="outlined" sx={{ mb: 4 }}>
          {warning}
        </Alert>
        {children}
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{t('action.close')}</Button>
        <Button variant="contained" onClick={() => window.print()}>
          {t('action.print')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
