import { roles } from '@lia/sdk/accounts/roles';
import type { ListQuery } from '@lia/sdk/http/list';
import { getUser, listUsers } from '@lia/sdk/users/endpoints';
import { interestedRoles, rolesOfKind, userKinds } from '@lia/sdk/users/rules';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';

import { openSession } from '../accounts/sessions.ts';
import { users } from '../accounts/tables.ts';
import { groups, schoolEnrolments, sections } from '../institutions/tables.ts';
import { type Member, type RunningApi, test } from '../testing/api.ts';
import { personIn, runSchool } from '../testing/users.ts';

const asked = ({ filter, ...query }: { filter?: object; sort?: string; facets?: string }): ListQuery => ({
  ...query,
  ...(filter && { filter: JSON.stringify(filter) }),
});

/** Usernames of a list. */
const namesIn = async ({ client }: Member, query: Parameters<typeof asked>[0] = {}): Promise<string[]> =>
  (await client.call(listUsers, { query: asked(query) })).map(({ username }) => username);

describe('the list', () => {
  test('has who is in a school, with their place there, to those who run it', async ({ api }) => {
    const { id, name, director } = await runSchool(api);
    const student = await personIn(api, id, 'alumno', { name: 'Zoé', lastName: 'Ávila', level: 2, grade: 4 });
    await openSession(api.app, student);
    const [section] = await api.app.db.insert(sections).values({ schoolId: id, level: 2 }).returning();
    const [group] = await api.app.db
      .insert(groups)
      .values({ sectionId: section?.id ?? '', name: '4° A', grade: 4 })
      .returning();
    await api.app.db.insert(schoolEnrolments).values({
      userId: student.id,
      schoolId: id,
      companyId: id,
      level: 2,
      grade: 4,
      groupId: group?.id,
      matricula: 'M-1',
    });
    const [first, ...others] = await director.client.call(listUsers, { query: asked({ filter: { level: 2 } }) });
    expect(others).toEqual([]);
    expect(first).toEqual({
      uuid: student.uuid,
      username: student.username,
      name: 'Zoé',
      last_name: 'Ávila',
      email: `${student.username}@example.com`,
      email_verified_at: null,
      phone_number: null,
      curp: null,
      role: ['alumno'],
      kinds: ['students'],
      level: 2,
      grade: 4,
      dependent: false,
      temporary_password: false,
      second_factor: false,
      status: 'active',
      places: [
        {
          school_id: id,
          school: name,
          roles: ['student'],
          level: 2,
          grade: 4,
          group_id: group?.id,
          group: '4° A',
          matricula: 'M-1',
          since: expect.any(String),
        },
      ],
      created_at: expect.any(String),
      last_seen_at: expect.any(String),
      can_change: true,
    });
    expect(await director.client.call(getUser, { params: { id: student.uuid } })).toEqual(first);
    expect(await namesIn(director, { filter: { group_id: group?.id } })).toEqual([student.username]);
    // By last name, of whom one sees oneself, and may not change it.
    const whole = await director.client.call(listUsers, { query: {} });
    expect(whole.map(({ username, can_change }) => [username, can_change])).toEqual([
      [student.username, true],
      [director.username, false],
    ]);
  });

  test('is searched by any part of a name without accents, and sorted without them', async ({ api }) => {
    const { id, director } = await runSchool(api);
    for (const [name, lastName] of [
      ['Ñandú', 'Zúñiga'],
      ['Óscar', 'Águila'],
      ['Ana', 'Zárate'],
    ] as const) {
      await personIn(api, id, 'maestro', { name, lastName, username: `${name}.${id}` });
    }
    const admin = await api.member('admin');
    expect(await namesIn(admin, { filter: { q: 'uñig', school_id: id } })).toEqual([`Ñandú.${id}`]);
    expect(await namesIn(admin, { filter: { q: 'OSC', school_id: id } })).toEqual([`Óscar.${id}`]);
    const teachers = { kind: 'teachers' };
    const byName = [`Óscar.${id}`, `Ana.${id}`, `Ñandú.${id}`];
    expect(await namesIn(director, { filter: teachers })).toEqual(byName);
    expect(await namesIn(director, { filter: teachers, sort: '["last_name","DESC"]' })).toEqual(byName.toReversed());
  });

  test('has deactivated accounts where it is asked for them', async ({ api }) => {
    const { id, director } = await runSchool(api);
    const gone = await personIn(api, id, 'alumno', { deletedAt: new Date() });
    expect(await namesIn(director, { filter: { status: 'active' } })).toEqual([director.username]);
    const [found, ...others] = await director.client.call(listUsers, {
      query: asked({ filter: { status: 'deactivated' } }),
    });
    expect([found?.uuid, found?.status, others]).toEqual([gone.uuid, 'deactivated', []]);
    expect(await namesIn(director)).toHaveLength(2);
  });
});

/** Kinds of roles, as the rules have them. */
const kindsOf = (role: readonly string[]): string[] =>
  userKinds.filter((kind) =>
    kind === 'interested'
      ? role.every((one) => interestedRoles.some((it) => it === one))
      : role.some((one) => rolesOfKind[kind].some((it) => it === one)),
  );

test('each role is of the kinds that the rules give it, in filter and facet', async ({ api }) => {
  const { id, director } = await runSchool(api);
  const given = [[], ...roles.map((role) => [role]), ['maestro', 'padre'], ['Maestro-I', 'padre']];
  for (const role of given) {
    const { id: userId } = await personIn(api, id, 'user');
    await api.app.db.update(users).set({ role }).where(eq(users.id, userId));
  }
  const { body, headers } = await request(api, director, { facets: ['kind'] });
  const counts = new Map<string, number>();
  for (const { role, kinds } of records(body)) {
    expect(kinds, role.join()).toEqual(kindsOf(role));
    for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  expect(JSON.parse(headers.get('x-facets') ?? '')).toEqual({ kind: Object.fromEntries(counts) });
  for (const kind of userKinds) {
    const narrowed = await request(api, director, { facets: ['kind'], filter: { kind } });
    expect(records(narrowed.body)).toHaveLength(counts.get(kind) ?? 0);
    expect(narrowed.headers.get('x-facets')).toBe(headers.get('x-facets'));
  }
});

const request = (api: RunningApi, { token }: Member, query: object) => {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]));
  return api.request('GET', `/usuarios?${search}`, { token });
};

const records = (body: unknown): { role: string[]; kinds: string[] }[] => (Array.isArray(body) ? body : []);
