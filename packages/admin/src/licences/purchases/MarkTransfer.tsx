import { dayOf } from '@lia/sdk/calendar/instants';
import { formatPesos } from '@lia/sdk/payments/money';
import { transferPaymentSchema } from '@lia/sdk/payments/transferSchema';
import { Button, TextField } from '@mui/material';
import { useId, useState } from 'react';
import { useRefresh } from 'react-admin';

import { useText } from '../../i18n/text.ts';
import { SendDialog } from '../../records/SendDialog.tsx';
import { useSending } from '../../records/useSending.ts';
import type { TransferOrder } from './TransferActions.tsx';
import { usePurchaseCalls } from './usePurchases.ts';

interface MarkTransferProps {
  order: string;
  purchase: TransferOrder;
}

/** Marks an order as paid by bank transfer. */
export function MarkTransfer(props: MarkTransferProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t('licences.purchases.mark')}
      </Button>
      {isOpen && <MarkDialog {...props} close={() => setOpen(false)} />}
    </>
  );
}

/** Asks on which day it was paid, and under which reference of the bank. */
function MarkDialog({
  order,
  purchase: { id: purchase, reference, total },
  close,
}: MarkTransferProps & { close: () => void }) {
  const t = useText();
  const { mark } = usePurchaseCalls(order);
  const refresh = useRefresh();
  const id = useId();
  const sending = useSending();
  const { errors } = sending;
  const [today] = useState(() => dayOf(new Date().toISOString()));
  const [day, setDay] = useState(today);
  const [bankReference, setBankReference] = useState('');
  const payment = { paid_on: day, bank_reference: bankReference.trim() };

  function send(): void {
    void sending.send(
      () => mark(purchase, payment),
      () => {
        refresh();
        close();
      },
    );
  }

  return (
    <SendDialog
      title={t('licences.purchases.mark')}
      lead={t('licences.purchases.markLead', { total: formatPesos(total), reference: reference ?? '' })}
      confirm={t('licences.purchases.markSave')}
      disabled={!transferPaymentSchema.isValidSync(payment)}
      sending={sending}
      close={close}
      send={send}
    >
      <TextField
        type="date"
        id={`${id}-day`}
        label={t('licences.purchases.paidOn')}
        value={day}
        onChange={({ target }) => setDay(target.value)}
        error={errors['paid_on'] !== undefined}
        helperText={errors['paid_on']}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: today } }}
      />
      <TextField
        id={`${id}-reference`}
        label={t('licences.purchases.bankReference')}
        error={errors['bank_reference'] !== undefined}
        helperText={errors['bank_reference'] ?? t('licences.purchases.bankReferenceHint')}
        value={bankReference}
        onChange={({ target }) => setBankReference(target.value)}
        autoComplete="off"
      />
    </SendDialog>
  );
}
