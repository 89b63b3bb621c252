import { formatInstant } from '@lia/sdk/calendar/instants';
import { listOpenOrders } from '@lia/sdk/memberships/endpoints';
import type { OpenOrder } from '@lia/sdk/memberships/records';
import { formatPesos } from '@lia/sdk/payments/money';
import { groupVoucherNumber } from '@lia/sdk/payments/rules';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { lazy } from 'react';
import { Link } from 'react-router';

import { ActionButton } from '../ui/ActionButton.tsx';
import { useRead } from '../reads/useRead.ts';
import { useText } from '../i18n/useText.ts';
import { LazyBoundary } from '../ui/LazyBoundary.tsx';

const ShareVoucher = lazy(() => import('../payments/ShareVoucher.tsx'));

export const useOpenOrders = () => useRead([listOpenOrders], (client) => client.call(listOpenOrders));

/** Whether its payment is in process: neither at OXXO nor on a checkout is it to be paid again. */
const isInProcess = ({ voucher, init_point }: OpenOrder): boolean => voucher === null && init_point === null;

/** Open orders, each with a link to pay it unless its payment is in process; nothing without open orders. */
export function OpenOrders() {
  const { t } = useText();
  const { data } = useOpenOrders();
  if (!data || data.data.length === 0) return null;
  return (
    <Card
      component="section"
      aria-labelledby="open-orders"
      sx={{
        p: { xs: 4, sm: 6 },
        display: 'grid',
        gap: 4,
        borderInlineStart: '6px solid',
        borderColor: 'students.main',
      }}
    >
      <Typography variant="h2" id="open-orders">
        {t(data.data.every(isInProcess) ? 'open.title.pending' : 'open.title')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 4 }}>
        {data.data.map((order) => (
          <Row key={order.id} order={order} />
        ))}
      </Box>
    </Card>
  );
}

function Row({ order }: { order: OpenOrder }) {
  const { title, total, created_at, voucher, init_point } = order;
  const { t, language } = useText();
  const written = (iso: string) => formatInstant(iso, language);
  const status = () => {
    if (isInProcess(order)) return t('open.pending');
    if (!voucher) return t('open.checkout', { when: written(created_at) });
    return voucher.expires_at === null
      ? t('open.voucher')
      : t('open.voucher.until', { when: written(voucher.expires_at) });
  };
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {title} · {formatPesos(total)}
        </Typography>
        <Typography color="text.secondary">{status()}</Typography>
        {voucher?.number != null && (
          <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>{groupVoucherNumber(voucher.number)}</Typography>
        )}
      </Box>
      {voucher && (
        <Button
          component={Link}
          to={`/voucher/${voucher.id}`}
          variant="contained"
          aria-label={t('open.voucher.link.of', { title })}
        >
          {t('open.voucher.link')}
        </Button>
      )}
      {voucher && (
        <LazyBoundary>
          <ShareVoucher title={title} total={total} voucher={voucher} />
        </LazyBoundary>
      )}
      {init_point !== null && (
        <ActionButton href={init_point} variant="contained" aria-label={t('open.checkout.link.of', { title })}>
          {t('open.checkout.link')}
        </ActionButton>
      )}
    </Box>
  );
}
