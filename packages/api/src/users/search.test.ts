import { addGroupStudents, createGroup, deleteGroup } from '@lia/sdk/groups/endpoints';
import type { FoundPeople } from '@lia/sdk/users/search';
import { searchPeople } from '@lia/sdk/users/endpoints';
import { eq, inArray } from 'drizzle-orm';
import { describe, expect } from 'vitest';

import { guardianships, users } from '../accounts/tables.ts';
import { groups, schoolEnrolments, schoolMembers } from '../institutions/tables.ts';
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
      { uuid: teacher.uuid, name: 'Íñigo Zubiría', kind: 'teachers', group_id: null },
      { uuid: student.uuid, name: 'Íñigo Zúñiga', kind: 'students', group_id: null },
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
    for (const role of ['alumno', 'Escuela-I'] as const) {
      await expect(search(await api.member(role), 'quirarte')).rejects.toMatchObject({ status: 403 });
    }
    for (const q of ['', 'q', ' q', 'q'.repeat(101)]) {
      const answer = await api.request('GET', `/usuarios/buscar?q=${encodeURIComponent(q)}`, { token: ana.token });
      expect(answer.status).toBe(422);
    }
    expect((await api.request('GET', '/usuarios/buscar?q=quirarte')).status).toBe(401);
  });

  test('finds groups, and to a teacher their own with those who study there now', async ({ api }) => {
    const [own, other] = [await runSchool(api), await runSchool(api)];
    const [lupe, tere] = [await personIn(api, own.id, 'maestro'), await personIn(api, own.id, 'maestro')];
    const both = await personIn(api, other.id, 'maestro');
    const pupil = () => personIn(api, own.id, 'alumno', { level: 2, grade: 3, name: 'Xóchitl', lastName: 'Zamora' });
    const [mine, hers, former] = [await pupil(), await pupil(), await pupil()];
    async function group(director: Member, schoolId: number, teacher: Member, students: readonly Member[]) {
      const body = { groupName: 'Águilas', schoolId, level: 2, grade: 3, teacherId: teacher.uuid } as const;
      const { data } = await director.client.call(createGroup, {
        body: { ...body, groupName: `Águilas ${teacher.uuid}` },
      });
      if (students.length > 0) {
        const uuids = students.map(({ uuid }) => uuid);
        await director.client.call(addGroupStudents, { body: { groupId: data.id, students: uuids } });
      }
      return data.id;
    }
    const [taught, another, foreign] = [
      await group(own.director, own.id, lupe, [mine, former]),
      await group(own.director, own.id, tere, [hers]),
      await group(other.director, other.id, both, []),
    ];
    await api.app.db.update(schoolEnrolments).set({ until: new Date() }).where(eq(schoolEnrolments.userId, former.id));
    const find = async ({ client }: Member, q: string) => {
      const { data, groups: found } = await client.call(searchPeople, { query: { q } });
      return { people: data.map(({ uuid, group_id }) => [uuid, group_id]), groups: found.map(({ id }) => id) };
    };

    expect(await find(lupe, 'zamora')).toEqual({ people: [[mine.uuid, taught]], groups: [] });
    expect(await find(lupe, 'aguilas')).toEqual({ people: [], groups: [taught] });
    // Who teaches does not learn of an e-mail address by guessing it.
    const email = `xochitl.${mine.id}@familia.example`;
    await api.app.db.update(users).set({ email }).where(eq(users.id, mine.id));
    expect((await find(lupe, email)).people).toEqual([]);
    expect((await find(own.director, email)).people).toEqual([[mine.uuid, taught]]);
    expect((await find(own.director, 'aguilas')).groups.toSorted()).toEqual([taught, another].toSorted());
    expect((await find(other.director, 'aguilas')).groups).toEqual([foreign]);
    expect(await find(both, 'zamora')).toEqual({ people: [], groups: [] });
    const parent = await api.member('padre');
    await api.app.db.insert(guardianships).values({ guardianId: parent.id, studentId: mine.id });
    expect(await find(parent, 'zamora')).toEqual({ people: [[mine.uuid, null]], groups: [] });
    expect((await find(parent, 'aguilas')).groups).toEqual([]);

    await own.director.client.call(deleteGroup, { params: { id: another } });
    expect(await find(tere, 'zamora')).toEqual({ people: [], groups: [] });
    expect((await find(own.director, 'aguilas')).groups).toEqual([taught]);
    // A group of a school that they have left is not theirs any more, though it still names them.
    await api.app.db.update(schoolMembers).set({ until: new Date() }).where(eq(schoolMembers.userId, lupe.id));
    expect(await api.app.db.$count(groups, eq(groups.teacherId, lupe.id))).toBe(1);
    expect(await find(lupe, 'aguilas')).toEqual({ people: [], groups: [] });
    expect((await find(lupe, 'zamora')).people).toEqual([]);
  });
});
