import { isNotFound } from '@lia/sdk/http/error';
import type { BillQuestion } from '@lia/sdk/receipts/bills';
import { getMyBill } from '@lia/sdk/receipts/endpoints';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router';

import { DocumentHeader } from '../ui/DocumentHeader.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Notice, ReadFailed } from '../ui/Notice.tsx';
import { Page } from '../ui/Page.tsx';
import { useServices } from '../services/services.ts';
import { useRead } from '../reads/useRead.ts';
import { useText } from '../i18n/useText.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { BillSheet } from './BillSheet.tsx';
import { receiptTexts } from './es.ts';

const names = ['order_id', 'payment_id', 'preference_id', 'preapproval_id'] as const;

/**
 * `/bill?order_id=`: a bill of the member who is signed in, on a sheet of its own (document 1 section 2). Also found by
 * `payment_id`, `preference_id` or `preapproval_id`; without any of them, it is the latest.
 */
export default function BillPage() {
  useTexts(receiptTexts);
  const { t } = useText();
  const { toasts } = useServices();
  const [search] = useSearchParams();
  const query: BillQuestion = Object.fromEntries(
    names.flatMap((name) => {
      const value = search.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  const { data, error, mutate } = useRead(
    ['bill', JSON.stringify(query)],
    (client) => client.call(getMyBill, { query }),
    {
      shouldRetryOnError: false,
    },
  );
  const failed = !data && error !== undefined;
  const missing = isNotFound(error);

  useEffect(() => {
    if (failed) toasts.show('error', t('bill.failed'));
  }, [failed, toasts, t]);

  return (
    <Page sx={{ maxWidth: 840, mx: 'auto', px: { xs: 3, sm: 4 }, pb: 10 }}>
      <DocumentHeader />
      {data && <BillSheet bill={data.data} />}
      {!data && !failed && (
        <Loading>
          <Skeleton height={56} width="50%" />
          <Skeleton variant="rounded" height={420} sx={{ mt: 4 }} />
        </Loading>
      )}
      {failed && (
        <Box sx={{ display: 'grid', justifyItems: 'center', gap: 4, py: 12 }}>
          {missing ? (
            <Notice
              title={t('bill.missing.title')}
              text={t('bill.missing.text')}
              action={{ label: t('bills.title'), to: '/invoice' }}
            />
          ) : (
            <ReadFailed title={t('bill.failed.title')} error={error} retry={() => void mutate()} />
          )}
          <Button component={Link} to="/">
            {t('action.home')}
          </Button>
        </Box>
      )}
    </Page>
  );
}
