import { may } from '@lia/sdk/accounts/permissions';
import { roles } from '@lia/sdk/accounts/roles';
import { splitRoute } from '@lia/sdk/http/endpoint';
import { anyText } from '@lia/sdk/testing/anyText';
import * as fc from 'fast-check';
import { expect } from 'vitest';

import { type RunningApi, test } from '../testing/api.ts';
import { API_ROOT } from './serve.ts';

/** What no form of ours sends, and every scanner does. */
const nasty = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  anyText,
  fc.constantFrom(
    null,
    '',
    ' ',
    '\0',
    '\ud800',
    "'; drop table users; --",
    '%',
    -0,
    1e308,
    -1,
    2 ** 53,
    'a'.repeat(20_000),
  ),
  fc.constantFrom('__proto__', 'constructor', 'toString').map((key): unknown => JSON.parse(`{"${key}":{"length":1}}`)),
);

/** A value that the schema of the reference might take, with something nasty in its place now and then. */
function near(schema: unknown): fc.Arbitrary<unknown> {
  return fc.oneof({ arbitrary: likely(schema), weight: 5 }, { arbitrary: nasty, weight: 1 });
}

function likely(schema: unknown): fc.Arbitrary<unknown> {
  const { type, properties, items, enum: choices, anyOf } = Object(schema);
  if (Array.isArray(anyOf)) return fc.oneof(...anyOf.map(likely));
  if (Array.isArray(choices) && choices.length > 0) return fc.constantFrom(...choices);
  switch (Array.isArray(type) ? type[0] : type) {
    case 'object': {
      const known = Object.entries(Object(properties)).map(([name, inner]) => [name, near(inner)] as const);
      const extra = fc.dictionary(fc.string({ maxLength: 12 }), nasty, { maxKeys: 1 });
      const fields = fc.record(Object.fromEntries(known), { requiredKeys: [] });
      return fc
        .tuple(fields, extra, fc.integer({ max: 9, min: 0 }))
        .map(([a, b, dice]) => (dice === 0 ? { ...a, ...b } : a));
    }
    case 'array':
      return fc.array(near(items), { maxLength: 4 });
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number':
      return fc.oneof(fc.integer(), fc.double());
    default:
      return fc.oneof(
        fc.string({ maxLength: 40 }),
        fc.constantFrom('México', 'Jalisco', 'ana@example.com', '5512345678', 'Ana López', 'padre', 'secreta-1'),
        fc.constantFrom('[0,24]', '["School","ASC"]', '{"q":"a"}', '[1e400,2]', '{"id":[1e400]}', '{"__proto__":1}'),
      );
  }
}

interface Operation {
  parameters?: { name: string; in: string; schema: unknown }[];
  requestBody?: { content: Record<string, { schema: unknown } | undefined> };
}

/** A route's description in the reference. */
async function operations(api: RunningApi): Promise<(method: string, path: string) => Operation> {
  const { body } = await api.request('GET', '//api/docs/openapi.json');
  const paths: Record<string, Record<string, Operation> | undefined> = Object(body).paths;
  return (method, path) => paths[API_ROOT + path]?.[method.toLowerCase()] ?? {};
}

const text = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/** Text that an address can carry: a lone half of a character cannot be percent-encoded. */
const inAddress = (value: unknown): string => encodeURIComponent(Buffer.from(text(value)).toString().slice(0, 2000));

/** Text that rules of ours take, for a sound request to be made of. */
const soundTexts = [
  'Ana López',
  'ana@example.com',
  '5512345678',
  '00000000-0000-4000-8000-000000000000',
  '0123456789abcdef0123456789abcdef',
  'https://escuela.mx',
  '2026-11-01',
  'donation',
];
const soundByName: Readonly<Record<string, string>> = {
  country: 'México',
  state: 'Jalisco',
  username: 'ana.lopez',
  terms: '2026-11-01',
  privacy: '2026-11-01',
};

