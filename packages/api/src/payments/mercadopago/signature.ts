import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * How old an event may be. Mercado Pago signs each delivery separately, so a late one is a recorded one; what is
 * refused wrongly is found by the reconciler.
 */
const FRESH_FOR_MS = 300_000;

/**
 * Checks `x-signature: ts=…,v1=…` over `id:<data.id>;request-id:<x-request-id>;ts:<ts>;`, an HMAC-SHA-256 in hex. An id
 * with letters is signed in small ones. `ts` counts seconds in some events and milliseconds in others.
 */
export function verify(
  secret: string,
  { signature, requestId, dataId }: { signature: string; requestId: string; dataId: string },
  now: Date,
): 'genuine' | 'forged' | 'stale' {
  const parts = new Map(signature.split(',').map((part) => split(part)));
  const ts = parts.get('ts') ?? '';
  const given = parts.get('v1') ?? '';
  if (!/^\d{1,16}$/.test(ts) || !/^[\da-f]{64}$/.test(given)) return 'forged';
  const digest = createHmac('sha256', secret)
    .update(manifest(dataId, requestId, ts))
    .digest();
  if (!timingSafeEqual(digest, Buffer.from(given, 'hex'))) return 'forged';
  const at = ts.length > 11 ? Number(ts) : Number(ts) * 1000;
  return Math.abs(now.getTime() - at) > FRESH_FOR_MS ? 'stale' : 'genuine';
}

/** What is signed. */
export const manifest = (dataId: string, requestId: string, ts: string): string =>
  `id:${dataId.toLowerCase()};request-id:${requestId};ts:${ts};`;

function split(part: string): [string, string] {
  const [name = '', ...rest] = part.split('=');
  return [name.trim(), rest.join('=').trim()];
}
