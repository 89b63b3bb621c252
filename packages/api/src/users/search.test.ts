import type { FoundPeople } from '@lia/sdk/users/search';
import { searchPeople } from '@lia/sdk/users/endpoints';
import { eq, inArray } from 'drizzle-orm';
import { describe, expect } from 'vitest';

import { guardianships, users } from '../accounts/tables.ts';
import { type Member, type RunningApi, test } from '../testing/api.ts';
import { personIn, runSchool } from '../testing/users.ts';

const search = async ({ client }: Pick<Member, 'client'>, q: string): Promise<FoundPeople['data']> =>
  (await client.call(searchPeople, { query: { q } })).data;

const name = (api: RunningApi, people: readonly { id: number }[], lastName: string) =>
  api.app.db
    .update(users)
    .set({ name: 'Íñigo', lastName })
    .where(
      inArray(
        users.id,
        people.map(({ id }) => id),
      ),
    );

describe('the search of people', () => {
  test('finds those of the own school alone, ten at most, whatever case and accents', async ({ api }) => {
    const [own, other] = [await runSchool(api), await runSchool(api)];
    const [student, teacher] = [await personIn(api, own.id, 'alumno'), await personIn(api, own.id, 'maestro')];
    const [stranger, gone] = [await personIn(api, other.id, 'alumno'), await personIn(api, own.id, 'alumno')];
    await name(api, [student, stranger, gone], 'Zúñiga');
    await name(api, [teacher], 'Zubiría');
    await api.app.db.update(users).set({ deletedAt: new Date() }).where(eq(users.id, gone.id));
    expect(await search(own.director, 'zu')).toEqual([
      { uuid: teacher.uuid, name: 'Íñigo Zubiría', kind: 'teachers' },
      { uuid: student.uuid, name: 'Íñigo Zúñiga', kind: 'students' },
    ]);
    expect((await search(own.director, 'ZUNIGA')).map(({ uuid }) => uuid)).toEqual([student.uuid]);
    expect(await search(own.director, stranger.username)).toEqual([]);
    expect(await search(own.director, '%%')).toEqual([]);
    const admin = await api.member('admin');
    expect((await search(admin, 'Zúñiga')).map(({ uuid }) => uuid).toSorted()).toEqual(
      [student.uuid, stranger.uuid].toSorted(),
    );
    for (let n = 0; n < 11; n += 1) await name(api, [await personIn(api, own.id, 'alumno')], 'Zúñiga');
    expect(await search(own.director, 'zuñiga')).toHaveLength(10);
  });

  test('finds the children whom a parent answers for now, and no one for other roles', async ({ api }) => {
    const [ana, child, former, sibling] = [
      await api.member('padre'),
      await api.member('alumno'),
      await api.member('alumno'),
      await api.member('alumno'),
    ];
    await name(api, [child, former, sibling], 'Quirarte');
    await api.app.db.insert(guardianships).values([
      { guardianId: ana.id, studentId: child.id },
      { guardianId: ana.id, studentId: former.id, endedAt: new Date() },
    ]);
    expect((await search(ana, 'quirarte')).map(({ uuid }) => uuid)).toEqual([child.uuid]);
    for (const role of ['maestro', 'alumno', 'Escuela-I'] as const) {
      await expect(search(await api.member(role), 'quirarte')).rejects.toMatchObject({ status: 403 });
    }
    for (const q of ['', 'q', ' q', 'q'.repeat(101)]) {
      const answer = await api.request('GET', `/usuarios/buscar?q=${encodeURIComponent(q)}`, { token: ana.token });
      expect(answer.status).toBe(422);
    }
    expect((await api.request('GET', '/usuarios/buscar?q=quirarte')).status).toBe(401);
  });
});
