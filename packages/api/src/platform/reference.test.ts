import { splitRoute } from '@lia/sdk/http/endpoint';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect } from 'vitest';

import { test } from '../testing/api.ts';
import { API_ROOT } from './serve.ts';

interface Operation {
  summary?: string;
  description?: string;
  tags?: string[];
  operationId?: string;
}

test('the OpenAPI document is a valid 3.1 one that describes every route', async ({ api }) => {
  const { status, body } = await api.request('GET', '//api/docs/openapi.json');
  expect(status).toBe(200);
  const validator = new Validator();
  const result = await validator.validate(JSON.parse(JSON.stringify(body)));
  expect(result).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');

  const operations: Record<string, Operation> = {};
  for (const [path, methods] of Object.entries(pathsOf(body))) {
    for (const [method, operation] of Object.entries(methods))
      operations[`${method.toUpperCase()} ${path}`] = operation;
  }
  const routes = api.routes.map(({ route }) => `${splitRoute(route).method} ${API_ROOT}${splitRoute(route).path}`);
  expect(Object.keys(operations).toSorted()).toEqual(routes.toSorted());
  for (const [route, operation] of Object.entries(operations)) {
    expect(operation, route).toMatchObject({
      summary: expect.stringMatching(/^[A-Z]/),
      description: expect.any(String),
      tags: [expect.any(String)],
    });
  }
  const ids = Object.values(operations).map(({ operationId }) => operationId);
  expect(new Set(ids).size).toBe(ids.length);
});

test('the reference can be browsed, with scripts of our own alone', async ({ api }) => {
  const { status, headers, body } = await api.request('GET', '//api/docs');
  expect(status).toBe(200);
  expect(body).toContain('swagger-ui');
  expect(headers.get('content-security-policy')).toContain("script-src 'self'");
});

function pathsOf(document: unknown): Record<string, Record<string, Operation>> {
  if (typeof document !== 'object' || document === null || !('paths' in document)) throw new Error('No paths');
  return Object(document.paths);
}
