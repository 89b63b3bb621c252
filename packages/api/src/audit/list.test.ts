import { getAuditEntry } from '@lia/sdk/audit/endpoints';
import { dayOf } from '@lia/sdk/calendar/instants';
import { addDays } from '@lia/sdk/calendar/days';
import { FACETS_HEADER } from '@lia/sdk/http/list';
import { updateInstitution } from '@lia/sdk/institutions/endpoints';
import { eq, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';

import { users } from '../accounts/tables.ts';
import { groups, schoolMembers, sections } from '../institutions/tables.ts';
import { entriesFor, schoolUpdate } from '../testing/audit.ts';
import { commitDraft, draft, importingSchool, student } from '../testing/imports.ts';
import { add, test } from '../testing/institutions.ts';
import { addManyAuditEntries } from '../testing/manyAuditEntries.ts';

describe('the list', () => {
  test('is narrowed by day, kind, actor and words, with counts', async ({ api, admin }) => {
    const clerk = await api.member('admin');
    const { SchoolId: id } = await add(clerk, { School: 'Colegio Ábaco' });
    const today = dayOf(new Date().toISOString());
    const ids = async (filter: object) => (await entriesFor(admin, filter)).map(({ record_id }) => record_id);
    expect(await ids({ actor: clerk.uuid })).toEqual([String(id)]);
    expect(await ids({ actor: clerk.uuid, from: today, to: today })).toEqual([String(id)]);
    expect(await ids({ actor: clerk.uuid, from: addDays(today, 1) })).toEqual([]);
    expect(await ids({ actor: clerk.uuid, to: addDays(today, -1) })).toEqual([]);
    expect(await ids({ actor: clerk.uuid, operation: 'delete' })).toEqual([]);
    expect(await ids({ q: 'abaco' })).toEqual([String(id)]);
    expect(await ids({ order: admin.uuid })).toEqual([]);
    const query = `filter=${JSON.stringify({ actor: clerk.uuid })}&facets=["operation","record","origin"]`;
    const { headers } = await api.request('GET', `/audit?${encodeURI(query)}`, { token: admin.token });
    expect(JSON.parse(headers.get(FACETS_HEADER) ?? '')).toEqual({
      operation: { insert: 1 },
      record: { institutions: 1 },
      origin: { call: 1 },
    });
    for (const wrong of [
      '{"from":"2026-02-31"}',
      '{"from":"x"}',
      '{"actor":"1"}',
      '{"record":"sessions"}',
      '{"order":"x"}',
    ]) {
      const refused = await api.request('GET', `/audit?filter=${encodeURI(wrong)}`, { token: admin.token });
      expect(refused, wrong).toMatchObject({ status: 422 });
    }
  });

  test('is counted to 10,000, with facets where they are not more', async ({ api, admin }) => {
    await addManyAuditEntries(api.app.db, 24_000);
    const asked = async (filter: object) => {
      const query = encodeURI(`range=[0,4]&filter=${JSON.stringify(filter)}&facets=["operation"]`);
      const { headers, body } = await api.request('GET', `/audit?${query}`, { token: admin.token });
      const facets: unknown = JSON.parse(headers.get(FACETS_HEADER) ?? '');
      expect(body).toHaveLength(5);
      return { range: headers.get('content-range'), facets };
    };
    expect(await asked({})).toEqual({ range: 'items 0-4/10001', facets: {} });
    // Of 10,000 entries of one job; the facet is of all operations.
    expect(await asked({ action_id: '1', operation: 'delete' })).toEqual({
      range: 'items 0-4/10',
      facets: { operation: { insert: 6660, update: 3330, delete: 10 } },
    });
    expect(await asked({ action_id: '1' })).toMatchObject({ range: 'items 0-4/10000' });
  });

  test("shows a school what belongs to it, and nothing of another's", async ({ api, admin }) => {
    const { db } = api.app;
    const [north, south] = [await importingSchool(api), await importingSchool(api)];
    for (const [school, name] of [
      [north, 'Norteña'],
      [south, 'Sureña'],
    ] as const) {
      const { id } = await draft(school.admin, school.id, [student({ nombre: name.toUpperCase(), matricula: name })]);
      await commitDraft(api, school, id);
      await admin.client.call(updateInstitution, {
        params: { id: school.id },
        body: { ...schoolUpdate, name: `De ${name}` },
      });
    }
    const [section] = await db.insert(sections).values({ schoolId: north.id, level: 2 }).returning();
    const group = { sectionId: section?.id ?? '', grade: 1 };
    await db.insert(groups).values([
      { ...group, name: '1° A' },
      { ...group, name: '1° B' },
    ]);
    await db.delete(groups).where(eq(groups.name, '1° B'));
    const [pupil] = await db.select().from(users).where(eq(users.name, 'NORTEÑA'));
    const phone = async (phoneNumber: string) =>
      db
        .update(users)
        .set({ phoneNumber })
        .where(eq(users.id, pupil?.id ?? 0));
    await phone('5500000001');
    await db
      .update(schoolMembers)
      .set({ until: sql`now()` })
      .where(eq(schoolMembers.userId, pupil?.id ?? 0));
    await phone('5500000002');

    const seen = await entriesFor(north.admin);
    expect(JSON.stringify(seen)).toContain('NORTEÑA');
    expect(JSON.stringify(seen)).toContain('5500000001');
    expect(JSON.stringify(seen)).not.toContain('5500000002');
    expect(new Set(seen.map(({ record }) => record))).toEqual(
      new Set(['users', 'institutions', 'imports', 'school_members', 'school_enrolments', 'sections', 'groups']),
    );
    expect(new Set(seen.map(({ actor }) => actor?.uuid))).toEqual(new Set([undefined, north.admin.uuid]));
    expect(new Set(seen.map(({ network }) => network))).toEqual(new Set([null]));
    expect(
      (await entriesFor(north.admin, { record: 'groups' })).map(({ operation, title }) => [operation, title]),
    ).toEqual([
      ['delete', '1° B'],
      ['insert', '1° B'],
      ['insert', '1° A'],
    ]);
    expect(await entriesFor(south.admin, { record: 'groups' })).toEqual([]);
    const theirs = await entriesFor(south.admin);
    const shared = theirs.filter(({ id }) => seen.some((one) => one.id === id));
    expect(shared).toEqual([]);
    expect(theirs.length).toBeGreaterThan(0);
    for (const filter of [{ institution: south.id }, { q: 'Sureña' }, { actor: south.admin.uuid }]) {
      expect(await entriesFor(north.admin, filter)).toEqual([]);
      expect(await entriesFor(admin, filter)).not.toEqual([]);
    }
    const [first] = theirs;
    const other = north.admin.client.call(getAuditEntry, { params: { id: first?.id ?? 0 } });
    await expect(other).rejects.toMatchObject({ status: 404 });
    const [mine] = seen;
    expect(await north.admin.client.call(getAuditEntry, { params: { id: mine?.id ?? 0 } })).toEqual(mine);
  });
});
