import { listInstitutions } from '@lia/sdk/institutions/endpoints';
import type { Institution } from '@lia/sdk/institutions/schema';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';

import { users } from '../accounts/tables.ts';
import { schoolMembers } from './tables.ts';
import { add, listOf, test as base } from '../testing/institutions.ts';

const rows = [
  { School: 'Lista Águila', Description: 'zona norte', Type: 'Escuela', IsActive: true },
  { School: 'lista búho', Description: 'Zona sur', Type: 'Empresa', IsActive: true },
  { School: 'Lista Cóndor 100%', Description: 'aves', Type: 'Escuela', IsActive: false },
] as const;

const test = base.extend<{ birds: void }>({
  birds: [
    async ({ admin }, use) => {
      for (const row of rows) await add(admin, row);
      await use();
    },
    { scope: 'file', auto: true },
  ],
});

const names = (body: unknown) => (Array.isArray(body) ? body.map((it: Institution) => it.School) : body);

describe('the list', () => {
  test('finds words in the name without case and accents, and in the description', async ({ api, admin }) => {
    const by = async (q: string) => names((await listOf(api, admin, `q=${encodeURIComponent(q)}`)).body);
    expect(await by('AGUILA')).toEqual(['Lista Águila']);
    expect(await by('zona')).toEqual(['Lista Águila', 'lista búho']);
    expect(await by('100%')).toEqual(['Lista Cóndor 100%']);
    expect(await by('_')).toEqual([]);
    expect(await by('no such words')).toEqual([]);
  });

  test('filters by status and type, in the query or in `filter`', async ({ api, admin }) => {
    const flat = await listOf(api, admin, 'q=lista&active=true&type=Escuela');
    expect(names(flat.body)).toEqual(['Lista Águila']);
    const filter = encodeURIComponent('{"q":"lista","active":false}');
    expect(names((await listOf(api, admin, `filter=${filter}`)).body)).toEqual(['Lista Cóndor 100%']);
  });

  test.for([
    ['School', ['Lista Águila', 'lista búho', 'Lista Cóndor 100%']],
    ['Description', ['Lista Cóndor 100%', 'Lista Águila', 'lista búho']],
    ['Type', ['lista búho', 'Lista Águila', 'Lista Cóndor 100%']],
    ['IsActive', ['Lista Cóndor 100%', 'Lista Águila', 'lista búho']],
    ['SchoolId', ['Lista Águila', 'lista búho', 'Lista Cóndor 100%']],
    ['Admin', ['Lista Águila', 'lista búho', 'Lista Cóndor 100%']],
  ] as const)('sorts by %s', async ([column, expected], { api, admin }) => {
    const sort = encodeURIComponent(JSON.stringify([column, 'ASC']));
    expect(names((await listOf(api, admin, `q=lista&sort=${sort}`)).body)).toEqual(expected);
  });

  test('sorts by the people that each has, and counts only those who are there', async ({ api, admin }) => {
    const full = await add(admin, { School: 'Conteo llena' });
    await add(admin, { School: 'Conteo vacía' });
    const people = await Promise.all([api.member('alumno'), api.member('maestro'), api.member('alumno')]);
    const [gone, twice] = people;
    const left = await api.member('maestro');
    const member = { schoolId: full.SchoolId, role: 'student' } as const;
    await api.app.db
      .insert(schoolMembers)
      .values([
        ...people.map(({ id }) => ({ ...member, userId: id, shift: 'matutino' as const })),
        { ...member, userId: twice.id, shift: 'vespertino' },
        { ...member, userId: left.id, since: new Date(2025, 1), until: new Date(2025, 7) },
      ]);
    await api.app.db.update(users).set({ deletedAt: new Date() }).where(eq(users.id, gone.id));
    const sort = encodeURIComponent('["CurrentUsers","DESC"]');
    const { body } = await listOf(api, admin, `q=conteo&sort=${sort}`);
    expect(body).toMatchObject([
      { School: 'Conteo llena', CurrentUsers: 2 },
      { School: 'Conteo vacía', CurrentUsers: 0 },
    ]);
  });

  test('counts all rows and answers the range', async ({ api, admin }) => {
    const { body, headers } = await listOf(api, admin, `q=lista&range=${encodeURIComponent('[1,1]')}`);
    expect(names(body)).toEqual(['lista búho']);
    expect(headers.get('content-range')).toBe('items 1-1/3');
    expect(headers.get('access-control-expose-headers')).toContain('Content-Range');
    const past = await listOf(api, admin, `q=lista&range=${encodeURIComponent('[50,74]')}`);
    expect(past.body).toEqual([]);
    expect(past.headers.get('content-range')).toBe('items */3');
  });

  test.for([
    'sort=nonsense',
    'sort=["passwordHash","ASC"]',
    'sort=["School","ASC; drop table users"]',
    'range=[5,1]',
    'range=[-1,4]',
    'range=[0,1e99]',
    'range=all',
    'filter=[]',
    'filter={"nonsense":1}',
    'filter={"id":["x"]}',
    'active=maybe',
    'type=Iglesia',
    'nonsense=1',
    'active=true&active=false',
  ])('refuses %s', async (query, { api, admin }) => {
    expect(await listOf(api, admin, encodeURI(query))).toMatchObject({
      status: 422,
      body: { code: 'VALIDATION_FAILED' },
    });
  });

  test('takes a list of numbers', async ({ api, admin }) => {
    const { SchoolId } = await add(admin, { School: 'Por número' });
    const filter = encodeURIComponent(JSON.stringify({ id: [SchoolId, 999_999] }));
    expect(names((await listOf(api, admin, `filter=${filter}`)).body)).toEqual(['Por número']);
  });
});

test('the list answers the whole of it to who asks for no range', async ({ api, admin }) => {
  const { body, headers } = await api.request('GET', '/schools', { token: admin.token });
  const total = Array.isArray(body) ? body.length : null;
  expect(headers.get('content-range')).toBe(`items 0-${Number(total) - 1}/${total}`);
  expect(await admin.client.call(listInstitutions, { query: {} })).toEqual(body);
});
