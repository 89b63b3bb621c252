import { formatInstant } from '@lia/sdk/calendar/instants';
import { listMyOrders } from '@lia/sdk/memberships/endpoints';
import { formatPesos } from '@lia/sdk/payments/money';
import { receiptPath } from '@lia/sdk/receipts/rules';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';

import { Loading } from '../ui/Loading.tsx';
import { MoreButton } from '../ui/MoreButton.tsx';
import { ReadFailed } from '../ui/Notice.tsx';
import { usePages } from '../services/useRead.ts';
import { useText } from '../i18n/useText.ts';

const ShareVoucher = lazy(() => import('../payments/ShareVoucher.tsx'));
const ShareReceipt = lazy(() => import('../payments/ShareReceipt.tsx'));

/** The user's orders, with the receipt of paid ones and the voucher of those that await cash. */
export function MyOrders() {
  const { t, language } = useText();
  const { rows, error, refresh, ...pages } = usePages('orders', (client, range) =>
    client.call(listMyOrders, { query: { range } }),
  );

  return (
    <Box component="section" aria-labelledby="orders" sx={{ display: 'grid', gap: 4 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
        <Typography id="orders" variant="h2">
          {t('orders.title')}
        </Typography>
        <Button component={Link} to="/invoice">
          {t('bills.title')}
        </Button>
      </Box>
      {rows?.length === 0 && <Typography color="text.secondary">{t('orders.none')}</Typography>}
      {rows && rows.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 }}>
          {rows.map(({ id, title, total, status, created_at, receipt, voucher }) => (
            <Card
              key={id}
              component="li"
              sx={{ p: 4, display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}
            >
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
              <Suspense>
                {voucher !== null && <ShareVoucher title={title} total={total} voucher={{ id: voucher }} />}
                {receipt !== null && status === 'approved' && (
                  <ShareReceipt title={title} total={total} at={created_at} />
                )}
              </Suspense>
            </Card>
          ))}
        </Box>
      )}
      <MoreButton {...pages} />
      {!rows && error !== undefined && (
        <Card sx={{ p: 5 }} role="alert">
          <ReadFailed inside title={t('orders.failed')} error={error} retry={refresh} />
        </Card>
      )}
      {!rows && error === undefined && (
        <Loading>
          <Skeleton variant="rounded" height={88} />
        </Loading>
      )}
    </Box>
  );
}
