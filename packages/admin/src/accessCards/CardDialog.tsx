import './en.ts';
import './es.ts';

import type { AccessCard } from '@lia/sdk/accessCards/schema';
import { printedAlone } from '@lia/widgets/print';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  GlobalStyles,
  LinearProgress,
  Stack,
  Typography,
} from '@mui/material';
import { useId } from 'react';

import { useText } from '../i18n/text.ts';
import { CardSheet } from './CardSheet.tsx';

/** How far the making of cards is. */
export interface MadeCards {
  cards: readonly AccessCard[];
  /** Where codes are typed; empty before the first card. */
  address: string;
  total: number;
  status: 'making' | 'failed' | 'done';
}

interface CardDialogProps {
  made: MadeCards;
  goOn: () => void;
  close: () => void;
}

const SHEET = 'lia-access-cards';

const printed = printedAlone(SHEET);

/** Cards while they are made, and as they will be printed. */
export default function CardDialog({ made: { cards, address, total, status }, goOn, close }: CardDialogProps) {
  const t = useText();
  const title = useId();
  const isMaking = status === 'making';
  return (
    <Dialog open fullScreen className={SHEET} aria-labelledby={title} onClose={isMaking ? undefined : close}>
      <GlobalStyles styles={printed} />
      <DialogTitle id={title}>{t('accessCards.title')}</DialogTitle>
      {/* Nothing in it takes the focus, and it scrolls. */}
      <DialogContent dividers tabIndex={0}>
        <Stack spacing={2}>
          {isMaking && (
            <Box>
              <LinearProgress
                variant="determinate"
                value={total === 0 ? 0 : (cards.length / total) * 100}
                aria-label={t('accessCards.making')}
              />
              <Typography component="output">{t('accessCards.made', { done: cards.length, total })}</Typography>
            </Box>
          )}
          {status === 'failed' && (
            <Alert severity="error" variant="outlined" action={<Button onClick={goOn}>{t('accessCards.goOn')}</Button>}>
              {t('accessCards.failed')}
            </Alert>
          )}
          {!isMaking && cards.length > 0 && (
            <>
              <Alert severity="warning" variant="outlined">
                {t('accessCards.once')}
              </Alert>
              <CardSheet cards={cards} address={address} />
            </>
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={close} disabled={isMaking}>
          {t('accessCards.close')}
        </Button>
        <Button
          variant="contained"
          startIcon={<PrintIcon />}
          disabled={isMaking || cards.length === 0}
          onClick={() => window.print()}
        >
          {t('accessCards.print')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
