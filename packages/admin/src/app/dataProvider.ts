import { type Client, fillPath } from '@lia/sdk/http/client';
import { type Endpoint, splitRoute } from '@lia/sdk/http/endpoint';
import { ApiError } from '@lia/sdk/http/error';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import simpleRestProvider from 'ra-data-simple-rest';
import { type DataProvider, type fetchUtils, HttpError } from 'react-admin';

import type { Language } from '../i18n/language.ts';
import { messageIn } from '../i18n/text.ts';
import { withSentence } from './sentences.ts';
import type { Row, ResourceEndpoints } from './resourceEndpoints.ts';

type FetchJson = typeof fetchUtils.fetchJson;

/**
 * react-admin's data provider in the conventions of ra-data-simple-rest, over the contract's client.
 * What was saved comes with the server's sentence, for the screen to show: see `sentenceOf`.
 */
export function createDataProvider(
  client: Client,
  endpoints: Readonly<Record<string, ResourceEndpoints>>,
  language: () => Language,
): DataProvider {
  const httpClient: FetchJson = async (url: string, { method = 'GET', body, signal } = {}) => {
    const [, name = '', id, search = ''] = /^\/([^/?]+)(?:\/([^?]+))?(\?.*)?$/.exec(url) ?? [];
    const resource = endpoints[name];
    if (!resource) throw new TypeError(`No endpoints for ${url}`);
    const data: Row = typeof body === 'string' ? JSON.parse(body) : {};
    const { endpoint, payload } = callOf(resource, method, id, data);
    try {
      const answer = await client.send({
        method: splitRoute(endpoint).method,
        path: fillPath(endpoint, id === undefined ? {} : { id: decodeURIComponent(id) }) + search,
        ...(payload && { body: payload }),
        ...(method === 'POST' && { idempotencyKey: newIdempotencyKey() }),
        signal: signal ?? undefined,
      });
      return { ...answer, body: '', json: recordsOf(resource, answer.body, id) };
    } catch (error) {
      throw error instanceof ApiError ? httpError(error, resource, language()) : error;
    }
  };
  return simpleRestProvider('', httpClient);
}

function callOf(
  { list, get, write }: ResourceEndpoints,
  method: string,
  id: string | undefined,
  data: Row,
): { endpoint: Endpoint; payload?: object } {
  if (method === 'GET') return { endpoint: id === undefined ? list : get };
  if (write && method === 'POST') return { endpoint: write.create, payload: write.createBody(data) };
  if (write && method === 'PUT') return { endpoint: write.update, payload: write.updateBody(data) };
  if (write?.remove && method === 'DELETE') return { endpoint: write.remove };
  throw new TypeError(`${method} is no call of this resource`);
}

/** What came, as react-admin's records: a list, one, or one inside a save's `{ message, data }`. */
function recordsOf(resource: ResourceEndpoints, body: unknown, id: string | undefined): unknown {
  if (Array.isArray(body)) return body.filter(isRow).map((row) => ({ ...row, id: row[resource.id] }));
  if (!isRow(body)) return { id };
  const { message, data } = body;
  if (isRow(data)) return withSentence({ ...data, id: data[resource.id] }, message);
  return withSentence({ ...body, id: body[resource.id] ?? id }, message);
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;

function httpError(error: ApiError, resource: ResourceEndpoints, language: Language): HttpError {
  // Without an answer (status 0) there is no sentence of the server, only a code.
  const message = error.status === 0 ? messageIn(language, { key: error.code }) : error.message;
  const errors = resource.write?.fieldErrors(error) ?? {};
  return new HttpError(message, error.status, { code: error.code, ...(Object.keys(errors).length > 0 && { errors }) });
}
