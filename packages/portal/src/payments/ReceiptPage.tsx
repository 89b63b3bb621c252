import { getPreapproval, getPreapprovalCourse } from '@lia/sdk/payments/endpoints';
import type { Receipt } from '@lia/sdk/payments/schema';
import type { Client } from '@lia/sdk/http/client';
import { keptOrder } from '@lia/sdk/session/order';
import Skeleton from '@mui/material/Skeleton';
import { useSearchParams } from 'react-router';

import { Loading } from '../app/Loading.tsx';
import { Notice } from '../app/Notice.tsx';
import { useServices } from '../app/services.ts';
import { useRead } from '../app/useRead.ts';
import { useText } from '../i18n/useText.ts';
import { ReceiptFrame } from './ReceiptFrame.tsx';
import { ReceiptView } from './ReceiptView.tsx';

/** Pause between two looks at a payment that is not decided yet. */
const LOOK_AGAIN_MS = 5000;

/** What the address of the receipt page names. */
interface Question {
  payment_id: string | null;
  preapproval_id: string | null;
  preference_id: string;
}

/** Asks for the receipt as document 1 section 7 has it: by payment where one is named, else by preapproval. */
function askReceipt(client: Client, { payment_id, preapproval_id, preference_id }: Question): Promise<Receipt> {
  const order_id = keptOrder();
  const body = { preference_id, ...(order_id !== null && { order_id }) };
  return payment_id === null
    ? client.call(getPreapproval, { params: { preapproval_id: preapproval_id ?? '' }, body })
    : client.call(getPreapprovalCourse, { params: { payment_id }, body });
}

/** Where a payment ends (document 1, "Payment-result receipt page"). Public: a donor has no account. */
export default function ReceiptPage() {
  const { t } = useText();
  const { toasts } = useServices();
  const [query] = useSearchParams();
  const question: Question = {
    payment_id: query.get('payment_id'),
    preapproval_id: query.get('preapproval_id'),
    preference_id: query.get('preference_id') ?? '',
  };
  const named = question.payment_id ?? question.preapproval_id;

  const { data, error, isValidating, mutate } = useRead(
    named === null ? null : ['receipt', named, question.preference_id],
    (client) => askReceipt(client, question),
    {
      // Fetched once; only a payment that is still on its way is looked at again.
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      refreshInterval: (receipt) => (receipt?.data.data.status === 'pending' ? LOOK_AGAIN_MS : 0),
      onError: () => {
        if (!data) toasts.show('error', t('messages:receipt.failed'));
      },
    },
  );

  if (named === null) {
    return (
      <ReceiptFrame>
        <Notice
          title={t('receipt.missing.title')}
          text={t('receipt.missing.text')}
          action={{ label: t('action.home'), to: '/' }}
        />
      </ReceiptFrame>
    );
  }
  if (data) {
    return (
      <ReceiptFrame>
        <ReceiptView receipt={data.data.data} />
      </ReceiptFrame>
    );
  }
  if (error && !isValidating) {
    return (
      <ReceiptFrame>
        <Notice
          title={t('receipt.failed.title')}
          text={t('receipt.failed.text')}
          action={{ label: t('action.retry'), run: () => void mutate() }}
        />
      </ReceiptFrame>
    );
  }
  return (
    <ReceiptFrame>
      <Loading>
        <Skeleton variant="rounded" height={96} />
        <Skeleton height={40} width="40%" sx={{ mt: 4 }} />
        <Skeleton variant="rounded" height={200} sx={{ mt: 2 }} />
      </Loading>
    </ReceiptFrame>
  );
}
