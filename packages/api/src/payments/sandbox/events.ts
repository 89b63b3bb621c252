import type { IncomingHttpHeaders } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

import { object, string } from 'yup';

import { fetchText } from '../../platform/outbound.ts';
import type { EventRefusal, ReportedEvent } from '../provider.ts';
import { SIGNATURE_HEADER, sign, verify } from './signature.ts';

/** Body of a provider event: that something happened to a payment, not what. The receiver asks. */
const eventSchema = object({
  id: string().required().max(200),
  type: string().required(),
  data: object({ id: string().required().max(200) }),
});

/** Checks an event of the sandbox, and reads what it is about. */
export function readEvent(
  secret: Uint8Array,
  headers: IncomingHttpHeaders,
  rawBody: Buffer,
): ReportedEvent | EventRefusal {
  const signature = headers[SIGNATURE_HEADER];
  if (typeof signature !== 'string') return 'forged';
  const verdict = verify(secret, rawBody, signature, new Date());
  return verdict === 'genuine' ? (parseEvent(rawBody) ?? 'malformed') : verdict;
}

/** Reads a body whose signature was genuine; null where it is no event after all. */
function parseEvent(rawBody: Buffer): ReportedEvent | null {
  try {
    const event = eventSchema.validateSync(JSON.parse(rawBody.toString('utf8')), { strict: true });
    const { id, type, data } = event;
    return {
      eventId: id,
      type,
      paymentId: type === 'payment' ? data.id : null,
      subscriptionId: type === 'subscription' ? data.id : null,
    };
  } catch {
    return null;
  }
}

/** A change of a payment or subscription. The same change keeps its id however often it is sent. */
export interface SandboxEvent {
  id: string;
  type: 'payment' | 'subscription';
  data: { id: string };
}

/** How often an event is sent (0: it gets lost), and how late. Once and at once where absent. */
export interface Reporting {
  notifications?: number | undefined;
  delay_ms?: number | undefined;
}

const RETRY_AFTER_MS = [100, 400, 1600];
/** Of our own receiver. */
const limits = { withinMs: 5000, mostBytes: 10_000 };

/**
 * Sends a provider event to its receiver, over the network as any provider would, and again while
 * there is no answer. Returns whether it arrived: not yet, for one that comes late. What never arrives is found by the
 * receiver's reconciler.
 */
export async function notify(
  secret: Uint8Array,
  url: string,
  event: SandboxEvent,
  { notifications = 1, delay_ms = 0 }: Reporting = {},
): Promise<boolean> {
  const send = async (): Promise<boolean> => {
    let arrived = false;
    for (let sent = 0; sent < notifications; sent += 1) arrived = (await deliver(secret, url, event)) || arrived;
    return arrived;
  };
  if (delay_ms === 0) return send();
  setTimeout(() => void send(), delay_ms).unref();
  return false;
}

async function deliver(secret: Uint8Array, url: string, event: SandboxEvent): Promise<boolean> {
  const body = JSON.stringify(event);
  for (let attempt = 0; ; attempt += 1) {
    if (await delivered(secret, url, body)) return true;
    const wait = RETRY_AFTER_MS[attempt];
    if (wait === undefined) return false;
    await pause(wait);
  }
}

async function delivered(secret: Uint8Array, url: string, body: string): Promise<boolean> {
  try {
    const signature = sign(secret, Buffer.from(body), new Date());
    const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature };
    const { ok } = await fetchText(url, { method: 'POST', headers, body }, limits);
    return ok;
  } catch {
    return false;
  }
}
