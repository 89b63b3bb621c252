import { createHmac } from 'node:crypto';

import { GROUP_CODE_LENGTH } from '@lia/sdk/groupCodes/rules';

import { codeFrom } from '../platform/codes.ts';
import { deriveKey, keyedHash } from '../platform/secret.ts';

/** The code of a group, from the id of its row: its teacher reads it for as long as it is good. */
export const codeOf = (secret: Uint8Array, id: string): string =>
  codeFrom(createHmac('sha256', deriveKey(secret, 'group code')).update(id).digest(), GROUP_CODE_LENGTH);

/** How a code is kept. */
export const hashOf = (secret: Uint8Array, code: string): string => keyedHash(secret, 'group code hashes', code);
