import { formatInstant } from '@lia/sdk/calendar/instants';
import type { SponsorshipAgreement } from '@lia/sdk/giving/agreement';
import { markDeclined, orderDonation, orderSponsorship } from '@lia/sdk/giving/endpoints';
import type { GiftRecord } from '@lia/sdk/giving/records';
import { type WallGift, wallGifts } from '@lia/sdk/giving/wall';
import type { Centavos } from '@lia/sdk/payments/money';
import { Alert, AlertTitle, Box, Button } from '@mui/material';
import { useState } from 'react';
import { useResourceContext } from 'react-admin';

import { useClient } from '../client/ClientContext.ts';
import type { TextKey } from '../i18n/texts.ts';
import { ActButton } from '../records/ActButton.tsx';
import { useWords } from '../resources/field.ts';
import { AgreementDialog } from './AgreementDialog.tsx';

/** What the giver of more than ten pays: the number that was agreed on, null while there is none, the price of each, and its order. */
export interface Agreed {
  order: string | null;
  students: number | null;
  /** Whether it is paid by the month; `months` is null while none are agreed on. */
  byMonth: boolean;
  months: number | null;
  unitPrice: Centavos;
  labels: Readonly<Record<'lead' | 'students', TextKey>>;
}

interface AfterCallProps {
  gift: GiftRecord;
  /** Null for gifts that no order is made for. */
  agreed: Agreed | null;
}

/** What follows the call to a giver: an order for what was agreed on, which may change until it is paid, or that they declined. */
export function AfterCall({ gift, agreed }: AfterCallProps) {
  const { t, language } = useWords();
  const client = useClient();
  const resource = useResourceContext();
  const gifts = wallGifts.find((kind) => kind === resource);
  const { id, status, declined_at } = gift;
  const isPaid = status === 'approved' || status === 'refunded';
  const decline = gifts && (
    <ActButton
      label={t(declined_at === null ? 'donations.decline' : 'donations.undecline')}
      call={() => client.call(markDeclined, { params: { gifts, id }, body: { declined: declined_at === null } })}
    />
  );
  if (declined_at !== null) {
    return (
      <Alert severity="info" variant="outlined">
        <AlertTitle>{t('donations.declinedTitle')}</AlertTitle>
        {t('donations.declinedOn', { date: formatInstant(declined_at, language) })}
        <Box sx={{ mt: 1.5 }}>{decline}</Box>
      </Alert>
    );
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
      {agreed && gifts && !isPaid && <OrderAgreed gift={gift} gifts={gifts} agreed={agreed} />}
      {gift.order_id === null && decline}
    </Box>
  );
}

function OrderAgreed({ gift, gifts, agreed }: { gift: GiftRecord; gifts: WallGift; agreed: Agreed }) {
  const { t } = useWords();
  const client = useClient();
  const [isOpen, setOpen] = useState(false);
  const params = { id: gift.id };
  const order = (body: SponsorshipAgreement, idempotencyKey: string) => {
    if (gifts === 'sponsorships') return client.call(orderSponsorship, { params, body, idempotencyKey });
    const { students: children, unit_price, replaces } = body;
    return client.call(orderDonation, { params, body: { children, unit_price, replaces }, idempotencyKey });
  };
  const title = t(agreed.students === null ? 'donations.agree' : 'donations.agreeAgain');
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {title}
      </Button>
      {isOpen && (
        <AgreementDialog title={title} email={gift.email} agreed={agreed} call={order} close={() => setOpen(false)} />
      )}
    </>
  );
}
