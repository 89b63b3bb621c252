import { writtenAccessCode } from '@lia/sdk/accounts/accessCodes';
import type { AccessCards } from '@lia/sdk/accessCards/schema';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

import { useText } from '../i18n/useText.ts';
import { QrCode } from '../ui/QrCode.tsx';

const SHEET = 'lia-card';

/** Paper shows the card alone. */
const printed = {
  '@media print': {
    [`body > :not(.${SHEET})`]: { display: 'none !important' },
    [`.${SHEET} :is(.MuiBackdrop-root, .MuiDialogActions-root, .MuiAlert-root)`]: { display: 'none !important' },
    [`.${SHEET} .MuiDialog-paper`]: { boxShadow: 'none !important', border: 'none !important' },
  },
};

/** The card that was made for a child: its code can be read this once. */
export default function CardDialog({ made: { data, sign_in_url }, close }: { made: AccessCards; close: () => void }) {
  const { t } = useText();
  const titleId = useId();
  const [card] = data;
  if (!card) return null;
  return (
    <Dialog open className={SHEET} aria-labelledby={titleId} onClose={close} fullWidth maxWidth="xs">
      <GlobalStyles styles={printed} />
      <DialogTitle id={titleId}>{t('child.card.title', { name: card.name })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 4, justifyItems: 'center', textAlign: 'center' }}>
        <Alert severity="warning" variant="outlined" sx={{ textAlign: 'start' }}>
          {t('child.card.once')}
        </Alert>
        <QrCode text={`${sign_in_url}#code=${card.code}`} label={t('child.card.qr', { name: card.name })} />
        <Box>
          <Typography variant="body2">{t('child.card.code')}</Typography>
          <Typography sx={{ fontFamily: 'monospace', fontSize: '1.25rem', fontWeight: 700 }}>
            {writtenAccessCode(card.code)}
          </Typography>
        </Box>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {t('child.card.where', { address: sign_in_url.replace(/^https?:\/\//, '') })}
        </Typography>
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
