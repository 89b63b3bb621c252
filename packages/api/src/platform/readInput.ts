import { record } from '@lia/sdk/validation/fields';
import type { FastifyRequest } from 'fastify';
import type { AnyObjectSchema } from 'yup';

import type { AppContext } from './appContext.ts';
import type { BoundRoute } from './binding.ts';
import { check } from './check.ts';
import { checkBody } from './checkBody.ts';
import { schemaFor } from './eitherBody.ts';
import { ApiFailure, notFound } from './errors.ts';
import { type ReadBody, readBody } from './readBody.ts';
import { discardingUnkept } from './unkeptFiles.ts';

/** The body of a call that takes files and nothing else. */
const nothing = record({});

/** What comes in with a call, held against the schemas of its endpoint. */
export interface Input {
  params: object;
  query: { range?: string };
  body: ReadBody;
}

/** Reads a call. Files are in the store when it returns, and none of them where it is refused. */
export async function readInput(
  app: Pick<AppContext, 'db' | 'files'>,
  binding: Pick<BoundRoute, 'params' | 'query' | 'body' | 'files'>,
  request: FastifyRequest,
): Promise<Input> {
  const params = binding.params ? readParams(binding.params, request.params) : {};
  const query = binding.query ? check(binding.query, request.query, 'typed') : {};
  const schema = binding.body ?? (binding.files && nothing);
  if (!schema) return { params, query, body: { value: {}, input: 'strict', files: [] } };
  const upload = binding.files ? { ...binding.files, rule: binding.files, store: discardingUnkept(app) } : null;
  const body = await readBody(request, upload);
  try {
    return {
      params,
      query,
      body: { ...body, value: await checkBody(schemaFor(schema, body.value), body.value, body.input) },
    };
  } catch (error) {
    await Promise.all(body.files.map((file) => app.files.discard(file.storageKey)));
    throw error;
  }
}

/** A path that names nothing we could have is not found, rather than wrong. */
function readParams(schema: AnyObjectSchema, params: unknown): object {
  try {
    return check(schema, params, 'typed');
  } catch (error) {
    throw error instanceof ApiFailure ? notFound() : error;
  }
}
