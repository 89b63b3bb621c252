import { createHmac } from 'node:crypto';

import { ACCESS_CODE_ALPHABET } from '@lia/sdk/accounts/accessCodes';
import { GROUP_CODE_LENGTH } from '@lia/sdk/groupCodes/rules';

import { deriveKey } from '../platform/secret.ts';

/** The code of a group, from the id of its row: its teacher reads it for as long as it is good. */
export function codeOf(secret: Uint8Array, id: string): string {
  const digest = createHmac('sha256', deriveKey(secret, 'group code')).update(id).digest();
  // As a number, so that each character is as likely as any other.
  let rest = BigInt(`0x${digest.toString('hex')}`);
  const letters = BigInt(ACCESS_CODE_ALPHABET.length);
  return Array.from({ length: GROUP_CODE_LENGTH }, () => {
    const letter = ACCESS_CODE_ALPHABET.charAt(Number(rest % letters));
    rest /= letters;
    return letter;
  }).join('');
}

/** How a code is kept. */
export const hashOf = (secret: Uint8Array, code: string): string =>
  createHmac('sha256', deriveKey(secret, 'group code hashes')).update(code).digest('base64url');
