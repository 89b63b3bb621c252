import type { Config } from './config.ts';
import type { Database } from './database.ts';
import type { FileStore } from './files.ts';

/** The person behind a call. */
export interface Session {
  /** The token's id; revoking it ends the session. */
  id: string;
  /** ISO instant from which the token is worthless. */
  expiresAt: string;
  userId: number;
  uuid: string;
  role: readonly string[];
  schoolId: number | null;
}

/** What every part of the API works with. */
export interface House {
  config: Config;
  db: Database;
  files: FileStore;
  /** Signs tokens; derive a key of your own for anything else (secret.ts). */
  secret: Uint8Array;
  /** The session behind a bearer token. @throws {ApiFailure} 401 when there is none (any more). */
  sessionOf(token: string): Promise<Session>;
}
