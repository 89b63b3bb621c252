import { setTimeout as pause } from 'node:timers/promises';

import { object, string } from 'yup';

import type { ProviderEvent } from '../provider.ts';
import { SIGNATURE_HEADER, sign } from './signature.ts';
import type { SandboxCheckoutRow } from './store.ts';

/** Body of a notification: that something happened to a payment, not what. The receiver asks. */
const noticeSchema = object({
  id: string().required().max(200),
  type: string().required(),
  data: object({ id: string().required().max(200) }),
});

/** Reads a body whose signature was genuine; null where it is not a notice after all. */
export function readNotice(rawBody: Buffer): ProviderEvent | null {
  try {
    const notice = noticeSchema.validateSync(JSON.parse(rawBody.toString('utf8')), { strict: true });
    return { eventId: notice.id, paymentId: notice.type === 'payment' ? notice.data.id : null };
  } catch {
    return null;
  }
}

const RETRY_AFTER_MS = [100, 400, 1600];
const ANSWER_WITHIN_MS = 5000;

/**
 * Tells the receiver of a checkout that its payment changed, over the network as any provider would, and again while
 * nobody answers. Whether it arrived is returned; what never arrives is found by the receiver's reconciler.
 */
export async function notify(secret: Uint8Array, checkout: SandboxCheckoutRow): Promise<boolean> {
  const { paymentId, state, notificationUrl } = checkout;
  const body = JSON.stringify({ id: `${paymentId}:${state}`, type: 'payment', data: { id: paymentId } });
  for (let attempt = 0; ; attempt += 1) {
    if (await delivered(secret, notificationUrl, body)) return true;
    const wait = RETRY_AFTER_MS[attempt];
    if (wait === undefined) return false;
    await pause(wait);
  }
}

async function delivered(secret: Uint8Array, url: string, body: string): Promise<boolean> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: sign(secret, Buffer.from(body), new Date()) },
      body,
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
