import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { chooseRenewal, getRenewal } from '@lia/sdk/renewals/endpoints';
import { useState } from 'react';

import { useText } from '../i18n/useText.ts';
import { useServices } from '../services/services.ts';
import { useRead } from '../reads/useRead.ts';

/** How the membership of an order is renewed, and the choice of how many licences it keeps. */
export function useRenewal(order: string) {
  const { failure } = useText();
  const { session, toasts } = useServices();
  const [busy, setBusy] = useState(false);
  const { data, error, mutate } = useRead(['membership', 'renewal', order], (client) =>
    client.call(getRenewal, { params: { id: order }, query: {} }),
  );

  async function choose(licences: number): Promise<void> {
    setBusy(true);
    try {
      const { message, data: chosen } = await session.client.call(chooseRenewal, {
        params: { id: order },
        body: { licences },
        idempotencyKey: newIdempotencyKey(),
      });
      await mutate({ data: chosen }, { revalidate: false });
      toasts.show('success', message);
    } catch (refusal) {
      toasts.show('error', failure(refusal));
      // The period may have begun meanwhile.
      void mutate();
    } finally {
      setBusy(false);
    }
  }

  return { renewal: data?.data, error, retry: () => void mutate(), busy, choose };
}
