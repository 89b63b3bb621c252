import { type Permission, policy } from '@lia/sdk/accounts/permissions';
import { groupsOf, type Role, type RoleGroup, roleGroups } from '@lia/sdk/accounts/roles';
import { type Route, splitRoute } from '@lia/sdk/http/endpoint';
import { expect } from 'vitest';

import { type RawAnswer, type RunningApi, test } from '../testing/api.ts';
import { accessMatrix } from '../testing/access/matrix.ts';

/** One role of each group, with the plan that some permissions ask for; a guest has none. */
const roleOf: Readonly<Record<RoleGroup, readonly Role[]>> = {
  guest: [],
  admin: ['admin'],
  schoolAdmin: ['admin_escuela'],
  student: ['alumno'],
  teacher: ['Maestro-M-preescolar'],
  parent: ['Padre-M'],
  user: ['user'],
};

/** Calls a route with nothing that it could act on. */
function call(api: RunningApi, route: Route, token?: string): Promise<RawAnswer> {
  const { method, path } = splitRoute(route);
  const json = method === 'POST' || method === 'PUT' ? { json: {} } : {};
  return api.request(method, path.replaceAll(/\{\w+\}/g, '999999'), { ...json, ...(token !== undefined && { token }) });
}

const isRefused = ({ status, body }: RawAnswer, code: string, as: number): boolean =>
  status === as && Object(body).code === code;

/** The reach of each group and of visitors, as the policy gives it. */
function accessOf(permission: Permission): object {
  if (permission !== 'anyone') return policy[permission];
  return Object.fromEntries(['visitor', ...roleGroups].map((group) => [group, 'public']));
}

function line(route: Route, access: object): string {
  const cells = Object.entries(access).map(([group, reach]) => `${group} ${reach}`);
  return `${route}: ${cells.toSorted().join(', ')}`;
}

test('each route reaches, for each role group, what the matrix has', async ({ api }) => {
  const expected = accessMatrix.flatMap(({ access, routes }) => routes.map((route) => line(route, access)));
  const served = api.routes.map(({ route, permission }) => line(route, accessOf(permission)));
  expect(served.toSorted()).toEqual(expected.toSorted());
});

test('each route asks for the permission of the matrix', async ({ api }) => {
  const expected = accessMatrix.flatMap(({ permission, routes }) => routes.map((route) => `${route}: ${permission}`));
  const served = api.routes.map(({ route, permission }) => `${route}: ${permission}`);
  expect(served.toSorted()).toEqual(expected.toSorted());
});

test('a visitor reaches public routes alone, and a guest what asks for a session', async ({ api }) => {
  for (const { access, routes } of accessMatrix) {
    for (const route of routes) {
      const visitor = isRefused(await call(api, route), 'UNAUTHENTICATED', 401);
      expect(visitor, route).toBe(access.visitor === undefined);
      // Signing out would end the session that the other routes are asked with.
      const { token } = await api.member();
      const guest = isRefused(await call(api, route, token), 'FORBIDDEN', 403);
      expect(guest, `guest ${route}`).toBe(access.guest === undefined);
    }
  }
});

test.for(accessMatrix)('$permission is held by its role groups alone', async ({ access, routes: [route] }, { api }) => {
  if (route === undefined) throw new Error('A row of the matrix has no route');
  for (const group of roleGroups) {
    expect([...groupsOf({ role: roleOf[group] })]).toEqual([group]);
    const { token } = await api.member(...roleOf[group]);
    const refused = isRefused(await call(api, route, token), 'FORBIDDEN', 403);
    expect(refused, `${group} ${route}`).toBe(access[group] === undefined);
  }
});
