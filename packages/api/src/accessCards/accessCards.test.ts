import { makeAccessCards } from '@lia/sdk/accessCards/endpoints';
import type { AccessCard } from '@lia/sdk/accessCards/schema';
import { writtenAccessCode } from '@lia/sdk/accounts/accessCodes';
import { getMyContact, loginByCode, resumeSession } from '@lia/sdk/accounts/endpoints';
import { FACETS_HEADER } from '@lia/sdk/http/list';
import { listImportCards, undoImport } from '@lia/sdk/imports/endpoints';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';

import { openSession } from '../accounts/sessions.ts';
import { accessCodes, users } from '../accounts/tables.ts';
import { found } from '../platform/errors.ts';
import { type Member, type RunningApi, test as base } from '../testing/api.ts';
import { commitDraft, draft, type ImportingSchool, importingSchool, rowsOf, student } from '../testing/imports.ts';

const test = base.extend<{ school: ImportingSchool }>({
  school: async ({ api }, use) => use(await importingSchool(api)),
});

/** Imports students of these sections. Answers their uuids, and the import. */
async function imported(api: RunningApi, school: ImportingSchool, sections: readonly string[]) {
  const rows = sections.map((seccion, index) => student({ seccion, matricula: `M-${index}` }));
  const { id } = await draft(school.admin, school.id, rows);
  await commitDraft(api, school, id);
  const stored = await rowsOf(school.admin, id);
  return { import: id, uuids: stored.map(({ person }) => found(person).uuid) };
}

async function cardsOf({ client }: Pick<Member, 'client'>, uuids: readonly string[]): Promise<AccessCard[]> {
  return (await client.call(makeAccessCards, { body: { users: [...uuids] } })).data;
}

async function cardOf(member: Pick<Member, 'client'>, uuid = ''): Promise<AccessCard> {
  return found((await cardsOf(member, [uuid]))[0]);
}

const enter = (api: RunningApi, code: string) => api.visitor.call(loginByCode, { body: { code } });

const unknown = { status: 401, code: 'ACCESS_CODE_UNKNOWN' };

const accountOf = async ({ app }: RunningApi, uuid = '') =>
  found((await app.db.select().from(users).where(eq(users.uuid, uuid)))[0]);

describe('a card', () => {
  test('opens a session of its student, who is not asked for a password', async ({ api, school }) => {
    const { uuids } = await imported(api, school, ['PRIMARIA']);
    await api.app.db
      .update(users)
      .set({ temporaryPassword: true })
      .where(eq(users.uuid, found(uuids[0])));
    const card = await cardOf(school.admin, uuids[0]);
    expect(card).toMatchObject({ uuid: uuids[0], name: 'ANA', last_name: 'NÚÑEZ', level: 2, grade: 3, group: null });
    expect(card.school).toMatch(/^Escuela de pruebas/);
    const { user, access_token } = await enter(api, ` ${writtenAccessCode(card.code).toLowerCase()} `);
    expect(user).toMatchObject({ uuid: uuids[0], role: ['alumno'] });
    expect(user).not.toHaveProperty('temporary_password');
    const child = api.clientOf(access_token);
    expect((await child.call(getMyContact)).data.name).toBe('ANA NÚÑEZ');
    const resumed = await child.call(resumeSession, { body: { access_token } });
    expect(resumed.user).not.toHaveProperty('temporary_password');
    await expect(enter(api, card.code)).resolves.toMatchObject({ user: { uuid: uuids[0] } });
  });

  test('ends with the sessions that it opened, and no others, where another one is made', async ({ api, school }) => {
    const { uuids } = await imported(api, school, ['PREESCOLAR', 'PRIMARIA']);
    const [first, other] = await cardsOf(school.admin, uuids);
    const { access_token } = await enter(api, found(first).code);
    const { token } = await openSession(api.app, await accountOf(api, uuids[0]));
    const second = await cardOf(school.admin, uuids[0]);
    await expect(enter(api, found(first).code)).rejects.toMatchObject(unknown);
    await expect(api.clientOf(access_token).call(getMyContact)).rejects.toMatchObject({ code: 'SESSION_INVALID' });
    await expect(api.clientOf(token).call(getMyContact)).resolves.toBeTruthy();
    for (const { code } of [second, found(other)]) await expect(enter(api, code)).resolves.toBeTruthy();
  });

  test('is one alone where two are made at once', async ({ api, school }) => {
    const { uuids } = await imported(api, school, ['PRIMARIA', 'PRIMARIA']);
    const made = await Promise.all([uuids, uuids.toReversed()].map((order) => cardsOf(school.admin, order)));
    const tried = await Promise.allSettled(made.flat().map(({ code }) => enter(api, code)));
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  });

  test('opens nothing once its student is in secundaria, is more than a student, or is gone', async ({
    api,
    school,
  }) => {
    const { uuids } = await imported(api, school, ['PRIMARIA', 'PRIMARIA', 'PRIMARIA']);
    const changes = [{ level: 3 }, { role: ['alumno', 'admin_escuela'] }, { deletedAt: new Date() }];
    for (const [index, { code, uuid }] of (await cardsOf(school.admin, uuids)).entries()) {
      await api.app.db.update(users).set(found(changes[index])).where(eq(users.uuid, uuid));
      await expect(enter(api, code)).rejects.toMatchObject(unknown);
    }
    await expect(enter(api, 'BCDF-GHJK-MNPQ-RSTV')).rejects.toMatchObject(unknown);
    await expect(enter(api, 'BCDF-GHJK')).rejects.toMatchObject({
      status: 422,
      fields: { code: 'Escribe las 16 letras y números de tu tarjeta' },
    });
  });

  test('is kept as a hash', async ({ api, school }) => {
    const { uuids } = await imported(api, school, ['PRIMARIA']);
    const { code } = await cardOf(school.admin, uuids[0]);
    expect(code).toMatch(/^[B-DF-HJ-NP-TV-Z2-9]{16}$/);
    const { id } = await accountOf(api, uuids[0]);
    const rows = await api.app.db.select().from(accessCodes).where(eq(accessCodes.userId, id));
    expect(rows).toMatchObject([{ createdBy: school.admin.id, usedAt: null, endedAt: null }]);
    expect(JSON.stringify(rows)).not.toContain(code);
  });
});

