import { randomBytes } from 'node:crypto';

/** Knowing such an id or secret gives access, so it cannot be guessed. */
export const unguessable = (): string => randomBytes(18).toString('base64url');
