import { dayOf } from '@lia/sdk/calendar/instants';
import type { LicencePurchase } from '@lia/sdk/licences/purchaseSchema';
import { formatPesos } from '@lia/sdk/payments/money';
import { transferPaymentSchema } from '@lia/sdk/payments/transferSchema';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Stack,
  TextField,
} from '@mui/material';
import { useId, useState } from 'react';

import { useText } from '../../i18n/text.ts';
import { useAct } from '../../records/ActButton.tsx';
import { usePurchaseCalls } from './usePurchases.ts';

interface MarkTransferProps {
  order: string;
  purchase: LicencePurchase;
}

/** Marks an order as paid by bank transfer: on which day, and under which reference of the bank. */
export function MarkTransfer({ order, purchase: { id: purchase, reference, total } }: MarkTransferProps) {
  const t = useText();
  const { mark } = usePurchaseCalls(order);
  const { busy, act } = useAct();
  const id = useId();
  const [today] = useState(() => dayOf(new Date().toISOString()));
  const [open, setOpen] = useState(false);
  const [payment, setPayment] = useState({ paid_on: today, bank_reference: '' });
  const save = async () => {
    await act(() => mark(purchase, { ...payment, bank_reference: payment.bank_reference.trim() }));
    setOpen(false);
  };
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t('licences.purchases.mark')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} fullWidth maxWidth="xs" aria-labelledby={`${id}-title`}>
        <DialogTitle id={`${id}-title`}>{t('licences.purchases.mark')}</DialogTitle>
        <DialogContent>
          <DialogContentText>
            {t('licences.purchases.markLead', { total: formatPesos(total), reference: reference ?? '' })}
          </DialogContentText>
          <Stack spacing={2} sx={{ mt: 2 }}>
            <TextField
              type="date"
              id={`${id}-day`}
              label={t('licences.purchases.paidOn')}
              value={payment.paid_on}
              onChange={({ target }) => setPayment({ ...payment, paid_on: target.value })}
              slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: today } }}
            />
            <TextField
              id={`${id}-reference`}
              label={t('licences.purchases.bankReference')}
              helperText={t('licences.purchases.bankReferenceHint')}
              value={payment.bank_reference}
              onChange={({ target }) => setPayment({ ...payment, bank_reference: target.value })}
              autoComplete="off"
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>{t('licences.cancel')}</Button>
          <Button
            variant="contained"
            loading={busy}
            disabled={!transferPaymentSchema.isValidSync({ ...payment, bank_reference: payment.bank_reference.trim() })}
            onClick={() => void save()}
          >
            {t('licences.purchases.markSave')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
