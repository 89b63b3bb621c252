import { createHmac, timingSafeEqual } from 'node:crypto';

/** Header of a signed provider event: `ts=<seconds since 1970>,v1=<HMAC-SHA-256 of "ts.body", hex>`. */
export const SIGNATURE_HEADER = 'x-signature';

/** An event older (or further ahead) than this is refused, so that a recorded one cannot be sent again later. */
export const FRESH_FOR_SECONDS = 300;

const secondsAt = (instant: Date): number => Math.floor(instant.getTime() / 1000);

const digest = (secret: Uint8Array, seconds: number, body: Buffer): Buffer =>
  createHmac('sha256', secret).update(`${seconds}.`).update(body).digest();

/** Signs a body as sent at `now`. */
export function sign(secret: Uint8Array, body: Buffer, now: Date): string {
  const seconds = secondsAt(now);
  return `ts=${seconds},v1=${digest(secret, seconds, body).toString('hex')}`;
}

/** Whether a signature was made over these bytes with our secret, and recently. */
export function verify(secret: Uint8Array, body: Buffer, signature: string, now: Date): 'genuine' | 'forged' | 'stale' {
  const [, stamp, given] = /^ts=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
  if (stamp === undefined || given === undefined) return 'forged';
  const seconds = Number(stamp);
  if (!timingSafeEqual(digest(secret, seconds, body), Buffer.from(given, 'hex'))) return 'forged';
  return Math.abs(secondsAt(now) - seconds) > FRESH_FOR_SECONDS ? 'stale' : 'genuine';
}
