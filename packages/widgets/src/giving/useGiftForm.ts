import { REDIRECT_TO_PAYMENT_MS } from '@lia/sdk/payments/rules';
import type { Checkout } from '@lia/sdk/payments/schema';
import { keepOrder } from '@lia/sdk/session/order';
import { useState } from 'react';

import { type RequestForm, type RequestFormOptions, type Sending, useRequestForm } from '../form/useRequestForm.ts';
import { useDeparture } from '../host/HostProvider.tsx';

interface GiftFormOptions<V extends object, B> extends Pick<RequestFormOptions<V, B, Checkout>, 'draft' | 'rules'> {
  send: (body: B, sending: Partial<Sending> & { files?: { file: readonly File[] } }) => Promise<Checkout>;
}

/** What the view of a gift draws. */
export interface GiftForm<V extends object, P extends string> extends RequestForm<V, P, Checkout> {
  /** Where it is paid, once it was accepted; null where we call first. */
  payment: string | null;
  /** The logo or document, as its field takes it. */
  logo: { file: File | null; error: string | undefined; share: number | null; onChange: (file: File | null) => void };
}

/** The fields that the API names otherwise than the forms. */
const fieldOf = (path: string): string => (path.startsWith('publish_') ? 'publish' : path);

/** A gift with a logo or a document, which leads to its payment (document 1 sections 4 and 9). */
export function useGiftForm<V extends object, B, P extends string>(options: GiftFormOptions<V, B>): GiftForm<V, P> {
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<string>();

  function choose(chosen: File | null) {
    setFile(chosen);
    setError(undefined);
  }

  const request = useRequestForm<V, B, P, Checkout>({
    ...options,
    beside: file && [file.name, file.size, file.lastModified],
    send: (body, { idempotencyKey, onProgress }) =>
      options.send(body, { idempotencyKey, ...(file && { files: { file: [file] }, onProgress }) }),
    accepted({ data }) {
      keepOrder(data);
      return data.order?.id ?? null;
    },
    refused(fields) {
      setError(fields['file']);
      return Object.fromEntries(Object.entries(fields).map(([path, words]) => [fieldOf(path), words]));
    },
    cleared: () => choose(null),
  });
  const payment = request.accepted?.data.init_point ?? null;
  useDeparture(payment, REDIRECT_TO_PAYMENT_MS);

  const share = request.submission.status === 'sending' ? request.submission.share : null;
  return { ...request, payment, logo: { file, error, share, onChange: choose } };
}
