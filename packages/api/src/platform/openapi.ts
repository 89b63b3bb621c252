import type { Route } from '@lia/sdk/http/endpoint';
import { FACETS_HEADER } from '@lia/sdk/http/list';
import type { FastifySchema } from 'fastify';
import type { AnyObjectSchema } from 'yup';

import type { BoundRoute } from './binding.ts';
import { isEither } from './eitherBody.ts';
import { jsonSchemaOf } from './jsonSchema.ts';

/** The error body of every refusal, as the reference names it. */
export const errorSchema = {
  $id: 'Error',
  type: 'object',
  title: 'Error',
  description: 'A refusal: a stable word for programs, a sentence for the person, the fields at fault (422 only).',
  required: ['code', 'message'],
  additionalProperties: false,
  properties: {
    code: { type: 'string', title: 'Code', description: 'A stable word, such as VALIDATION_FAILED.' },
    message: { type: 'string', title: 'Message', description: 'Spanish, unless Accept-Language prefers English.' },
    fields: {
      type: 'object',
      title: 'Fields',
      description: 'Path of a field of the body (`children[1].email`) → what is wrong with it.',
      additionalProperties: { type: 'string' },
    },
  },
} as const;

const refusal = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: 'Error#' } } },
});

/** A route in the API reference; nothing here is used to check a call. */
export function describeRoute(endpoint: Route, domain: string, route: BoundRoute): FastifySchema {
  const open = route.permission === 'anyone';
  const body = bodyOf(route);
  return {
    summary: route.summary,
    description: describe(route),
    tags: [domain],
    operationId: operationId(endpoint),
    security: open ? [] : [{ bearer: [] }],
    ...(route.params && { params: jsonSchemaOf(route.params) }),
    ...(route.query && { querystring: jsonSchemaOf(route.query) }),
    ...(route.idempotent && { headers: idempotencyHeader }),
    ...(body && { body }),
    ...(route.files && { consumes: ['multipart/form-data', 'application/json'] }),
    response: {
      [route.status ?? 200]: route.returns
        ? {
            description: 'Done.',
            ...(route.query && { headers: listHeaders(route.query) }),
            content: { 'application/json': { schema: jsonSchemaOf(route.returns) } },
          }
        : {
            description: 'The file, as a download.',
            content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
          },
      ...(!route.returns && {
        302: { description: 'The file is at `Location` for a minute, where a bucket keeps it.' },
      }),
      ...(!open && { 401: refusal('No session, or one that is over.'), 403: refusal('Not for this role.') }),
      ...(route.params && { 404: refusal('Not there, or not yours.') }),
      ...(route.idempotent && { 409: refusal('The idempotency key came with another request before.') }),
      ...((route.body ?? route.query) && { 422: refusal('Fields that break a rule.') }),
      ...(route.limit && { 429: refusal('Too many attempts; Retry-After has the seconds to wait.') }),
      default: refusal('Any other refusal.'),
    },
  };
}

const listHeaders = (query: AnyObjectSchema) => ({
  'Content-Range': { type: 'string', description: 'items 0-24/319' },
  ...('facets' in query.fields && {
    [FACETS_HEADER]: { type: 'string', description: 'Rows by facet and value: {"status":{"approved":12,"pending":3}}' },
  }),
});

const idempotencyHeader = {
  type: 'object',
  properties: {
    'Idempotency-Key': {
      type: 'string',
      minLength: 8,
      maxLength: 128,
      description: 'Carried out once per key; a repeat is answered as the first time.',
    },
  },
} as const;

function describe({ description, permission }: BoundRoute): string {
  const who =
    permission === 'anyone'
      ? 'Open to anyone.'
      : permission === 'session'
        ? 'For anyone signed in, also with a temporary password.'
        : permission === 'member'
          ? 'For anyone signed in.'
          : `For \`${permission}\`.`;
  return description ? `${description}\n\n${who}` : who;
}

function bodyOf({ body, files }: BoundRoute): object | undefined {
  const filed = (schema: object) => (files ? withFile(schema, files.field) : schema);
  if (!body) return files && filed({ type: 'object' });
  return isEither(body)
    ? { anyOf: [filed(jsonSchemaOf(body.plain)), jsonSchemaOf(body.marked)] }
    : filed(jsonSchemaOf(body));
}

function withFile(body: object, field: string): object {
  const properties = 'properties' in body && typeof body.properties === 'object' ? body.properties : {};
  return { ...body, properties: { ...properties, [field]: { type: 'string', format: 'binary', title: field } } };
}

/** `PUT /escuelas/{id}` → `put_escuelas_id`. */
const operationId = (endpoint: string): string =>
  endpoint
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_|_$/g, '');
