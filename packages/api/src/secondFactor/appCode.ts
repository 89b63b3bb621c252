import { Secret, TOTP } from 'otpauth';

/** Bytes of a key, as RFC 4226 recommends. */
const KEY_BYTES = 20;

/** Steps before and after the present one whose codes are accepted: clocks differ, and typing takes time. */
const WINDOW = 1;

/** A new key of an app, in base 32. */
export const newKey = (): string => new Secret({ size: KEY_BYTES }).base32;

/** The address by which an app takes a key, usually from a QR. */
export const keyUri = (key: string, username: string): string =>
  new TOTP({ issuer: 'LIA', label: username, secret: key }).toString();

/** The time step whose code it is, of those that are accepted at an instant (ms since 1970); null where it is of none. */
export function stepOf(key: string, code: string, at: number = Date.now()): number | null {
  const delta = TOTP.validate({ secret: Secret.fromBase32(key), token: code, timestamp: at, window: WINDOW });
  return delta === null ? null : TOTP.counter({ timestamp: at }) + delta;
}
