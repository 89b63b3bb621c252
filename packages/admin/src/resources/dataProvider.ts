import type { Client } from '@lia/sdk/http/client';
import { splitRoute } from '@lia/sdk/http/endpoint';
import { FACETS_HEADER } from '@lia/sdk/http/list';
import type { Language } from '@lia/sdk/messages/language';
import simpleRestProvider from 'ra-data-simple-rest';
import { type DataProvider, HttpError, type Identifier, type RaRecord } from 'react-admin';

import { createHttpClient, refusalOf, sentenceOf, withSentence } from '../client/httpClient.ts';
import type { Resource } from './definition.ts';
import { formPath, type Row } from './field.ts';

/** How many rows have each value of a filter. */
export type Facets = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** `meta` of a list inside of a record, such as the rows of an import. */
export interface Within {
  /** Below the API root: `imports/5/rows`. */
  path: string;
  /** The field that identifies a row. */
  id: string;
  /** Fields whose values are counted. */
  facets: readonly string[];
}

/** `meta` of a list that is asked for its rows alone, without facets. */
export const ROWS_ALONE = 'rows';

/**
 * react-admin's data provider: ra-data-simple-rest on the API's paths. The definitions name the paths, the field that
 * identifies a record, and the bodies of writes. What was saved comes with the API's message: see `sentenceOf`.
 */
export function createDataProvider(
  client: Client,
  load: (name: string) => Promise<Resource>,
  language: () => Language,
): DataProvider {
  const http = createHttpClient(client, language);
  const rest = simpleRestProvider('', http);

  return {
    ...rest,

    async getList(name, params) {
      const resource = await load(name);
      const within = withinOf(params.meta);
      const facets = within?.facets ?? facetsOf(resource, params.meta);
      const headers: Headers[] = [];
      // ra-data-simple-rest knows neither the parameter nor the header.
      const counting = simpleRestProvider('', async (url: string, options) => {
        const answer = await http(
          facets.length > 0 ? `${url}&facets=${encodeURIComponent(JSON.stringify(facets))}` : url,
          options,
        );
        headers.push(answer.headers);
        return answer;
      });
      const answer = await counting.getList(within?.path ?? pathOf(resource), params);
      return {
        ...answer,
        data: answer.data.map((row) => (within ? { ...row, id: row[within.id] } : identified(resource, row))),
        meta: countsIn(headers[0]?.get(FACETS_HEADER)),
      };
    },

    async getOne(name, params) {
      const resource = await load(name);
      const { data } = await rest.getOne(pathOf(resource), params);
      return { data: identified(resource, data, params.id) };
    },

    async create(name, params) {
      const resource = await load(name);
      const write = await writeOf(resource, 'createBody', params.data);
      const { data } = await rest
        .create(write.path, { ...params, data: write.data })
        .catch((error: unknown) => refuse(resource, error));
      return { data: identified(resource, data) };
    },

    async update(name, params) {
      const resource = await load(name);
      const write = await writeOf(resource, 'updateBody', params.data);
      const { data } = await rest
        .update(write.path, { ...params, data: write.data })
        .catch((error: unknown) => refuse(resource, error));
      return { data: identified(resource, data, params.id) };
    },

    async delete(name, params) {
      const resource = await load(name);
      const { data } = await rest.delete(resource.writing?.path ?? pathOf(resource), params);
      return { data: identified(resource, data, params.id) };
    },
  };
}

/** A record as react-admin knows it: with an `id`, and with the message that came with it. */
const identified = <R extends RaRecord>(resource: Resource, record: R, id?: Identifier): R =>
  withSentence({ ...record, id: record[resource.id ?? 'id'] ?? id }, sentenceOf(record));

const pathOf = ({ list }: Resource): string => splitRoute(list).path.slice(1);

/** Path and body of a write. */
async function writeOf(
  resource: Resource,
  body: 'createBody' | 'updateBody',
  data: Row,
): Promise<{ path: string; data: object }> {
  const { name, writing, form } = resource;
  const made: unknown = (await writing?.[body]?.(data)) ?? (await form?.schema())?.cast(form?.body(data));
  if (!made) throw new TypeError(`${name} is not written`);
  return { path: writing?.path ?? pathOf(resource), data: made };
}

/** The filters whose values the API counts along with a list; none for a list that is only read through. */
const facetsOf = ({ filters = [] }: Resource, meta: unknown): string[] =>
  meta === ROWS_ALONE ? [] : filters.flatMap((filter) => ('statuses' in filter ? [filter.source] : []));

const withinOf = (meta: { within?: Within } | string | undefined): Within | undefined =>
  typeof meta === 'object' ? meta.within : undefined;

/** The facets of an answer: `{ facets: { status: { approved: 12 } } }`. */
const countsIn = (counts: string | null | undefined): { facets: Facets } => ({
  facets: typeof counts === 'string' ? JSON.parse(counts) : {},
});

/** Throws a refusal again, with what is wrong with the fields of the form. */
function refuse({ writing }: Resource, error: unknown): never {
  if (!(error instanceof HttpError)) throw error;
  const { code, fields } = refusalOf(error);
  const field = writing?.codes?.[code];
  const errors = Object.fromEntries(
    field === undefined
      ? Object.entries(fields).map(([path, text]) => [writing?.fields?.[path] ?? formPath(path), text])
      : [[field, error.message]],
  );
  if (Object.keys(errors).length === 0) throw error;
  throw new HttpError(error.message, error.status, { code, errors });
}