test('an import lists its students by their cards', async ({ api, school }) => {
  const { uuids, import: id } = await imported(api, school, ['PRIMARIA', 'SECUNDARIA', 'PREESCOLAR', 'PRIMARIA']);
  const [first, , second, third] = uuids;
  const [card] = await cardsOf(school.admin, [found(second), found(third)]);
  await enter(api, found(card).code);
  const query = '?facets=["card"]';
  const { body, headers } = await api.request('GET', `/imports/${id}/cards${query}`, { token: school.admin.token });
  expect(body).toEqual([
    { num: 2, uuid: first, card: 'none' },
    { num: 4, uuid: second, card: 'used' },
    { num: 5, uuid: third, card: 'made' },
  ]);
  expect(JSON.parse(headers.get(FACETS_HEADER) ?? '')).toEqual({ card: { none: 1, used: 1, made: 1 } });
  const left = await school.admin.client.call(listImportCards, {
    params: { id },
    query: { filter: '{"card":"none"}' },
  });
  expect(left).toMatchObject([{ uuid: first }]);
});

describe('making cards', () => {
  test('is for students of preescolar and primaria alone', async ({ api, school }) => {
    const { uuids } = await imported(api, school, ['SECUNDARIA', 'PRIMARIA']);
    await expect(cardsOf(school.admin, uuids)).rejects.toMatchObject({
      status: 422,
      fields: { users: 'Las tarjetas son para estudiantes de preescolar y primaria' },
    });
    await expect(cardsOf(school.admin, [school.admin.uuid])).rejects.toMatchObject({ status: 404 });
    expect(await cardsOf(await api.member('admin'), [found(uuids[1]), found(uuids[1]?.toUpperCase())])).toHaveLength(1);
  });

  test('finds no student of another school, and changes nothing then', async ({ api, school }) => {
    const other = await importingSchool(api);
    const [own, theirs] = [await imported(api, school, ['PRIMARIA']), await imported(api, other, ['PRIMARIA'])];
    const [mine] = await cardsOf(school.admin, own.uuids);
    for (const uuids of [theirs.uuids, [...own.uuids, ...theirs.uuids], ['0a0a0a0a-0000-4000-8000-000000000001']]) {
      await expect(cardsOf(school.admin, uuids)).rejects.toMatchObject({ status: 404 });
    }
    await expect(enter(api, found(mine).code)).resolves.toBeTruthy();
    await expect(cardsOf(await api.member('director_escuela'), own.uuids)).rejects.toMatchObject({ status: 403 });
  });

  test('stands in the way of undoing an import once a card was used, and not before', async ({ api, school }) => {
    const { uuids, import: id } = await imported(api, school, ['PRIMARIA', 'PRIMARIA']);
    const [used] = await cardsOf(school.admin, uuids);
    await enter(api, found(used).code);
    await school.admin.client.call(undoImport, { params: { id } });
    await api.jobRunner.runDue();
    expect((await rowsOf(school.admin, id)).map(({ undo, kept }) => [undo, kept])).toEqual([
      ['kept', 'signed_in'],
      ['removed', null],
    ]);
  });
});
