import type { MemberRole } from '@lia/sdk/institutions/rules';
import { listSchoolMembers } from '@lia/sdk/institutions/endpoints';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';

import { users } from '../accounts/tables.ts';
import { Scope } from '../platform/scope.ts';
import type { Member, RawAnswer, RunningApi } from '../testing/api.ts';
import { add, test as base } from '../testing/institutions.ts';
import { memberList } from './memberList.ts';
import { institutions, schoolMembers } from './tables.ts';

interface Person {
  name: string;
  last_name: string;
  role: MemberRole;
  shift?: 'matutino' | 'vespertino';
}

/** People of two schools, by surname. Names, roles and shifts are in both, so that a search or filter of one meets the other. */
const people = {
  Sierra: [
    { name: 'Luz', last_name: 'Águila', role: 'student', shift: 'vespertino' },
    { name: 'Ana', last_name: 'Alba', role: 'teacher', shift: 'matutino' },
    { name: 'Beto', last_name: 'Alba', role: 'student', shift: 'matutino' },
    { name: 'Zoé', last_name: 'Zúñiga', role: 'student', shift: 'matutino' },
  ],
  Costa: [
    { name: 'Ana', last_name: 'Alba', role: 'teacher', shift: 'vespertino' },
    { name: 'Eva', last_name: 'Bravo', role: 'student', shift: 'matutino' },
    { name: 'Ida', last_name: 'Zúñiga', role: 'parent' },
  ],
} satisfies Record<string, Person[]>;

interface School {
  id: number;
  director: Member;
  /** Usernames of its people, by surname, its director last. */
  usernames: string[];
}

/** Makes an account one of the people of a school, and returns its username. */
async function place(api: RunningApi, schoolId: number, { name, last_name, ...member }: Person): Promise<string> {
  const { id: userId, username } = await api.member('user');
  await api.app.db.update(users).set({ name, lastName: last_name }).where(eq(users.id, userId));
  await api.app.db.insert(schoolMembers).values({ userId, schoolId, ...member });
  return username;
}

async function open(api: RunningApi, admin: Member, name: string, those: readonly Person[]): Promise<School> {
  const { SchoolId: id } = await add(admin, { School: name });
  const director = await api.member('director_escuela');
  const usernames: string[] = [];
  for (const person of those) usernames.push(await place(api, id, person));
  await api.app.db.update(users).set({ name: 'Ñ', lastName: 'Zzz' }).where(eq(users.id, director.id));
  await api.app.db.insert(schoolMembers).values({ userId: director.id, schoolId: id, role: 'schoolAdmin' });
  return { id, director, usernames: [...usernames, director.username] };
}

const test = base.extend<{ sierra: School; costa: School }>({
  sierra: [async ({ api, admin }, use) => use(await open(api, admin, 'Sierra', people.Sierra)), { scope: 'file' }],
  costa: [async ({ api, admin }, use) => use(await open(api, admin, 'Costa', people.Costa)), { scope: 'file' }],
});

const membersOf = (api: RunningApi, { token }: Member, id: number, query: Record<string, unknown> = {}) => {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]));
  return api.request('GET', `/schools/${id}/members?${search}`, { token });
};

const usernamesIn = ({ body }: RawAnswer): unknown =>
  Array.isArray(body) ? body.map((row) => Object(row).username) : body;
const shown = (answer: RawAnswer) => ({
  usernames: usernamesIn(answer),
  range: answer.headers.get('content-range'),
  facets: JSON.parse(answer.headers.get('x-facets') ?? 'null') as unknown,
});

/** What a call shows: which rows of the whole list, their range, and the counts beside them. */
interface Shown {
  rows: number[];
  range: string;
  facets: Record<'role' | 'shift', Record<string, number>>;
}

/** The same call for each of the two schools. */
interface Case {
  name: string;
  query: Record<string, unknown>;
  sierra: Shown;
  costa: Shown;
}

const inSierra = { role: { student: 3, teacher: 1, schoolAdmin: 1 }, shift: { matutino: 3, vespertino: 1 } };
const inCosta = { role: { student: 1, teacher: 1, parent: 1, schoolAdmin: 1 }, shift: { matutino: 1, vespertino: 1 } };

