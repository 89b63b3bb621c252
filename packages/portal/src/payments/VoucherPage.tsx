import { isNotFound } from '@lia/sdk/http/error';
import { getVoucher } from '@lia/sdk/payments/cards';
import type { Voucher } from '@lia/sdk/payments/cardsSchema';
import { VOUCHER_REFRESH_MS } from '@lia/sdk/payments/rules';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { Link, useLocation, useParams } from 'react-router';

import { DocumentHeader } from '../ui/DocumentHeader.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Notice, ReadFailed } from '../ui/Notice.tsx';
import { Page } from '../ui/Page.tsx';
import { useRead } from '../reads/useRead.ts';
import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { arrivalTexts } from '../session/arrival/es.ts';
import { arrivalOf } from '../session/arrival/arrival.ts';
import { ArrivalNotice } from '../session/arrival/ArrivalNotice.tsx';
import { contact } from '../shell/contact.ts';
import { VoucherCard } from './VoucherCard.tsx';
import { paymentTexts } from './es.ts';

/** Whether the counter may still be heard from. */
const isOpen = (voucher: Voucher | undefined) => voucher?.status === 'created' || voucher?.status === 'awaiting_cash';

/** `/voucher/{id}`: an OXXO voucher for good, under the address that its email has. Public: a payer has no account. */
export default function VoucherPage() {
  useTexts(paymentTexts);
  useTexts(arrivalTexts);
  const { t } = useText();
  const { id = '' } = useParams();
  const arrival = arrivalOf(useLocation());
  const { data, error, mutate } = useRead(
    [getVoucher, id],
    (client) => client.call(getVoucher, { params: { id } }),
    // A shop reports hours later at times; until then the page looks by itself.
    { refreshInterval: (latest) => (isOpen(latest) ? VOUCHER_REFRESH_MS : 0) },
  );
  const missing = isNotFound(error);

  return (
    <Page sx={{ maxWidth: 560, mx: 'auto', px: { xs: 3, sm: 4 }, pb: 10 }}>
      <DocumentHeader />
      {data && <VoucherCard voucher={data} />}
      {data?.status === 'awaiting_cash' && arrival && (
        <Box sx={{ mt: 6, displayPrint: 'none' }}>
          <ArrivalNotice
            arrival={{ ...arrival, message: null }}
            next={t('arrival.next.voucher')}
            action={
              <Button component={Link} to="/login" variant="outlined">
                {t('receipt.account.link')}
              </Button>
            }
          />
        </Box>
      )}
      {!data && error === undefined && (
        <Loading>
          <Skeleton height={48} />
          <Skeleton variant="rounded" height={320} sx={{ my: 4 }} />
        </Loading>
      )}
      {!data && missing && (
        <Notice
          title={t('voucher.unknown.title')}
          text={t('voucher.unknown.text')}
          action={{ label: t('shell.phone', { phone: contact.phone.text }), href: contact.phone.href }}
        />
      )}
      {!data && error !== undefined && !missing && (
        <ReadFailed title={t('voucher.failed')} error={error} retry={() => void mutate()} />
      )}
    </Page>
  );
}
