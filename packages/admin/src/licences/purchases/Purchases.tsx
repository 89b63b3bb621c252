import { may } from '@lia/sdk/accounts/permissions';
import type { Holder } from '@lia/sdk/accounts/roles';
import { formatDay } from '@lia/sdk/calendar/days';
import { formatInstant } from '@lia/sdk/calendar/instants';
import type { LicencePurchase } from '@lia/sdk/licences/purchaseSchema';
import { formatPesos } from '@lia/sdk/payments/money';
import { groupVoucherNumber } from '@lia/sdk/payments/rules';
import { CONTACT_EMAIL } from '@lia/sdk/receipts/rules';
import CancelIcon from '@mui/icons-material/CancelOutlined';
import { Alert, Box, Button, Link as MuiLink, Skeleton, Stack, Typography } from '@mui/material';
import { usePermissions } from 'react-admin';
import { Link } from 'react-router';

import { paymentStatuses } from '../../giving/statuses.ts';
import { useText } from '../../i18n/text.ts';
import { LoadError } from '../../records/LoadError.tsx';
import { Section } from '../../records/RecordPage.tsx';
import { StatusChip } from '../../records/StatusChip.tsx';
import { type Statuses, useWords } from '../../resources/field.ts';
import { BuyForm } from './BuyForm.tsx';
import { TransferActions } from './TransferActions.tsx';
import { usePurchases } from './usePurchases.ts';

/** Further licences of a school's plan: what they cost, and those that were ordered. */
export function Purchases({ order }: { order: string }) {
  const t = useText();
  const { permissions } = usePermissions<Holder>();
  const { data, isError, refetch } = usePurchases(order);
  if (isError) {
    return <LoadError message={t('licences.purchases.failed')} onRetry={refetch} />;
  }
  if (!data) return <Skeleton variant="rounded" height={160} />;
  const { offer, account, purchases } = data.data;
  const agrees = permissions !== undefined && may(permissions, 'payments.manage');
  const readsOrders = permissions !== undefined && may(permissions, 'orders.read');
  if (!offer && purchases.length === 0) return null;
  return (
    <Section title={t('licences.purchases.title')}>
      {offer ? (
        <BuyForm order={order} offer={offer} agrees={agrees} />
      ) : (
        <Typography>{t('licences.purchases.none')}</Typography>
      )}
      {purchases.length > 0 && (
        <Stack
          component="ul"
          spacing={2}
          sx={{ listStyle: 'none', m: 0, p: 0, pt: 2, borderTop: 1, borderColor: 'divider' }}
        >
          {purchases.map((purchase) => (
            <PurchaseRow
              key={purchase.id}
              order={order}
              purchase={purchase}
              account={account}
              readsOrders={readsOrders}
            />
          ))}
        </Stack>
      )}
    </Section>
  );
}

/** Nothing but being cancelled ends the wait for a transfer. */
const transferStatuses: Statuses = {
  ...paymentStatuses,
  expired: { label: 'licences.purchases.cancelled', tone: 'undone', icon: CancelIcon },
};

interface RowProps {
  order: string;
  purchase: LicencePurchase;
  account: string | null;
  readsOrders: boolean;
}

function PurchaseRow({ order, purchase, account, readsOrders }: RowProps) {
  const { t, language } = useWords();
  const { licences, unit_price, total, status, created_at, init_point, method, voucher, reference, transfer } =
    purchase;
  return (
    <Stack component="li" spacing={1} sx={{ alignItems: 'start' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Typography sx={{ fontWeight: 600 }}>{t('licences.purchases.count', { count: licences })}</Typography>
        <StatusChip statuses={reference === null ? paymentStatuses : transferStatuses} status={status} />
      </Box>
      <Typography variant="body2" color="text.secondary">
        {`${licences} × ${formatPesos(unit_price)} = ${formatPesos(total)} · ${formatInstant(created_at, language)}`}
      </Typography>
      {transfer && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {t('licences.purchases.marked', {
            date: formatDay(transfer.paid_on, language),
            reference: transfer.bank_reference,
          })}
        </Typography>
      )}
      {status === 'pending' && reference !== null && (
        <Alert severity="info" variant="outlined" sx={{ overflowWrap: 'anywhere' }}>
          {t('licences.purchases.transfer', { total: formatPesos(total), reference })}{' '}
          {account ?? t('licences.purchases.askAccount', { email: CONTACT_EMAIL })}
        </Alert>
      )}
      {status === 'pending' && method === 'oxxo' && (
        <Alert severity="info" variant="outlined" sx={{ overflowWrap: 'anywhere' }}>
          {voucher
            ? t('licences.purchases.voucher', {
                total: formatPesos(total),
                number: groupVoucherNumber(voucher.number ?? ''),
                when: voucher.expires_at === null ? '' : formatInstant(voucher.expires_at, language),
              })
            : t('licences.purchases.voucherWaits')}
        </Alert>
      )}
      {voucher && (
        <Button variant="outlined" href={`/voucher/${voucher.id}`}>
          {t('licences.purchases.seeVoucher', { total: formatPesos(total) })}
        </Button>
      )}
      {status === 'pending' && init_point !== null && (
        <Button variant="outlined" href={init_point}>
          {t('licences.purchases.pay', { total: formatPesos(total) })}
        </Button>
      )}
      <TransferActions order={order} purchase={purchase} />
      {readsOrders && (
        <MuiLink component={Link} to={`/orders/${purchase.id}/show`}>
          {t('licences.purchases.seeOrder')}
        </MuiLink>
      )}
    </Stack>
  );
}