const cases: Case[] = [
  {
    name: 'the whole list',
    query: {},
    sierra: { rows: [0, 1, 2, 3, 4], range: '0-4/5', facets: inSierra },
    costa: { rows: [0, 1, 2, 3], range: '0-3/4', facets: inCosta },
  },
  {
    name: 'the first page',
    query: { range: [0, 1] },
    sierra: { rows: [0, 1], range: '0-1/5', facets: inSierra },
    costa: { rows: [0, 1], range: '0-1/4', facets: inCosta },
  },
  {
    name: 'the next page',
    query: { range: [2, 3] },
    sierra: { rows: [2, 3], range: '2-3/5', facets: inSierra },
    costa: { rows: [2, 3], range: '2-3/4', facets: inCosta },
  },
  {
    name: 'a page past the end',
    query: { range: [40, 49] },
    sierra: { rows: [], range: '*/5', facets: inSierra },
    costa: { rows: [], range: '*/4', facets: inCosta },
  },
  {
    name: 'the list by name, backwards',
    query: { sort: ['name', 'DESC'] },
    sierra: { rows: [3, 4, 0, 2, 1], range: '0-4/5', facets: inSierra },
    costa: { rows: [3, 2, 1, 0], range: '0-3/4', facets: inCosta },
  },
  {
    name: 'a role',
    query: { filter: { role: 'student' } },
    sierra: {
      rows: [0, 2, 3],
      range: '0-2/3',
      facets: { role: inSierra.role, shift: { matutino: 2, vespertino: 1 } },
    },
    costa: { rows: [1], range: '0-0/1', facets: { role: inCosta.role, shift: { matutino: 1 } } },
  },
  {
    name: 'a search',
    query: { filter: { q: 'zuniga' } },
    sierra: { rows: [3], range: '0-0/1', facets: { role: { student: 1 }, shift: { matutino: 1 } } },
    costa: { rows: [2], range: '0-0/1', facets: { role: { parent: 1 }, shift: {} } },
  },
];

const facets = ['role', 'shift'];

describe('the people of a school', () => {
  test.for(cases)(
    '$name has no row, total or facet of another school',
    async ({ query, ...expected }, { api, admin, sierra, costa }) => {
      for (const [school, { rows, range, facets: counts }] of [
        [sierra, expected.sierra],
        [costa, expected.costa],
      ] as const) {
        for (const member of [school.director, admin]) {
          expect(shown(await membersOf(api, member, school.id, { ...query, facets }))).toEqual({
            usernames: rows.map((row) => school.usernames[row]),
            range: `items ${range}`,
            facets: counts,
          });
        }
      }
    },
  );

  test('are 404 for the director of another one, whatever is asked', async ({ api, sierra, costa }) => {
    for (const query of [{}, { range: [0, 1] }, { facets }, { filter: { q: 'zuniga' } }]) {
      expect(await membersOf(api, costa.director, sierra.id, query)).toMatchObject({
        status: 404,
        body: { code: 'NOT_FOUND' },
      });
    }
  });

  test('are those of the one that the path names, for who runs both', async ({ api, sierra, costa }) => {
    const both = await api.member('admin_escuela');
    await api.app.db.update(users).set({ name: 'Ñu', lastName: 'Zzz' }).where(eq(users.id, both.id));
    const runs = { userId: both.id, role: 'schoolAdmin' } as const;
    const places = await api.app.db
      .insert(schoolMembers)
      .values([sierra, costa].map(({ id: schoolId }) => ({ ...runs, schoolId })))
      .returning({ id: schoolMembers.id });
    try {
      for (const { id, usernames } of [sierra, costa])
        expect(usernamesIn(await membersOf(api, both, id))).toEqual([...usernames, both.username]);
    } finally {
      for (const { id } of places) await api.app.db.delete(schoolMembers).where(eq(schoolMembers.id, id));
    }
  });

  test('are shown with shift and time, and found by no e-mail address', async ({ api, sierra }) => {
    const { client, username } = sierra.director;
    const [row] = await client.call(listSchoolMembers, {
      params: { id: sierra.id },
      query: { filter: JSON.stringify({ q: username }) },
    });
    expect(row).toEqual({
      id: expect.any(String),
      uuid: sierra.director.uuid,
      username,
      name: 'Ñ',
      last_name: 'Zzz',
      role: 'schoolAdmin',
      shift: null,
      since: expect.stringMatching(/Z$/),
    });
    const [account] = await api.app.db.select().from(users).where(eq(users.id, sierra.director.id));
    expect(usernamesIn(await membersOf(api, sierra.director, sierra.id, { filter: { q: account?.email } }))).toEqual(
      [],
    );
  });

  test('go with a school that is deleted', async ({ api, admin }) => {
    const { id, director } = await open(api, admin, 'Valle', people.Costa);
    await api.app.db.update(institutions).set({ deletedAt: new Date() }).where(eq(institutions.id, id));
    for (const member of [director, admin]) expect(await membersOf(api, member, id)).toMatchObject({ status: 404 });
  });
});

test('without a school, the list has the people of all schools of its scope, and finds no other', async ({
  api,
  sierra,
  costa,
}) => {
  const { db } = api.app;
  const callOf = ({ director }: School) => {
    const session = { id: '', expiresAt: '', userId: director.id, uuid: director.uuid, role: ['director_escuela'] };
    return { db, scope: Scope.of(session, 'members.read'), query: {}, range: { first: 0, limit: 1000 } };
  };
  const { rows, total } = await memberList.answer(callOf(sierra));
  expect([rows.map(({ username }) => username), total]).toEqual([sierra.usernames, sierra.usernames.length]);
  const [first] = rows;
  expect(await memberList.find(callOf(sierra), first?.id ?? '')).toEqual(first);
  expect(await memberList.find(callOf(costa), first?.id ?? '')).toBeUndefined();
});
