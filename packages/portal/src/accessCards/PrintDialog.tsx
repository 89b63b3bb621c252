import type { AccessCards } from '@lia/sdk/accessCards/schema';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useId } from 'react';

import { useText } from '../i18n/useText.ts';
import { CardSheet } from './CardSheet.tsx';

const SHEET = 'lia-access-cards';

/** Paper shows the cards alone: nothing of the page, and of the dialog no frame. */
const printed = {
  '@page': { margin: '10mm' },
  '@media print': {
    [`body > :not(.${SHEET})`]: { display: 'none !important' },
    [`.${SHEET} :is(.MuiBackdrop-root, .MuiDialogTitle-root, .MuiDialogActions-root, .MuiAlert-root)`]: {
      display: 'none !important',
    },
    [`.${SHEET}, .${SHEET} :is(.MuiDialog-container, .MuiDialog-paper, .MuiDialogContent-root)`]: {
      position: 'static !important',
      display: 'block !important',
      height: 'auto !important',
      padding: '0 !important',
      border: 'none !important',
      boxShadow: 'none !important',
      overflow: 'visible !important',
      background: 'none !important',
    },
  },
};

/** Cards as they will be printed. Their codes are in this dialog alone: closed, no one reads them again. */
export function PrintDialog({ made, close }: { made: AccessCards; close: () => void }) {
  const { t } = useText();
  const title = useId();
  return (
    <Dialog open fullScreen className={SHEET} aria-labelledby={title} onClose={close}>
      <GlobalStyles styles={printed} />
      <DialogTitle id={title}>{t('cards.sheet')}</DialogTitle>
      {/* Nothing in it takes the focus, and it scrolls. */}
      <DialogContent dividers tabIndex={0}>
        <Alert severity="warning" variant="outlined" sx={{ mb: 4 }}>
          {t('cards.once')}
        </Alert>
        <CardSheet {...made} />
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
