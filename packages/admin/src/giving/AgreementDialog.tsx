import { sponsorshipAgreementSchema, type SponsorshipAgreement } from '@lia/sdk/giving/agreement';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { formatPesos, fromPesos, toPesos } from '@lia/sdk/payments/money';
import { plainAmount } from '@lia/sdk/payments/plainAmount';
import { TextField, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useRefresh } from 'react-admin';

import { SendDialog } from '../records/SendDialog.tsx';
import { useSending } from '../records/useSending.ts';
import { useWords } from '../resources/field.ts';
import type { Agreed } from './AfterCall.tsx';

interface AgreementDialogProps {
  title: string;
  /** Where the giver gets the link to pay. */
  email: string;
  agreed: Agreed;
  call: (body: SponsorshipAgreement, idempotencyKey: string) => Promise<{ message: string }>;
  close: () => void;
}

/** Asks for how many, for how many months and at which price each a giver agreed to pay, and sends them the link. */
export function AgreementDialog({ title, email, agreed, call, close }: AgreementDialogProps) {
  const { t } = useWords();
  const refresh = useRefresh();
  const id = useId();
  const sending = useSending();
  const { errors, setErrors } = sending;
  // The same for a press after a lost answer.
  const [idempotencyKey, setKey] = useState(newIdempotencyKey);
  const [typed, setTyped] = useState(String(agreed.students ?? ''));
  const [months, setMonths] = useState(String(agreed.months ?? ''));
  const [pesos, setPesos] = useState(toPesos(agreed.unitPrice).toFixed(2));
  const body = {
    students: Number(typed),
    months: agreed.byMonth ? Number(months) : null,
    unit_price: fromPesos(Number(plainAmount(pesos))),
    replaces: agreed.order,
  };
  const isComplete = typed !== '' && sponsorshipAgreementSchema.isValidSync(body);
  const wrongNumber = errors['students'] ?? errors['children'];

  /** What is ordered is another order from here on. */
  const changed = () => {
    setErrors({});
    setKey(newIdempotencyKey());
  };
  const send = () =>
    void sending.send(
      () => call(body, idempotencyKey),
      () => {
        refresh();
        close();
      },
    );

  return (
    <SendDialog
      title={title}
      lead={t(agreed.students === null ? agreed.labels.lead : 'donations.agreeAgainLead', { email })}
      confirm={t('donations.agreeSend')}
      disabled={!isComplete}
      sending={sending}
      close={close}
      send={send}
    >
      <TextField
        id={`${id}-students`}
        label={t(agreed.labels.students)}
        value={typed}
        error={wrongNumber !== undefined}
        helperText={wrongNumber}
        onChange={({ target }) => {
          setTyped(target.value.trim());
          changed();
        }}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
      {agreed.byMonth && (
        <TextField
          id={`${id}-months`}
          label={t('sponsorships.agreeMonths')}
          value={months}
          error={errors['months'] !== undefined}
          helperText={errors['months']}
          onChange={({ target }) => {
            setMonths(target.value.trim());
            changed();
          }}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
      )}
      <TextField
        id={`${id}-price`}
        label={t(agreed.byMonth ? 'sponsorships.agreePriceMonthly' : 'donations.agreePrice')}
        value={pesos}
        error={errors['unit_price'] !== undefined}
        helperText={errors['unit_price']}
        onChange={({ target }) => {
          setPesos(target.value);
          changed();
        }}
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      />
      {isComplete && (
        <Typography component="output" sx={{ fontWeight: 600 }}>
          {t('donations.agreeTotal', { total: formatPesos(body.students * (body.months ?? 1) * body.unit_price) })}
        </Typography>
      )}
    </SendDialog>
  );
}