/** What the schema of the reference takes, with every field there. */
function sound(schema: unknown, name = ''): unknown {
  const { type, properties, items, enum: choices, anyOf, minItems = 1, minimum = 1 } = Object(schema);
  if (Array.isArray(anyOf)) return sound(anyOf[0], name);
  if (Array.isArray(choices) && choices.length > 0) return choices[0];
  switch (Array.isArray(type) ? type[0] : type) {
    case 'object':
      return Object.fromEntries(Object.entries(Object(properties)).map(([key, inner]) => [key, sound(inner, key)]));
    case 'array':
      return Array.from({ length: Number(minItems) }, () => sound(items));
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return minimum;
    default:
      return soundByName[name] ?? soundTexts.find((it) => fits(Object(schema), it)) ?? soundTexts[0];
  }
}

function fits({ pattern, minLength = 0, maxLength = Infinity }: Record<string, unknown>, value: string): boolean {
  const isLong = value.length >= Number(minLength) && value.length <= Number(maxLength);
  return isLong && (typeof pattern !== 'string' || new RegExp(pattern, 'u').test(value));
}

/** The places in a value that hold no further ones. */
function leavesOf(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key]));
}

function withLeaf(value: unknown, [key, ...rest]: string[], leaf: unknown): unknown {
  if (key === undefined) return leaf;
  if (Array.isArray(value)) return value.map((it, i): unknown => (String(i) === key ? withLeaf(it, rest, leaf) : it));
  const inner: Record<string, unknown> = Object(value);
  return { ...inner, [key]: withLeaf(inner[key], rest, leaf) };
}

/** A sound value with something else in one of its places: what passes every check but one. */
function almostSound<T>(whole: T): fc.Arbitrary<T> {
  const leaves = leavesOf(whole);
  if (leaves.length === 0) return fc.constant(whole);
  return fc
    .tuple(fc.constantFrom(...leaves), fc.oneof(nasty, fc.string({ maxLength: 40 }), fc.integer()))
    .map(([path, leaf]) => Object(withLeaf(whole, path, leaf)));
}

interface Parts {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  json: unknown;
}

/** Whole requests to a route: path, query, headers and body. */
function requests(path: string, { parameters = [], requestBody }: Operation) {
  const place = (where: string) =>
    parameters.filter((it) => it.in === where).map((it) => [it.name, near(it.schema)] as const);
  const body = requestBody?.content['application/json']?.schema;
  const record = (entries: (readonly [string, fc.Arbitrary<unknown>])[], requiredKeys?: []) =>
    fc.record(Object.fromEntries(entries), requiredKeys && { requiredKeys });
  const soundPlace = (where: string) =>
    Object.fromEntries(parameters.filter((it) => it.in === where).map((it) => [it.name, sound(it.schema, it.name)]));
  const wild: fc.Arbitrary<Parts> = fc.record({
    params: record(place('path')),
    query: record(place('query'), []),
    json: body ? near(body) : nasty,
  });
  const whole: Parts = { params: soundPlace('path'), query: {}, json: body ? sound(body) : {} };
  return fc
    .tuple(fc.oneof(wild, almostSound(whole)), fc.string({ maxLength: 30 }))
    .map(([{ params, query, json }, language]) => {
      const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => inAddress(params[name]));
      const search = Object.entries(query).map(([name, value]) => `${name}=${inAddress(value)}`);
      const header = language.replaceAll(/[^\x20-\x7e]/g, '').trim();
      return { path: `${filled}?${search.join('&')}`, json, headers: { 'Accept-Language': header } };
    });
}

test('no route fails, whatever is sent to it', async ({ api }) => {
  const operationOf = await operations(api);
  for (const { route, permission } of api.routes) {
    const { method, path } = splitRoute(route);
    const allowed = roles.find((role) => may({ role: [role] }, permission));
    const { token } = await api.member(...(allowed ? [allowed] : []));
    await fc.assert(
      fc.asyncProperty(requests(path, operationOf(method, path)), async ({ path: at, json, headers }) => {
        const writes = method === 'POST' || method === 'PUT';
        const { status, body } = await api.request(method, at, { token, headers, ...(writes && { json }) });
        expect(status, `${route} ${JSON.stringify(body)}`).toBeLessThan(500);
        if (status >= 400)
          expect(body).toMatchObject({ code: expect.stringMatching(/^[A-Z_]+$/), message: expect.any(String) });
      }),
      { numRuns: 15 },
    );
  }
  // Hundreds of routes: three times what it takes where other suites share the cores.
}, 300_000);
