import { formatInstant } from '@lia/sdk/calendar/instants';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { GRACE_DAYS } from '@lia/sdk/memberships/rules';
import { formatPesos } from '@lia/sdk/payments/money';
import { groupVoucherNumber } from '@lia/sdk/payments/rules';
import { askForCashVoucher, getCashRenewal } from '@lia/sdk/renewals/endpoints';
import type { CashRenewal as CashRenewalAnswer } from '@lia/sdk/renewals/schema';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import ShareVoucher from '../payments/ShareVoucher.tsx';
import { paymentTexts } from '../payments/es.ts';
import { useChange } from '../changes/useChange.ts';
import { useRead } from '../reads/useRead.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { LazyBoundary } from '../ui/LazyBoundary.tsx';
import { CancelRenewal, ResumeRenewal } from './CancelRenewal.tsx';

type Renewal = NonNullable<CashRenewalAnswer['data']>;

/** How a plan goes on that is paid in cash; null for other plans. Read of plans that no card renews (`of`). */
export const useCashRenewal = (of: { order: string; renews: boolean } | null | undefined) =>
  useRead(of?.renews === false ? ['membership', 'voucher', of.order] : null, (client) =>
    client.call(getCashRenewal, { query: { order: of?.order } }),
  );

/** The voucher of the next period, where it can be paid. */
export const payableVoucher = ({ voucher, cancelled }: Renewal): Renewal['voucher'] =>
  voucher?.open && !cancelled ? voucher : null;

/** How a plan goes on that is paid at OXXO: its next voucher, or when that comes; nothing for other plans. */
export function CashRenewal({ order, changed }: { order: string; changed: () => void }) {
  const { data } = useCashRenewal({ order, renews: false });
  if (!data?.data) return null;
  return (
    <LazyBoundary>
      <Shown renewal={data.data} changed={changed} />
    </LazyBoundary>
  );
}

function Shown({ renewal, changed }: { renewal: Renewal; changed: () => void }) {
  useTexts(paymentTexts);
  const { t, language } = useText();
  const { busy, run } = useChange();
  const id = useId();
  const { order, ends_at, offered_at, total, cancelled, takes_cash, may_ask, voucher } = renewal;
  const payable = payableVoucher(renewal);
  const when = formatInstant(ends_at, language);
  const values = { when, total: formatPesos(total) };

  async function ask(): Promise<void> {
    const idempotencyKey = newIdempotencyKey();
    if (await run((client) => client.call(askForCashVoucher, { query: { order }, idempotencyKey }))) changed();
  }

  const lead = () => {
    if (cancelled) return t('cash.cancelled', values);
    if (!takes_cash) return t('cash.tooMuch', values);
    if (voucher?.open) return t('cash.open', values);
    if (!may_ask) return t('cash.later', { ...values, when: formatInstant(offered_at, language) });
    return t(voucher ? 'cash.expired' : 'cash.none', values);
  };

  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
      <Typography id={id} variant="h3" component="h2">
        {t('cash.title')}
      </Typography>
      <Typography color="text.secondary">{lead()}</Typography>
      {payable && <OpenVoucher voucher={payable} total={total} />}
      {takes_cash && !cancelled && (
        <Typography color="text.secondary">{t('cash.ends', { when, days: GRACE_DAYS })}</Typography>
      )}
      {may_ask && (
        <ActionButton variant="contained" disabled={busy} onClick={() => void ask()}>
          {t(voucher ? 'cash.askAgain' : 'cash.ask')}
        </ActionButton>
      )}
      {cancelled ? (
        <ResumeRenewal order={order} changed={changed} />
      ) : (
        <CancelRenewal order={order} when={when} changed={changed} />
      )}
    </Box>
  );
}

function OpenVoucher({ voucher, total }: { voucher: NonNullable<Renewal['voucher']>; total: number }) {
  const { t, language } = useText();
  const { id, number, expires_at } = voucher;
  return (
    <>
      <Box component="dl" sx={{ m: 0, display: 'flex', flexWrap: 'wrap', columnGap: 6, rowGap: 2 }}>
        {number !== null && <Fact name={t('voucher.number')} value={groupVoucherNumber(number)} />}
        <Fact name={t('voucher.total')} value={formatPesos(total)} />
        {expires_at !== null && <Fact name={t('voucher.until')} value={formatInstant(expires_at, language)} />}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button component={Link} to={`/voucher/${id}`} variant="contained">
          {t('cash.see')}
        </Button>
        <ShareVoucher title={t('cash.for')} total={total} voucher={voucher} />
      </Box>
    </>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <Typography component="dt" variant="body2" color="text.secondary">
        {name}
      </Typography>
      <Typography component="dd" sx={{ m: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        {value}
      </Typography>
    </div>
  );
}
