import { getGroup, listGroups, listGroupStudents } from '@lia/sdk/groups/endpoints';
import { getImport, undoImport } from '@lia/sdk/imports/endpoints';
import { and, eq, isNull } from 'drizzle-orm';
import { describe, expect } from 'vitest';

import { users } from '../accounts/tables.ts';
import { activities } from '../activities/tables.ts';
import { groups, sections } from '../institutions/tables.ts';
import { type RunningApi, test as base } from '../testing/api.ts';
import { create, groupOf } from '../testing/groups.ts';
import { commitDraft, draft, type ImportingSchool, importingSchool, rowsOf, student } from '../testing/imports.ts';

const test = base.extend<{ school: ImportingSchool }>({
  school: async ({ api }, use) => use(await importingSchool(api)),
});

type Cells = Parameters<typeof student>[0];

const pupil = (nombre: string, cells: Cells) => student({ nombre, matricula: nombre, ...cells });

async function imported(api: RunningApi, school: ImportingSchool, rows: readonly Cells[]) {
  const { id } = await draft(school.admin, school.id, rows);
  const record = await commitDraft(api, school, id);
  return { id, record, rows: await rowsOf(school.admin, id) };
}

/** The groups of a school today with their ids and the names of their students. */
async function groupsOf({ app: { db } }: RunningApi, { id, admin }: ImportingSchool) {
  const listed = await admin.client.call(listGroups, { query: {} });
  const ids = await db
    .select({ id: groups.id, externalId: groups.externalId })
    .from(groups)
    .innerJoin(sections, eq(sections.id, groups.sectionId))
    .where(and(eq(sections.schoolId, id), isNull(groups.deletedAt)));
  const sorted = listed.toSorted((one, other) => one.level - other.level || (one.name < other.name ? -1 : 1));
  return Promise.all(
    sorted.map(async ({ id: groupId, name, level, grade }) => {
      const people = await admin.client.call(listGroupStudents, { params: { groupId }, query: {} });
      const externalId = ids.find((one) => one.id === groupId)?.externalId ?? null;
      return [name, level, grade, externalId, people.map((one) => one.name).toSorted()];
    }),
  );
}

describe('groups of an import', () => {
  test('students come into the group that their row names, which is made where there is none', async ({
    api,
    school,
  }) => {
    const own = await create(school.admin, groupOf(school, { groupName: '3° Ñandú', grade: 3 }));
    await api.app.db.insert(activities).values({
      groupId: own.id,
      name: 'Fracciones',
      createdBy: school.admin.id,
      publishDate: new Date(),
      finishDate: new Date(Date.now() + 86_400_000),
    });
    const first = await imported(api, school, [
      pupil('UNO', { grupo: '3° nandu' }),
      pupil('DOS', { grupo: '4° A', grado: '4' }),
      pupil('TRES', { grupo: '4° a', grado: '4' }),
      pupil('CUATRO', {}),
      pupil('CINCO', { grupo: '4° A', grado: '1', seccion: 'SECUNDARIA' }),
    ]);
    expect(first.record.outcomes).toMatchObject({ created: 5, failed: 0 });
    expect(await groupsOf(api, school)).toEqual([
      ['3° Ñandú', 2, 3, null, ['UNO']],
      ['4° A', 2, 4, null, ['DOS', 'TRES']],
      ['4° A', 3, 1, null, ['CINCO']],
    ]);

    // A later file moves them, and leaves who it names no group for where they are.
    const second = await imported(api, school, [
      pupil('UNO', {}),
      pupil('DOS', { grupo: '4° B', grado: '4' }),
      pupil('TRES', { grupo: '4° A', grado: '4' }),
    ]);
    expect(second.record.outcomes).toMatchObject({ updated: 1, unchanged: 2 });
    const moved = await groupsOf(api, school);
    expect(moved.map(([name, , , , people]) => [name, people])).toEqual([
      ['3° Ñandú', ['UNO']],
      ['4° A', ['TRES']],
      ['4° B', ['DOS']],
      ['4° A', ['CINCO']],
    ]);

    // Undone, they are where they were, and what was made for them is gone.
    await school.admin.client.call(undoImport, { params: { id: second.id } });
    await api.jobRunner.runDue();
    expect((await groupsOf(api, school)).map(([name, , , , people]) => [name, people])).toEqual([
      ['3° Ñandú', ['UNO']],
      ['4° A', ['DOS', 'TRES']],
      ['4° A', ['CINCO']],
    ]);
    // Who had work of the group from the first day on is removed as well.
    await school.admin.client.call(undoImport, { params: { id: first.id } });
    await api.jobRunner.runDue();
    expect(await school.admin.client.call(getImport, { params: { id: first.id } })).toMatchObject({
      undone: { removed: 5, kept: 0 },
    });
    expect(await groupsOf(api, school)).toEqual([['3° Ñandú', 2, 3, null, []]]);
    expect(await api.app.db.$count(users, eq(users.name, 'CINCO'))).toBe(0);
    expect(await school.admin.client.call(getGroup, { params: { id: own.id } })).toMatchObject({ students: 0 });
  });

  test('the external id of a group is unique: a duplicate keeps the group, drops the id, and reports it', async ({
    api,
    school,
  }) => {
    const { rows } = await imported(api, school, [
      pupil('UNO', { grupo: '3° A', clave_grupo: 'x-1' }),
      pupil('DOS', { grupo: '3° B', clave_grupo: 'X-1' }),
      pupil('TRES', { grupo: '3° A', clave_grupo: 'X-2' }),
      pupil('CUATRO', { clave_grupo: 'X-1' }),
      pupil('CINCO', { clave_grupo: 'X-9' }),
    ]);
    expect(rows.map(({ outcome, result }) => [outcome, result])).toEqual([
      ['created', ''],
      ['created', ' La clave es de otro grupo: este se quedó sin ella.'],
      ['created', ' El grupo ya tiene otra clave y la conserva.'],
      ['created', ''],
      ['created', ' Ningún grupo de ese grado tiene esa clave: quedó sin grupo.'],
    ]);
    expect(await groupsOf(api, school)).toEqual([
      ['3° A', 2, 3, 'X-1', ['CUATRO', 'TRES', 'UNO']],
      ['3° B', 2, 3, null, ['DOS']],
    ]);

    // The same file again changes nothing, and a free id is given to a group that was there.
    const again = await imported(api, school, [
      pupil('UNO', { grupo: '3° A', clave_grupo: 'X-1' }),
      pupil('DOS', { grupo: '3° B', clave_grupo: 'X-3' }),
      pupil('CUATRO', { clave_grupo: 'X-1' }),
    ]);
    expect(again.record.outcomes).toMatchObject({ unchanged: 3 });
    expect((await groupsOf(api, school)).map(([name, , , id]) => [name, id])).toEqual([
      ['3° A', 'X-1'],
      ['3° B', 'X-3'],
    ]);

    // Another school has its own.
    const other = await importingSchool(api);
    await imported(api, other, [pupil('UNO', { grupo: '3° A', clave_grupo: 'X-1' })]);
    expect(await groupsOf(api, other)).toEqual([['3° A', 2, 3, 'X-1', ['UNO']]]);
  });
});
