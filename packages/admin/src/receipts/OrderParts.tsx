import { formatInstant } from '@lia/sdk/calendar/instants';
import { formatPesos } from '@lia/sdk/payments/money';
import { paysNothing } from '@lia/sdk/payments/rules';
import { markManualRefund } from '@lia/sdk/receipts/administration';
import { getReceiptPdf } from '@lia/sdk/receipts/endpoints';
import { orderLabels } from '@lia/sdk/receipts/labels';
import type { OrderRecord } from '@lia/sdk/receipts/records';
import { Alert, AlertTitle, Box, Link as MuiLink, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { useClient } from '../client/ClientContext.ts';
import { useText } from '../i18n/text.ts';
import { MarkButton } from '../records/ActButton.tsx';
import { DownloadButton } from '../records/DownloadButton.tsx';
import { Fact, Facts } from '../records/RecordPage.tsx';
import { StatusChip } from '../records/StatusChip.tsx';
import { useWords, type Words } from '../resources/field.ts';
import { refundStatuses, unmarkedStatuses } from './statuses.ts';

interface Part {
  record: OrderRecord;
}

/** What an administrator has to know of an order first. */
export function OrderAlerts({ record }: Part) {
  const { cancelled_at, refunds, disputes, transfer } = record;
  const { t, language } = useWords();
  const held = disputes.filter(({ holds_refund }) => holds_refund).map(({ payment_id }) => payment_id);
  return (
    <>
      {cancelled_at !== null && (
        <Alert severity="warning" variant="outlined">
          <AlertTitle>{t('orders.cancelledTitle')}</AlertTitle>
          {t(refunds.some((refund) => isUnmarked(record, refund)) ? 'orders.unmarkedBody' : 'orders.cancelledBody', {
            date: formatInstant(cancelled_at, language),
          })}
        </Alert>
      )}
      {refunds.some(({ status, payment_id }) => status === 'refused' && !held.includes(payment_id)) && (
        <Alert severity="error" variant="outlined">
          <AlertTitle>{t('orders.refundRefusedTitle')}</AlertTitle>
          {t(transfer === null ? 'orders.refundRefusedBody' : 'orders.refundRefusedTransfer')}
        </Alert>
      )}
    </>
  );
}

/** Whether the mark of a transfer was removed: no company reports one, and whether money went back we do not know. */
export const isUnmarked = ({ transfer }: OrderRecord, { status }: OrderRecord['refunds'][number]): boolean =>
  transfer !== null && status === 'completed';

export function OrderReceipt({ record: { folio, receipt_id } }: Part) {
  const { t, language } = useWords();
  if (folio === null || receipt_id === null) {
    return <Typography color="text.secondary">{t('orders.receiptNone')}</Typography>;
  }
  return (
    <>
      <Facts>
        <Fact name={orderLabels.folio[language]}>{folio}</Fact>
      </Facts>
      <ReceiptDownload id={receipt_id} folio={folio} />
    </>
  );
}

/** The page of an account. */
export const userAddress = (uuid: string): string => `/users/${uuid}/show`;

/** What the order brought: a place in a course, a membership or its licences. */
export function OrderOutcome({ record: { outcome } }: Part) {
  const { t, language } = useWords();
  if (!outcome) return null;
  return (
    <Facts>
      <Fact name={t('orders.outcomeStatus')}>{t(`orders.outcomes.${outcome.status}`)}</Fact>
      {outcome.schools !== '' && <Fact name={t('orders.schools')}>{outcome.schools}</Fact>}
      <Fact name={t('orders.username')}>
        {outcome.user_id === null ? (
          outcome.username
        ) : (
          <MuiLink component={Link} to={userAddress(outcome.user_id)}>
            {outcome.username}
          </MuiLink>
        )}
      </Fact>
      {outcome.until !== null && <Fact name={t('orders.until')}>{formatInstant(outcome.until, language)}</Fact>}
    </Facts>
  );
}

/** What went back, or is to: a part of a payment, or all of one that came twice. */
export function OrderRefunds({ record }: Part) {
  const { id: order, refunds } = record;
  const { t, language } = useWords();
  const client = useClient();
  return refunds.map((refund) => {
    const { id, payment_id, reason, status, amount, note, requested_by, manual, created_at } = refund;
    const unmarked = isUnmarked(record, refund);
    return (
      <Movement
        key={id}
        amount={amount}
        chip={<StatusChip statuses={unmarked ? unmarkedStatuses : refundStatuses} status={status} />}
        why={t(`orders.refundReasons.${unmarked && reason === 'reported' ? 'unmarked' : reason}`)}
        at={created_at}
        payment={payment_id}
      >
        {note !== null && (
          <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {note}
          </Typography>
        )}
        {requested_by !== null && <Typography variant="body2">{t('orders.refundBy', { by: requested_by })}</Typography>}
        {manual && (
          <Typography variant="body2">
            {t('orders.manualBy', { by: manual.by, at: formatInstant(manual.at, language) })}
          </Typography>
        )}
        {(status === 'refused' || (status === 'manual' && paysNothing(reason))) && (
          <Box sx={{ mt: 1 }}>
            <MarkButton
              marked={status === 'manual'}
              mark={t('orders.markHanded')}
              undo={t('orders.undoHanded')}
              call={(marked) =>
                client.call(markManualRefund, { params: { id: order, refund: id }, body: { completed: marked } })
              }
            />
          </Box>
        )}
      </Movement>
    );
  });
}

interface MovementProps {
  amount: number;
  chip: ReactNode;
  why?: string;
  at: string;
  payment: string;
  children?: ReactNode;
}

/** Money that came or went. */
export function Movement({ amount, chip, why, at, payment, children }: MovementProps) {
  const { language } = useWords();
  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 0.5 }}>
        <Typography sx={{ fontWeight: 600 }}>{formatPesos(amount)}</Typography>
        {chip}
      </Box>
      {why && <Typography variant="body2">{why}</Typography>}
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {`${formatInstant(at, language)} · ${payment}`}
      </Typography>
      {children}
    </Box>
  );
}

type Receipt = Pick<OrderRecord, 'folio' | 'cancelled_at'>;

/** The number of an order's receipt, and whether it was cancelled, in text. */
export function folioOf({ folio, cancelled_at }: Receipt, { t }: Words): string {
  if (folio === null) return t('orders.noReceipt');
  return cancelled_at === null ? folio : `${folio} ${t('orders.cancelled')}`;
}

/** The same in a list: the number of a cancelled receipt is struck out. */
export function Folio({ record: { folio, cancelled_at } }: { record: Receipt }) {
  const { t } = useWords();
  const style = { whiteSpace: 'nowrap', fontSize: 14 } as const;
  if (folio === null) return <Box sx={{ ...style, color: 'text.secondary' }}>{t('orders.noReceipt')}</Box>;
  if (cancelled_at === null) return <Box sx={style}>{folio}</Box>;
  return (
    <Box sx={style}>
      <Box component="s">{folio}</Box> <Box component="span">{t('orders.cancelled')}</Box>
    </Box>
  );
}

/** Fetches the receipt that the payer got. */
export function ReceiptDownload({ id, folio }: { id: string; folio: string }) {
  const t = useText();
  const client = useClient();
  return (
    <DownloadButton
      label={t('orders.pdf', { folio })}
      name={`${folio}.pdf`}
      call={() => client.call(getReceiptPdf, { params: { id } })}
      failure={t('orders.pdfFailed')}
    />
  );
}
