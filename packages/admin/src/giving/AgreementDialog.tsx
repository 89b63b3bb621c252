import { sponsorshipAgreementSchema, type SponsorshipAgreement } from '@lia/sdk/giving/agreement';
import { formatPesos, fromPesos, toPesos } from '@lia/sdk/payments/money';
import { plainAmount } from '@lia/sdk/payments/plainAmount';
import { validate } from '@lia/sdk/validation/validate';
import { TextField, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useRefresh } from 'react-admin';

import { useMessage } from '../i18n/text.ts';
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
  const describe = useMessage();
  const refresh = useRefresh();
  const id = useId();
  const sending = useSending();
  const { errors, changed } = sending;
  const [typed, setTyped] = useState(String(agreed.students ?? ''));
  const [months, setMonths] = useState(String(agreed.months ?? ''));
  const [pesos, setPesos] = useState(toPesos(agreed.unitPrice).toFixed(2));
  const body = {
    students: Number(plainAmount(typed)),
    months: agreed.byMonth ? Number(plainAmount(months)) : null,
    unit_price: fromPesos(Number(plainAmount(pesos))),
    replaces: agreed.order,
  };
  const checked = validate(sponsorshipAgreementSchema, body, { input: 'typed' });
  const isComplete = typed !== '' && checked.ok;
  /** Why a field is refused, by its rule once something is typed, or by the server. */
  const wrongIn = (field: 'students' | 'months' | 'unit_price', value: string): string | undefined => {
    const broken = value === '' || checked.ok ? undefined : checked.fields[field];
    return broken ? describe(broken) : errors[field];
  };
  const wrongNumber = wrongIn('students', typed) ?? errors['children'];
  const wrongMonths = wrongIn('months', months);
  const wrongPrice = wrongIn('unit_price', pesos);

  const send = () =>
    void sending.send(
      (_, idempotencyKey) => call(body, idempotencyKey),
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
          error={wrongMonths !== undefined}
          helperText={wrongMonths}
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
        error={wrongPrice !== undefined}
        helperText={wrongPrice}
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
