import type { ErrorBody, ErrorCode } from '@lia/sdk/http/error';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { isUnreachable, sqlState } from './database.ts';
import { ApiFailure } from './errors.ts';
import { languageOf, sayIn } from './language.ts';

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
 * the database is an accident of ours, so that tests find the schema; people are told that their data is wrong.
 */
export function refuseInOneShape(server: FastifyInstance, strict: boolean): void {
  server.setErrorHandler<FastifyError | ApiFailure>((error, request, reply) =>
    refuse(request, reply, failureOf(error, request, strict)),
  );
}

/** Sends a refusal in the caller's language. */
export function refuse(request: FastifyRequest, reply: FastifyReply, failure: ApiFailure): FastifyReply {
  const say = sayIn(languageOf(request.headers['accept-language']));
  const { fields, retryAfter, allow } = failure.details;
  const body: ErrorBody = { code: failure.code, message: say(failure.code) };
  if (fields) {
    // A path is the sender's own word: it must not reach into the object that carries it.
    const entries = Object.entries(fields).map(([path, { key, values }]) => [path, say(key, values)] as const);
    body.fields = Object.fromEntries(entries);
  }
  if (retryAfter !== undefined) void reply.header('Retry-After', String(retryAfter));
  if (allow) void reply.header('Allow', allow.join(', '));
  if (failure.status === 401) void reply.header('WWW-Authenticate', 'Bearer');
  return reply
    .code(failure.status)
    .header('Cache-Control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
}

function failureOf(error: FastifyError | ApiFailure, request: FastifyRequest, strict: boolean): ApiFailure {
  if (error instanceof ApiFailure) return error;
  const status = knownStatus(error);
  const code = codes[status];
  if (code !== undefined) return new ApiFailure(status === 406 ? 400 : status, code);
  if (status >= 400 && status < 500) return new ApiFailure(400, 'MALFORMED_REQUEST');
  // Class 22 is data that PostgreSQL cannot hold, such as a number beyond a column.
  if (sqlState(error)?.startsWith('22') && !strict) {
    request.log.warn({ route: request.routeOptions.url, sqlState: sqlState(error) }, 'a schema let data through');
    return new ApiFailure(422, 'VALIDATION_FAILED', { fields: {} });
  }
  if (isUnreachable(error)) {
    request.log.error({ failure: withoutData(error) }, 'the database does not answer');
    return new ApiFailure(503, 'SERVICE_UNAVAILABLE');
  }
  request.log.error({ route: request.routeOptions.url, failure: withoutData(error) }, 'unexpected failure');
  return new ApiFailure(500, 'UNKNOWN_ERROR');
}

/** Fastify's multipart parser reports what is cut or garbled without a status. */
function knownStatus(error: FastifyError): number {
  if (error.statusCode !== undefined) return error.statusCode;
  const place = error.stack ?? '';
  return place.includes('busboy') || place.includes('dicer') ? 400 : 500;
}

/** Messages of database errors quote rows, and with them people: the place has to do. */
export function withoutData(error: unknown): object {
  if (!(error instanceof Error)) return { name: typeof error };
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  const cause = error.cause === undefined ? {} : { cause: withoutData(error.cause) };
  const state = sqlState(error);
  const message = state === null && !('query' in error) ? { message: error.message } : {};
  return { name: error.name, ...message, ...(state !== null && { sqlState: state }), frames, ...cause };
}
