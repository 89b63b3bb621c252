import type { ErrorCode } from '@lia/sdk/http/error';
import type { Message } from '@lia/sdk/messages/translate';

export interface FailureDetails {
  /** Path of a field of the body → what is wrong with it. Only with status 422. */
  fields?: Readonly<Record<string, Message>>;
  /** Seconds until another attempt makes sense. Only with status 429; a 503 has `RETRY_AFTER_SECONDS`. */
  retryAfter?: number;
  /** Methods that the path knows. Only with status 405. */
  allow?: readonly string[];
}

/** A refusal of the API: a business conflict, a missing thing, a wrong field. Anything else that is thrown is a 500. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly status: number;
  readonly code: ErrorCode;
  readonly details: FailureDetails;

  constructor(status: number, code: ErrorCode, details: FailureDetails = {}) {
    super(code);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

/** `Retry-After` of any 503. */
export const RETRY_AFTER_SECONDS = 5;

/** The resource does not exist, or belongs to another user. */
export const notFound = (): ApiFailure => new ApiFailure(404, 'NOT_FOUND');

/** What was looked for. @throws {ApiFailure} 404 where there is none */
export function found<T>(it: T | null | undefined): T {
  if (it === null || it === undefined) throw notFound();
  return it;
}

/** Path of a field of the object at `at`, which is empty for the body itself. */
export const pathIn = (at: string, field: string): string => (at === '' ? field : `${at}.${field}`);

/** Fields of the body that break a rule which only the server can check. */
export const invalidFields = (fields: Readonly<Record<string, Message>>): ApiFailure =>
  new ApiFailure(422, 'VALIDATION_FAILED', { fields });
