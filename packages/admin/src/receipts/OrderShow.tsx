import { formatInstant } from '@lia/sdk/calendar/instants';
import { formatPesos } from '@lia/sdk/payments/money';
import { markHandedBack } from '@lia/sdk/receipts/administration';
import type { OrderRecord, Outcome } from '@lia/sdk/receipts/records';
import { Alert, AlertTitle, Box, Stack, Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';

import { useClient } from '../app/ClientContext.ts';
import { ConsentFacts } from '../consents/ConsentFacts.tsx';
import { StateChip } from '../giving/StateChip.tsx';
import { useLanguage, useText } from '../i18n/text.ts';
import { usePaymentWords } from '../payments/words.ts';
import { EmailFact, Fact, Facts } from '../records/Facts.tsx';
import { MarkButton } from '../records/MarkButton.tsx';
import { RecordColumns, RecordHeading, RecordPage, RecordWaiting, Section } from '../records/RecordPage.tsx';
import { ReceiptDownload } from './ReceiptDownload.tsx';
import { RefundChip } from './RefundChip.tsx';

/** One order, whole: what was sold, who pays, every payment, the receipt. */
export const OrderShow = () => (
  <RecordPage resource="orders">
    <Order />
  </RecordPage>
);

function Order() {
  const t = useText();
  const language = useLanguage();
  const order = useRecordContext<OrderRecord>();
  if (!order) return <RecordWaiting />;
  return (
    <>
      <RecordHeading title={t('orders.titleOne', { name: order.payer_name })}>
        <StateChip state={order.state} />
      </RecordHeading>
      {order.cancelled_at !== null && (
        <Alert severity="warning" variant="outlined">
          <AlertTitle>{t('orders.cancelledTitle')}</AlertTitle>
          {t('orders.cancelledBody', { date: formatInstant(order.cancelled_at, language) })}
        </Alert>
      )}
      {order.refunds.some(({ state }) => state === 'refused') && (
        <Alert severity="error" variant="outlined">
          <AlertTitle>{t('orders.refundRefusedTitle')}</AlertTitle>
          {t('orders.refundRefusedBody')}
        </Alert>
      )}
      <RecordColumns>
        <Stack spacing={2}>
          <Sold order={order} />
          <Receipt order={order} />
          {order.outcome && <Given outcome={order.outcome} />}
        </Stack>
        <Stack spacing={2}>
          <Payer order={order} />
          <Payments order={order} />
          {order.refunds.length > 0 && <Refunds order={order} />}
        </Stack>
      </RecordColumns>
    </>
  );
}

interface Part {
  order: OrderRecord;
}

function Sold({ order }: Part) {
  const t = useText();
  const language = useLanguage();
  const { provider } = usePaymentWords();
  const { title, quantity, unit_price, list_price, discount, total } = order;
  return (
    <Section title={t('orders.sold')}>
      <Box>
        <Typography component="p" variant="h1" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {formatPesos(total)}
        </Typography>
        {quantity > 1 && <Typography color="text.secondary">{`${quantity} × ${formatPesos(unit_price)}`}</Typography>}
      </Box>
      <Facts>
        <Fact name={t('orders.what')}>{title}</Fact>
        {list_price !== null && <Fact name={t('orders.listPrice')}>{formatPesos(list_price)}</Fact>}
        {discount !== null && <Fact name={t('orders.discount')}>{t('orders.discountOf', { percent: discount })}</Fact>}
        <Fact name={t('orders.reason')}>{t(`orders.reasons.${order.reason}`)}</Fact>
        <Fact name={t('orders.date')}>{formatInstant(order.created_at, language)}</Fact>
        <Fact name={t('orders.provider')}>{provider(order.provider)}</Fact>
        <Fact name={t('orders.id')}>{order.id}</Fact>
      </Facts>
    </Section>
  );
}

function Payer({ order }: Part) {
  const t = useText();
  return (
    <Section title={t('orders.payer')}>
      <Facts>
        <Fact name={t('orders.name')}>{order.payer_name}</Fact>
        <EmailFact name={t('orders.email')} email={order.payer_email} />
        {order.payer_city !== null && <Fact name={t('orders.city')}>{order.payer_city}</Fact>}
        <ConsentFacts record="orders" id={order.id} />
      </Facts>
    </Section>
  );
}

function Receipt({ order: { folio, receipt_id } }: Part) {
  const t = useText();
  return (
    <Section title={t('orders.receipt')}>
      {folio === null || receipt_id === null ? (
        <Typography color="text.secondary">{t('orders.receiptNone')}</Typography>
      ) : (
        <>
          <Facts>
            <Fact name={t('orders.folio')}>{folio}</Fact>
          </Facts>
          <ReceiptDownload id={receipt_id} folio={folio} />
        </>
      )}
    </Section>
  );
}

function Given({ outcome: { state, username, until } }: { outcome: Outcome }) {
  const t = useText();
  const language = useLanguage();
  return (
    <Section title={t('orders.outcome')}>
      <Facts>
        <Fact name={t('orders.outcomeState')}>{t(`orders.outcomes.${state}`)}</Fact>
        <Fact name={t('orders.username')}>{username}</Fact>
        {until !== null && <Fact name={t('orders.until')}>{formatInstant(until, language)}</Fact>}
      </Facts>
    </Section>
  );
}

function Payments({ order: { payments } }: Part) {
  const t = useText();
  const language = useLanguage();
  return (
    <Section title={t('orders.payments')}>
      {payments.length === 0 && <Typography color="text.secondary">{t('orders.paymentsNone')}</Typography>}
      {payments.map(({ id, provider, state, amount, created_at }) => (
        <Box key={`${provider} ${id}`}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 0.5 }}>
            <Typography sx={{ fontWeight: 600 }}>{formatPesos(amount)}</Typography>
            <StateChip state={state} />
          </Box>
          <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            {`${formatInstant(created_at, language)} · ${id}`}
          </Typography>
        </Box>
      ))}
    </Section>
  );
}

/** What went back, or is to: a part of a payment, or all of one that came twice. */
function Refunds({ order: { id: order, refunds } }: Part) {
  const t = useText();
  const language = useLanguage();
  const client = useClient();
  return (
    <Section title={t('orders.refunds')}>
      {refunds.map(({ id, payment_id, reason, state, amount, handed, created_at }) => (
        <Box key={id}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 0.5 }}>
            <Typography sx={{ fontWeight: 600 }}>{formatPesos(amount)}</Typography>
            <RefundChip state={state} />
          </Box>
          <Typography variant="body2">{t(`orders.refundReasons.${reason}`)}</Typography>
          <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            {`${formatInstant(created_at, language)} · ${payment_id}`}
          </Typography>
          {handed && (
            <Typography variant="body2">
              {t('orders.handedBy', { by: handed.by, at: formatInstant(handed.at, language) })}
            </Typography>
          )}
          {(state === 'refused' || state === 'handed') && (
            <Box sx={{ mt: 1 }}>
              <MarkButton
                marked={state === 'handed'}
                mark={t('orders.markHanded')}
                undo={t('orders.undoHanded')}
                call={(marked) =>
                  client.call(markHandedBack, { params: { id: order, refund: id }, body: { handed: marked } })
                }
              />
            </Box>
          )}
        </Box>
      ))}
    </Section>
  );
}
