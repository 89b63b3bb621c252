import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { FRESH_FOR_SECONDS, sign, verify } from './signature.ts';

const secret = new TextEncoder().encode('a secret of the sandbox');
const now = new Date('2026-11-21T01:30:00Z');
const later = (seconds: number): Date => new Date(now.getTime() + seconds * 1000);

describe('signature of a provider event', () => {
  it('is genuine over exactly the bytes that were signed', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.uint8Array({ maxLength: 200 }), (bytes, others) => {
        const signature = sign(secret, Buffer.from(bytes), now);
        expect(verify(secret, Buffer.from(bytes), signature, now)).toBe('genuine');
        const same = Buffer.from(bytes).equals(Buffer.from(others));
        expect(verify(secret, Buffer.from(others), signature, now)).toBe(same ? 'genuine' : 'forged');
      }),
    );
  });

  it('is worthless with another secret', () => {
    const body = Buffer.from('{}');
    expect(verify(new TextEncoder().encode('another'), body, sign(secret, body, now), now)).toBe('forged');
  });

  it('is stale after five minutes, and from the future', () => {
    const body = Buffer.from('{}');
    const signature = sign(secret, body, now);
    expect(verify(secret, body, signature, later(FRESH_FOR_SECONDS))).toBe('genuine');
    expect(verify(secret, body, signature, later(FRESH_FOR_SECONDS + 1))).toBe('stale');
    expect(verify(secret, body, signature, later(-FRESH_FOR_SECONDS - 1))).toBe('stale');
  });

  it('cannot be made fresh by changing its time', () => {
    const body = Buffer.from('{}');
    const signature = sign(secret, body, later(-3600)).replace(/^ts=\d+/, `ts=${now.getTime() / 1000}`);
    expect(verify(secret, body, signature, now)).toBe('forged');
  });

  it.each(['', 'ts=,v1=', 'v1=abc', `ts=1,v1=${'g'.repeat(64)}`, `ts=1,v1=${'0'.repeat(63)}`, 'x'.repeat(10_000)])(
    'refuses %j',
    (signature) => {
      expect(verify(secret, Buffer.from('{}'), signature, now)).toBe('forged');
    },
  );
});
