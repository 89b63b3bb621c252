import type { LicencePurchases } from '@lia/sdk/licences/purchaseSchema';
import { type PurchaseMethod, purchaseMethods } from '@lia/sdk/licences/purchaseRules';
import { MAX_LICENCES } from '@lia/sdk/memberships/rules';
import { formatDay } from '@lia/sdk/calendar/days';
import { dayOf } from '@lia/sdk/calendar/instants';
import { formatPesos, fromPesos, toPesos } from '@lia/sdk/payments/money';
import { plainAmount } from '@lia/sdk/payments/plainAmount';
import { fitsOxxo, oxxoRange } from '@lia/sdk/payments/rules';
import {
  Alert,
  Button,
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { type FormEvent, useId, useState } from 'react';
import { useRefresh } from 'react-admin';

import { useMessage } from '../../i18n/text.ts';
import { useSending } from '../../records/useSending.ts';
import { useWords } from '../../resources/field.ts';
import { useRenewal } from '../renewal/useRenewal.ts';
import { usePurchaseCalls } from './usePurchases.ts';

interface BuyFormProps {
  order: string;
  offer: NonNullable<LicencePurchases['data']['offer']>;
  /** Whether another price may be agreed on. */
  agrees: boolean;
}

/** Orders further licences: how many and how they are paid, with their price beside it. */
export function BuyForm({ order, offer: { unit_price: offered, months, paid_until }, agrees }: BuyFormProps) {
  const { t, language } = useWords();
  const { buy } = usePurchaseCalls(order);
  const message = useMessage();
  const { data: renewal } = useRenewal(order);
  const refresh = useRefresh();
  const { busy, errors, changed, send } = useSending();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [pesos, setPesos] = useState(toPesos(offered).toFixed(2));
  const [method, setMethod] = useState<PurchaseMethod>('checkout');
  const licences = Number(typed);
  const isCount = Number.isInteger(licences) && licences >= 1 && licences <= MAX_LICENCES;
  const unit_price = agrees ? fromPesos(Number(plainAmount(pesos))) : offered;
  const isPrice = Number.isSafeInteger(unit_price) && unit_price >= 1;
  const total = licences * unit_price;
  const isTaken = method !== 'oxxo' || fitsOxxo(total);

  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!isCount || !isPrice || !isTaken) return;
    const body = { licences, method, total, ...(unit_price !== offered && { unit_price }) };
    void send(
      (_, idempotencyKey) => buy(body, idempotencyKey),
      () => {
        setTyped('');
        changed();
        refresh();
      },
    );
  };

  return (
    <Stack component="form" noValidate spacing={2} onSubmit={save} sx={{ alignItems: 'start' }}>
      <Typography color="text.secondary">
        {t('licences.purchases.price', {
          count: months,
          price: formatPesos(offered),
          date: formatDay(dayOf(paid_until), language),
        })}
        {renewal && ` ${t('licences.purchases.renewed', { price: formatPesos(renewal.data.next.licence_price) })}`}
      </Typography>
      <TextField
        id={`${id}-count`}
        label={t('licences.purchases.howMany')}
        value={typed}
        error={typed !== '' && !isCount}
        helperText={typed !== '' && !isCount ? t('licences.purchases.most', { most: MAX_LICENCES }) : undefined}
        onChange={({ target }) => {
          setTyped(target.value.trim());
          changed();
        }}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
      {agrees && (
        <TextField
          id={`${id}-price`}
          label={t('licences.purchases.unitPrice')}
          helperText={isPrice ? t('licences.purchases.unitPriceHint') : message({ key: 'number.digits' })}
          value={pesos}
          error={!isPrice}
          onChange={({ target }) => {
            setPesos(target.value);
            changed();
          }}
          slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        />
      )}
      <FormControl>
        <FormLabel id={`${id}-method`}>{t('licences.purchases.method')}</FormLabel>
        <RadioGroup
          aria-labelledby={`${id}-method`}
          value={method}
          onChange={(_, value) => {
            setMethod(purchaseMethods.find((one) => one === value) ?? method);
            changed();
          }}
        >
          {purchaseMethods.map((one) => (
            <FormControlLabel
              key={one}
              value={one}
              control={<Radio />}
              label={t(`licences.purchases.methods.${one}`)}
              sx={{ minHeight: 44 }}
            />
          ))}
        </RadioGroup>
      </FormControl>
      {isCount && isPrice && (
        <Typography component="output" sx={{ fontWeight: 600 }}>
          {t('licences.purchases.total', { total: formatPesos(total) })}
          {!isTaken &&
            ` ${t('licences.purchases.oxxoRange', { least: formatPesos(oxxoRange.min), most: formatPesos(oxxoRange.max) })}`}
        </Typography>
      )}
      {Object.values(errors).map((refusal) => (
        <Alert key={refusal} severity="error" variant="outlined">
          {refusal}
        </Alert>
      ))}
      <Button type="submit" variant="contained" loading={busy} disabled={!isCount || !isPrice || !isTaken}>
        {t('licences.purchases.order')}
      </Button>
    </Stack>
  );
}
