import type { ErrorCode } from '../messages/es.ts';

export type { ErrorCode };

/** What the API answers when it refuses: a stable word, the sentence for the person, and the fields at fault. */
export interface ErrorBody {
  /** A stable word that programs may rely on. */
  code: ErrorCode;
  /** The sentence to show, in the language of the request (Spanish unless English was asked for). */
  message: string;
  /** Path of a field in the request body → sentence to show beside it. Only with status 422. */
  fields?: Record<string, string>;
}

/**
 * A call that did not succeed.
 *
 * `status` is 0 when no answer arrived: `code` is then `NETWORK` (no connection), `TIMEOUT` or `ABORTED`, `message`
 * repeats it, and nothing is known about what the server did. Repeat the call with the same idempotency key. `ABORTED` is
 * also what was refused after another session had begun than the one that made the call.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: ErrorCode;
  readonly fields: Readonly<Record<string, string>>;

  constructor(status: number, body: ErrorBody) {
    super(body.message);
    this.status = status;
    this.code = body.code;
    this.fields = body.fields ?? {};
  }
}

/** Nothing is there by that id or link, or it is out of this user's reach. */
export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** The session has ended, or its user may not do this. */
export const isAccessDenied = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 401 || error.status === 403);
