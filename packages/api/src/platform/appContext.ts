import type { Holder } from '@lia/sdk/accounts/roles';

import type { Config } from './config/config.ts';
import type { Database, Transaction } from './database.ts';
import type { FileStore } from './files.ts';
import type { ApiModule } from './module.ts';

/** The person behind a call. */
export interface Session extends Holder {
  /** The token's id; revoking it ends the session. */
  id: string;
  /** ISO instant from which the token is worthless. */
  expiresAt: string;
  userId: number;
  uuid: string;
  /** Name of the identity provider by which it was opened, where one was. */
  provider?: string;
  /** The administrator who sees the portal as this user, and changes nothing. */
  viewerId?: number;
  /** Where the viewer is their guardian, and not an administrator. */
  isGuardianView?: boolean;
}

/** The embedded form behind a call: the site's id, and the form's name. */
export interface Embedded {
  id: string;
  form: string;
}

/** Knows the sites that embed our forms. */
export interface Attribution {
  /** The form behind an `X-LIA-Embed` header. @throws {ApiFailure} 403 `EMBED_REFUSED` where the key is not good there. */
  recognise(header: string, origin: string | undefined): Promise<Embedded>;
  /** Counts what was sent, in the transaction of the write. */
  credit(tx: Transaction, embedded: Embedded, answer: unknown): Promise<void>;
}

/** What every part of the API works with. */
export interface AppContext {
  config: Config;
  db: Database;
  files: FileStore;
  /** Signs tokens; derive a key of your own for anything else (secret.ts). */
  secret: Uint8Array;
  /** The session behind a bearer token. @throws {ApiFailure} 401 when there is none (any more). */
  sessionOf(token: string): Promise<Session>;
  attribution: Attribution;
  /** The domains, for those to which others contribute. */
  modules: readonly ApiModule[];
}
