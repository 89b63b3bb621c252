import fc from 'fast-check';
import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';

import { newKey, stepOf } from './appCode.ts';

const STEP_MS = 30_000;
const codeAt = (key: string, at: number) => TOTP.generate({ secret: Secret.fromBase32(key), timestamp: at });

test('a code is of the step in which an app shows it, and accepted in that one, the one before and the one after', () => {
  const instants = fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2040, 0) });
  fc.assert(
    fc.property(instants, fc.integer({ min: -5, max: 5 }), (at, steps) => {
      const key = newKey();
      const code = codeAt(key, at + steps * STEP_MS);
      // Six digits of two steps may be the same by chance: the step is any whose code it is.
      const possible = [-1, 0, 1].filter((near) => codeAt(key, at + near * STEP_MS) === code);
      const accepted = possible.map((near) => Math.floor(at / STEP_MS) + near);
      expect([...accepted, ...(accepted.length === 0 ? [null] : [])]).toContain(stepOf(key, code, at));
    }),
  );
});
