import { formatInstant } from '@lia/sdk/calendar/instants';
import type { MyOrders } from '@lia/sdk/memberships/records';
import { formatPesos } from '@lia/sdk/payments/money';
import { receiptPath } from '@lia/sdk/receipts/rules';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, type ReactNode } from 'react';
import { Link } from 'react-router';

import { useText } from '../i18n/useText.ts';
import { LazyBoundary } from '../ui/LazyBoundary.tsx';
import { Loading } from '../ui/Loading.tsx';
import { ReadFailed } from '../ui/Notice.tsx';

const ShareVoucher = lazy(() => import('../payments/ShareVoucher.tsx'));
const ShareReceipt = lazy(() => import('../payments/ShareReceipt.tsx'));

interface OrderListProps {
  orders: MyOrders['data'] | undefined;
  error: unknown;
  retry: () => void;
  /** Leads to the invoices. */
  link: ReactNode;
  /** Follows the list. */
  children?: ReactNode;
}

/** Orders of the user, with the receipt of paid ones and the voucher of those that await cash. */
export function OrderList({ orders, error, retry, link, children }: OrderListProps) {
  const { t } = useText();
  return (
    <Box component="section" aria-labelledby="orders" sx={{ display: 'grid', gap: 4 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
        <Typography id="orders" variant="h2">
          {t('orders.title')}
        </Typography>
        {link}
      </Box>
      {orders && <Rows orders={orders} />}
      {children}
      {!orders && error !== undefined && (
        <Card sx={{ p: 5 }} role="alert">
          <ReadFailed inside title={t('orders.failed')} error={error} retry={retry} />
        </Card>
      )}
      {!orders && error === undefined && (
        <Loading>
          <Skeleton variant="rounded" height={88} />
        </Loading>
      )}
    </Box>
  );
}

function Rows({ orders }: { orders: MyOrders['data'] }) {
  const { t, language } = useText();
  if (orders.length === 0) return <Typography color="text.secondary">{t('orders.none')}</Typography>;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 }}>
      {orders.map(({ id, title, total, status, created_at, receipt, voucher }) => (
        <Card key={id} component="li" sx={{ p: 4, display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>
          <Box sx={{ flex: '1 1 200px' }}>
            <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
            <Typography variant="body2" color="text.secondary">
              {formatInstant(created_at, language)}
            </Typography>
          </Box>
          <Box sx={{ flex: '1 1 120px' }}>
            <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>{formatPesos(total)}</Typography>
            <Typography variant="body2" color="text.secondary">
              {t(`orders.status.${status}`)}
            </Typography>
          </Box>
          {receipt !== null && (
            <Button component={Link} to={receiptPath(receipt)} aria-label={t('orders.receipt.of', { title })}>
              {t('orders.receipt')}
            </Button>
          )}
          {voucher !== null && (
            <Button component={Link} to={`/voucher/${voucher}`} aria-label={t('orders.voucher.of', { title })}>
              {t('orders.voucher')}
            </Button>
          )}
          <LazyBoundary>
            {voucher !== null && <ShareVoucher title={title} total={total} voucher={{ id: voucher }} />}
            {receipt !== null && status === 'approved' && <ShareReceipt title={title} total={total} at={created_at} />}
          </LazyBoundary>
        </Card>
      ))}
    </Box>
  );
}
