import { formatPesos, fromPesos } from '@lia/sdk/payments/money';
import { getPreapprovalCourse } from '@lia/sdk/payments/endpoints';
import type { Receipt } from '@lia/sdk/payments/schema';
import { receiptPath } from '@lia/sdk/receipts/rules';
import { keptOrder } from '@lia/sdk/session/order';
import CheckIcon from '@mui/icons-material/CheckCircleOutline';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { useRead } from '../../reads/useRead.ts';
import { useText } from '../../i18n/useText.ts';
import { useTexts } from '../../i18n/useTexts.ts';
import { arrivalTexts } from './es.ts';
import type { Arrival } from './arrival.ts';

interface ArrivalNoticeProps {
  arrival: Arrival;
  /** What there is to do next. */
  next: string;
  /** Beside the way to the receipt. */
  action?: ReactNode;
}

/** What was just registered or bought, for whom, the receipt and the next step; shown until the user goes on. */
export function ArrivalNotice({ arrival: { payment, people, message }, next, action }: ArrivalNoticeProps) {
  useTexts(arrivalTexts);
  const { t } = useText();
  const { data } = useRead(payment === null ? null : ['arrival', payment], (client) => {
    const order_id = keptOrder();
    const body = order_id === null ? {} : { order_id };
    return client.call(getPreapprovalCourse, { params: { payment_id: payment ?? '' }, body });
  });
  const receipt = data?.data.data;

  return (
    <Card
      component="aside"
      aria-label={t('arrival.label')}
      sx={{ p: { xs: 4, sm: 5 }, display: 'grid', gap: 3, borderInlineStart: '6px solid', borderColor: 'success.main' }}
    >
      <Typography variant="h2" sx={{ display: 'flex', gap: 2, alignItems: 'start' }}>
        <CheckIcon aria-hidden sx={{ color: 'success.main', mt: '2px' }} />
        {message ??
          t(receipt ? (receipt.status === 'approved' ? 'arrival.approved' : 'arrival.pending') : 'arrival.registered')}
      </Typography>
      {receipt && <Bought receipt={receipt} />}
      {people.length > 0 && (
        <Box>
          <Typography variant="body2" color="text.secondary" id="arrival-people">
            {t('arrival.people')}
          </Typography>
          <Box component="ul" aria-labelledby="arrival-people" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {people.map(({ name, username }) => (
              <Box
                key={username}
                component="li"
                sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, overflowWrap: 'anywhere' }}
              >
                <Typography component="span">{name}</Typography>
                <Typography component="span" sx={{ fontWeight: 700 }}>
                  {username}
                </Typography>
              </Box>
            ))}
          </Box>
        </Box>
      )}
      <Typography>{next}</Typography>
      {(payment !== null || action) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {payment !== null && (
            <Button component={Link} to={receiptPath(payment)} variant="outlined">
              {t('arrival.receipt')}
            </Button>
          )}
          {action}
        </Box>
      )}
    </Card>
  );
}

function Bought({ receipt }: { receipt: Receipt['data']['data'] }) {
  const { t } = useText();
  const name = [receipt.payer_first_name, receipt.payer_last_name].filter(Boolean).join(' ');
  const total = formatPesos(fromPesos(receipt.transaction_amount));
  const { title } = receipt.updtOrder;
  return (
    <Box>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {receipt.quantity === 1
          ? t('arrival.bought', { title, total })
          : t('arrival.bought.many', { title, total, count: receipt.quantity })}
      </Typography>
      {name !== '' && <Typography color="text.secondary">{t('arrival.payer', { name })}</Typography>}
    </Box>
  );
}
