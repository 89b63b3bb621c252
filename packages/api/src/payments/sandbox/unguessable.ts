import { randomBytes } from 'node:crypto';

/** Whoever knows such an id or secret may use it, so it cannot be guessed. */
export const unguessable = (): string => randomBytes(18).toString('base64url');
