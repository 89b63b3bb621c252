import { request } from 'node:http';

import { describe, expect } from 'vitest';

import { type RunningApi, test } from '../testing/api.ts';
import { family } from '../testing/families.ts';

const JSON_TYPE = { 'Content-Type': 'application/json' };

/** Sends a body as it is to a public route that reads one. */
const send = (api: RunningApi, body: string, headers: Record<string, string> = JSON_TYPE) =>
  api.request('POST', '/login', { body, headers });

const valid = { username: 'marisol', password: 'secreta-1' };

describe('an address that cannot be decoded', () => {
  test.for([
    ['GET', '//%E0%A4%A'],
    ['GET', '/schools/%ff'],
    ['POST', '/login%'],
  ] as const)('%s %s: 400 in our shape, with our headers', async ([method, path], { api }) => {
    const { status, headers, body } = await api.request(method, path, {
      headers: { Origin: 'https://school.example' },
    });
    expect({ status, body }).toEqual({ status: 400, body: { code: 'MALFORMED_REQUEST', message: expect.any(String) } });
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  test('with a parameter longer than any of ours is not found', async ({ api }) => {
    const { status, headers, body } = await api.request('GET', `/sandbox/checkouts/${'x'.repeat(300)}`);
    expect({ status, body }).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('a body that is not what it should be', () => {
  test.for([
    ['wrong types', '{"username":5,"password":["x"]}', { username: expect.any(String), password: expect.any(String) }],
    ['nulls', '{"username":null,"password":null}', { username: expect.any(String), password: expect.any(String) }],
    ['no fields', '{}', { username: 'Este dato es necesario', password: 'Este dato es necesario' }],
    ['extra keys', JSON.stringify({ ...valid, admin: true }), { admin: 'Este dato no se espera aquí' }],
    [
      'an own __proto__',
      '{"username":"marisol","password":"x","__proto__":{"admin":true}}',
      { '': expect.any(String) },
    ],
    ['an own constructor', '{"username":"marisol","constructor":{"prototype":{}}}', { '': expect.any(String) }],
    ['a nested __proto__', '{"username":{"__proto__":{}},"password":"secreta-1"}', { username: expect.any(String) }],
    ['a NUL character', '{"username":"mari\\u0000sol","password":"secreta-1"}', { username: 'Este dato no es válido' }],
    ['a lone surrogate', '{"username":"\\ud800","password":"secreta-1"}', { username: expect.any(String) }],
    ['a huge string', JSON.stringify({ ...valid, username: 'x'.repeat(200_000) }), { username: expect.any(String) }],
    ['an array', '[1,2,3]', { '': 'Este dato no es válido' }],
    ['text', '"hola"', { '': 'Este dato no es válido' }],
    ['null', 'null', { '': 'Este dato no es válido' }],
    ['nothing', '', { username: 'Este dato es necesario' }],
  ] as const)('%s: 422, with the fields at fault', async ([, body, fields], { api }) => {
    const answer = await send(api, body);
    expect(answer).toMatchObject({ status: 422, body: { code: 'VALIDATION_FAILED', message: expect.any(String) } });
    expect(answer.body).toMatchObject({ fields });
  });

  test('nested deeper than any of ours: 422', async ({ api }) => {
    const depth = 50_000;
    const answer = await send(api, `{"username":${'['.repeat(depth)}${']'.repeat(depth)}}`);
    expect(answer).toMatchObject({ status: 422, body: { code: 'VALIDATION_FAILED' } });
  });

  test.for(['{', '{"username":}', 'username=marisol', '\u0000', '{"a":1}{"b":2}'])(
    '%j is no JSON: 400',
    async (body, { api }) => {
      expect(await send(api, body)).toMatchObject({ status: 400, body: { code: 'MALFORMED_REQUEST' } });
    },
  );

  test('of ten megabytes: 413', async ({ api }) => {
    const answer = await send(api, JSON.stringify({ ...valid, username: 'x'.repeat(10_000_000) }));
    expect(answer).toMatchObject({
      status: 413,
      body: { code: 'PAYLOAD_TOO_LARGE', message: 'La solicitud es demasiado grande' },
    });
  });

  test('without a Content-Length, and too long: 413', async ({ api }) => {
    const status = await new Promise((resolve, reject) => {
      const call = request(`${api.origin}/api/api/login`, { method: 'POST', headers: JSON_TYPE });
      call.once('response', (response) => resolve(response.resume().statusCode));
      call.once('error', reject);
      for (let i = 0; i < 40; i += 1) call.write('x'.repeat(10_000));
      call.end();
    });
    expect(status).toBe(413);
  });

  test.for(['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'nonsense', 'application/jsonx'])(
    'of type %s: 415',
    async (type, { api }) => {
      expect(await send(api, JSON.stringify(valid), { 'Content-Type': type })).toMatchObject({
        status: 415,
        body: { code: 'UNSUPPORTED_MEDIA_TYPE' },
      });
    },
  );

  test('of multipart where no files are taken: 415', async ({ api }) => {
    const body = new FormData();
    body.set('username', 'marisol');
    expect(await api.request('POST', '/login', { body })).toMatchObject({
      status: 415,
      body: { code: 'UNSUPPORTED_MEDIA_TYPE' },
    });
  });
});

describe('multipart that is not what it should be', () => {
  const donation = (api: RunningApi, body: string | FormData, headers = {}) =>
    api.request('POST', '/supportSubscription', { body, headers });
  const type = { 'Content-Type': 'multipart/form-data; boundary=XX' };
  const part = (name: string, value: string) =>
    `--XX\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

  test.for([
    ['no boundary', 'x', { 'Content-Type': 'multipart/form-data' }],
    ['cut before its end', part('support', '1'), type],
    ['garbage instead of parts', 'garbage', type],
    ['nothing', '', type],
  ] as const)('%s: 4xx', async ([, body, headers], { api }) => {
    const answer = await donation(api, body, headers);
    expect([400, 422]).toContain(answer.status);
    expect(answer.body).toMatchObject({ code: expect.any(String), message: expect.any(String) });
  });

  test('the same field twice, an unknown one, a NUL character: 422', async ({ api }) => {
    for (const fields of [part('support', '1') + part('support', '2'), part('nonsense', '1'), part('name', 'a\0b')]) {
      const answer = await donation(api, `${fields}--XX--\r\n`, type);
      expect(answer, fields).toMatchObject({ status: 422, body: { code: 'VALIDATION_FAILED' } });
    }
  });

  test.for(['__proto__', 'constructor'])('a field named %s: 400', async (name, { api }) => {
    const answer = await donation(api, `${part(name, '1')}--XX--\r\n`, type);
    expect(answer).toMatchObject({ status: 400, body: { code: 'MALFORMED_REQUEST' } });
  });

  test('more fields than any form has: 4xx', async ({ api }) => {
    const fields = Array.from({ length: 200 }, (_, i) => part(`field${i}`, 'x')).join('');
    const answer = await donation(api, `${fields}--XX--\r\n`, type);
    expect([413, 422]).toContain(answer.status);
  });

  // A sender who is not read waits until the connection is given up, 72 seconds.
  const answered = { timeout: 30_000 };

  test.for([1, 10_000_000])('a file of %d bytes in a field that takes none: 422', answered, async (bytes, { api }) => {
    const body = new FormData();
    body.set('name', new File([new Uint8Array(bytes)], 'x.png', { type: 'image/png' }));
    expect(await donation(api, body)).toMatchObject({ status: 422 });
  });
});

test.for(['username', 'email', 'password'])(
  'half of a character in a %s that waits with its order: 422',
  async (field, { api }) => {
    const { form, children } = family('a.medias');
    const half = { username: 'medi\ud83d', email: 'medi\ud83d@example.mx', password: 'medi\ud83d' };
    const changed = { ...form, [field]: Object.entries(half).find(([name]) => name === field)?.[1] };
    const json = {
      email: form.email,
      amount: 149_00,
      prices: ['price_padre-mensual'],
      currency: 'mxn',
      form: changed,
      children,
    };
    const answer = await api.request('POST', '/stripe/validate-data', { json: { ...json, extras: [] } });
    expect(answer).toMatchObject({ status: 422, body: { fields: { [`form.${field}`]: expect.any(String) } } });
  },
);

test('an unknown key is reported at its own path, however deep it stands', async ({ api }) => {
  const { form, children } = family('clave.ajena');
  const json = { form: { ...form, city: 'Puebla' }, children: [{ ...children[0], role: 'admin' }] };
  const answer = await api.request('POST', '/stripe/public/free-sub', { json });
  const unknown = 'Este dato no se espera aquí';
  expect([answer.status, Object(answer.body).fields]).toEqual([
    422,
    { 'form.city': unknown, 'children[0].role': unknown },
  ]);
});

test('an idempotency key that is none is refused', async ({ api }) => {
  const { token } = await api.member('admin');
  const json = { School: 'Con llave rara', Type: 'Escuela', IsActive: true };
  for (const key of ['short', 'x'.repeat(129), 'with spaces in it']) {
    const answer = await api.request('POST', '/escuelas', { token, json, headers: { 'Idempotency-Key': key } });
    expect(answer, key).toMatchObject({ status: 422, body: { code: 'VALIDATION_FAILED' } });
  }
});
