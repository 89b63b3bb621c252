import { splitRoute } from '@lia/sdk/http/endpoint';
import { describe, expect } from 'vitest';

import { test } from '../testing/api.ts';
import { API_ROOT } from './serve.ts';

describe('permissions', () => {
  test('stand on every route below the API root: all of them are served by the contract', async ({ api }) => {
    const served = api.routes.map(({ route }) => {
      const { method, path } = splitRoute(route);
      return `${method} ${API_ROOT}${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
    });
    const known = api.known.filter((route) => route.includes(` ${API_ROOT}`) && !/^(HEAD|OPTIONS) /.test(route));
    expect(known.toSorted()).toEqual(served.toSorted());
  });

  test('are looked at before the body', async ({ api }) => {
    const headers = { 'Content-Type': 'application/json' };
    const body = '{ this is not JSON';
    expect(await api.request('POST', '/escuelas', { headers, body })).toMatchObject({ status: 401 });
    const { token } = await api.member('padre');
    expect(await api.request('POST', '/escuelas', { headers, body, token })).toMatchObject({ status: 403 });
  });
});

describe('what no route answers', () => {
  test.for([
    ['GET', '/nope'],
    ['POST', '/schools/1/2/3'],
    ['GET', '//api/nope'],
    ['GET', '//embed/v1/nope.js'],
    ['GET', '//assets/nope-12345678.js'],
    ['POST', '//'],
  ])('%s %s is a 404 in the one shape of errors', async ([method = '', path = ''], { api }) => {
    const { status, body } = await api.request(method, path, { headers: { Accept: 'text/html' } });
    expect({ status, body }).toEqual({
      status: 404,
      body: { code: 'NOT_FOUND', message: 'No encontramos lo que buscas' },
    });
  });

  test('is a 405 where the path knows other methods', async ({ api }) => {
    const { status, body, headers } = await api.request('DELETE', '/login');
    expect({ status, body }).toMatchObject({ status: 405, body: { code: 'METHOD_NOT_ALLOWED' } });
    expect(headers.get('allow')).toBe('POST');
  });
});

test('every answer carries an id for the logs, and headers that keep browsers strict', async ({ api }) => {
  const { headers } = await api.request('GET', '/countries', { headers: { 'X-Request-Id': 'mine' } });
  expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toBe("default-src 'none';frame-ancestors 'none'");
});

test('any origin may call, with a bearer token but without cookies', async ({ api }) => {
  const { status, headers } = await api.request('OPTIONS', '/escuelas', {
    headers: {
      Origin: 'https://escuela.example',
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'authorization,content-type,idempotency-key',
    },
  });
  expect(status).toBe(204);
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(headers.get('access-control-allow-credentials')).toBeNull();
  expect(headers.get('access-control-allow-headers')?.toLowerCase()).toContain('idempotency-key');
});
