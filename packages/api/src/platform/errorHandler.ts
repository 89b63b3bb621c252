import type { ErrorBody, ErrorCode } from '@lia/sdk/http/error';
import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { isUnreachable, sqlState } from './database.ts';
import { ApiFailure, RETRY_AFTER_SECONDS } from './errors.ts';
import { FileStoreError, LostFileError } from './files.ts';
import { type Language, languageOf, translator } from './language.ts';

/** Statuses that Fastify and its plugins refuse with, in our words. */
const codes: Readonly<Record<number, ErrorCode>> = {
  400: 'MALFORMED_REQUEST',
  404: 'NOT_FOUND',
  406: 'MALFORMED_REQUEST',
  408: 'TIMEOUT',
  413: 'PAYLOAD_TOO_LARGE',
  414: 'MALFORMED_REQUEST',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'RATE_LIMITED',
  431: 'MALFORMED_REQUEST',
  503: 'SERVICE_UNAVAILABLE',
};

/**
 * Answers every refusal and every accident as `{ code, message, fields? }`. `strict`: data that a schema let through to
 * the database is an accident of ours, so that tests find the schema; in production it is answered as invalid data.
 */
export function setErrorHandler(server: FastifyInstance, strict: boolean): void {
  server.setErrorHandler<FastifyError | ApiFailure>((error, request, reply) =>
    refuse(request, reply, failureOf(error, { log: request.log, route: request.routeOptions.url ?? null, strict })),
  );
}

/** Sends a refusal in the caller's language. */
export function refuse(request: FastifyRequest, reply: FastifyReply, failure: ApiFailure): FastifyReply {
  const { allow } = failure.details;
  const retryAfter = failure.status === 503 ? RETRY_AFTER_SECONDS : failure.details.retryAfter;
  const body = errorBody(failure, languageOf(request.headers['accept-language']));
  if (retryAfter !== undefined) void reply.header('Retry-After', String(retryAfter));
  if (allow) void reply.header('Allow', allow.join(', '));
  if (failure.status === 401) void reply.header('WWW-Authenticate', 'Bearer');
  return reply
    .code(failure.status)
    .header('Cache-Control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
}

/** A refusal as it is sent. */
export function errorBody(failure: ApiFailure, language: Language): ErrorBody {
  const t = translator(language);
  const { fields } = failure.details;
  const body: ErrorBody = { code: failure.code, message: t(failure.code) };
  if (fields) {
    // A path is the sender's own word: it must not reach into the object that carries it.
    const entries = Object.entries(fields).map(([path, { key, values }]) => [path, t(key, values)] as const);
    body.fields = Object.fromEntries(entries);
  }
  return body;
}

/** What an error is answered as; what is an accident of ours goes to the log, with the pattern of its route. */
export function failureOf(
  error: Error,
  { log, route, strict }: { log: FastifyBaseLogger; route: string | null; strict: boolean },
): ApiFailure {
  if (error instanceof ApiFailure) {
    // Such as a payment provider that does not answer: the caller learns no reason, so the log has to.
    if (error.status >= 500) log.error({ failure: withoutData(error) }, 'unavailable');
    return error;
  }
  const status = knownStatus(error);
  const code = codes[status];
  if (code !== undefined) return new ApiFailure(status === 406 ? 400 : status, code);
  if (status >= 400 && status < 500) return new ApiFailure(400, 'MALFORMED_REQUEST');
  // Class 22 is data that PostgreSQL cannot hold, such as a number beyond a column.
  if (sqlState(error)?.startsWith('22') && !strict) {
    log.warn({ route, sqlState: sqlState(error) }, 'a schema let data through');
    return new ApiFailure(422, 'VALIDATION_FAILED', { fields: {} });
  }
  if (isDiskFull(error)) {
    log.error({ failure: withoutData(error) }, 'no room is left to write');
    return new ApiFailure(507, 'STORAGE_FULL');
  }
  if (error instanceof LostFileError) {
    log.error({ route, failure: withoutData(error) }, 'a stored file is lost');
    return new ApiFailure(404, 'FILE_LOST');
  }
  if (error instanceof FileStoreError) {
    log.error({ failure: withoutData(error) }, 'the store of files does not answer');
    return new ApiFailure(503, 'SERVICE_UNAVAILABLE');
  }
  if (isUnreachable(error)) {
    log.error({ failure: withoutData(error) }, 'the database does not answer');
    return new ApiFailure(503, 'SERVICE_UNAVAILABLE');
  }
  log.error({ route, failure: withoutData(error) }, 'unexpected failure');
  return new ApiFailure(500, 'UNKNOWN_ERROR');
}

/** Codes of the system, and PostgreSQL's own, where a disk, a quota or a limit on files allows no more. */
const FULL: readonly unknown[] = ['ENOSPC', 'EDQUOT', 'EFBIG', '53100'];

const isDiskFull = (error: Error): boolean =>
  FULL.includes(sqlState(error) ?? ('code' in error ? error.code : undefined));

/** Fastify's multipart parser reports what is cut or garbled without a status. */
function knownStatus(error: Error): number {
  if ('statusCode' in error && typeof error.statusCode === 'number') return error.statusCode;
  const place = error.stack ?? '';
  return place.includes('busboy') || place.includes('dicer') ? 400 : 500;
}

/** Errors whose messages are written by us, by Node or by the language. */
const SAFE: ReadonlySet<unknown> = new Set([Error, TypeError, RangeError, ReferenceError, AggregateError, ApiFailure]);

/**
 * An error as the log may have it. Messages of others quote what they were given (rows, addresses, JSON), and with it
 * people: name, code and place have to do.
 */
export function withoutData(error: unknown): object {
  if (!(error instanceof Error)) return { name: typeof error };
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  const cause = error.cause === undefined ? {} : { cause: withoutData(error.cause) };
  const message = SAFE.has(error.constructor) ? { message: error.message } : {};
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  return { name: error.constructor.name, ...message, ...code, frames, ...cause };
}
