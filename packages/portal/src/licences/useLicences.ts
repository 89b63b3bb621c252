import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { assignOrderLicences, freeLicence, getOrderLicences, reassignLicence } from '@lia/sdk/licences/endpoints';
import type { HeldLicence, LicencesChanged, OrderLicences } from '@lia/sdk/licences/records';
import { useState } from 'react';

import { useText } from '../i18n/useText.ts';
import { useServices } from '../services/services.ts';
import type { ToastAction } from '../services/toasts.ts';
import { useRead } from '../reads/useRead.ts';

/** The licences of an order, and what is done with them. Each change shows its message and what it made of them. */
export function useLicences(orderId: string) {
  const { t, failure } = useText();
  const { session, toasts } = useServices();
  const [busy, setBusy] = useState(false);
  const { data, error, mutate } = useRead(['licences', orderId], (client) =>
    client.call(getOrderLicences, { params: { id: orderId } }),
  );

  async function change(call: () => Promise<LicencesChanged>, undo?: ToastAction): Promise<void> {
    setBusy(true);
    try {
      const { message, data: changed } = await call();
      await mutate({ data: changed }, { revalidate: false });
      toasts.show('success', message, undo);
    } catch (refusal) {
      toasts.show('error', failure(refusal));
      // Someone else may have changed them meanwhile.
      void mutate();
    } finally {
      setBusy(false);
    }
  }

  const assign = (person: string) =>
    change(() =>
      session.client.call(assignOrderLicences, {
        params: { id: orderId },
        body: { people: [person] },
        idempotencyKey: newIdempotencyKey(),
      }),
    );

  return {
    licences: data?.data satisfies OrderLicences['data'] | undefined,
    error,
    busy,
    retry: () => void mutate(),
    assign,
    /** Takes a licence back; the toast offers to give it to the same person again. */
    free: ({ id, holder }: HeldLicence) =>
      change(
        () =>
          session.client.call(freeLicence, {
            params: { id: orderId, licence: id },
            idempotencyKey: newIdempotencyKey(),
          }),
        { label: t('licences.undo'), run: () => void assign(holder.uuid) },
      ),
    reassign: ({ id }: HeldLicence, person: string) =>
      change(() =>
        session.client.call(reassignLicence, {
          params: { id: orderId, licence: id },
          body: { person },
          idempotencyKey: newIdempotencyKey(),
        }),
      ),
  };
}
