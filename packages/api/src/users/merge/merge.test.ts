import { login } from '@lia/sdk/accounts/endpoints';
import { listAudit } from '@lia/sdk/audit/endpoints';
import { listMyConsents } from '@lia/sdk/consents/endpoints';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { getMyMembership, subscribeMember } from '@lia/sdk/memberships/endpoints';
import { deactivateUser, getUser, listUserSessions, mergeUsers, previewMerge } from '@lia/sdk/users/endpoints';
import type { UserMerge } from '@lia/sdk/users/merge';
import { and, eq, getTableName, inArray, isNull, sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { describe, expect } from 'vitest';

import { notifications } from '../../accounts/notifications/tables.ts';
import { hashPassword } from '../../accounts/passwords.ts';
import { guardianships, users } from '../../accounts/tables.ts';
import { keepConsents } from '../../consents/consent.ts';
import { importGuardians } from '../../imports/tables.ts';
import { schoolEnrolments } from '../../institutions/tables.ts';
import { endMemberships } from '../../memberships/settle.ts';
import { endSupersededSubscriptions } from '../../memberships/supersededSubscriptions.ts';
import { licences } from '../../memberships/tables.ts';
import { configuredPayments } from '../../payments/configured.ts';
import { orders, subscriptions } from '../../payments/tables.ts';
import { inTransaction } from '../../platform/database.ts';
import { type Member, type RunningApi, test as base } from '../../testing/api.ts';
import { tokenise } from '../../testing/cards.ts';
import { addChildren, payPlan, rolesOf } from '../../testing/licences.ts';
import { addOwnedRow, addSurroundings, oneOfEach, ownedRows } from '../../testing/ownedRows.ts';
import { personIn, runSchool } from '../../testing/users.ts';
import { movedColumns, stayingColumns } from './references.ts';

const test = base.extend<{ admin: Member }>({
  admin: [async ({ api }, use) => use(await api.member('admin')), { scope: 'file' }],
});

type Person = Pick<Member, 'uuid'>;

const previewed = ({ client }: Member, kept: Person, merged: Person) =>
  client.call(previewMerge, { params: { id: kept.uuid, other: merged.uuid } });

/** Merges as it is previewed now, with every conflict confirmed. */
async function merge(admin: Member, kept: Person, merged: Person, input: Partial<UserMerge> = {}) {
  const { version, conflicts } = await previewed(admin, kept, merged);
  const body = { version, keep: {}, confirmed: conflicts, ...input };
  return admin.client.call(mergeUsers, { params: { id: kept.uuid, other: merged.uuid }, body });
}

/** Has a parent subscribe their children to the monthly plan by card, and answers the order. */
async function subscribe(api: RunningApi, { client }: Member): Promise<string> {
  const body = { email: 'ana@example.mx', prices: ['price_padre-mensual'], currency: 'mxn' as const };
  const { data } = await client.call(subscribeMember, { body: { ...body, payment_method: await tokenise(api) } });
  return data.order.id;
}

const set = (api: RunningApi, { id }: Member, change: Partial<typeof users.$inferInsert>) =>
  api.app.db.update(users).set(change).where(eq(users.id, id));

const refused = (status: number, code: string, field?: string) => ({
  status,
  code,
  ...(field && { fields: { [field]: expect.any(String) } }),
});

describe('every column that names a user', () => {
  test('moves, or is declared to stay', async ({ api }) => {
    const named = await api.app.db
      .select({ name: sql<string>`conrelid::regclass || '.' || attname` })
      .from(sql`pg_constraint join pg_attribute on attrelid = conrelid and attnum = any (conkey)`)
      .where(sql`contype = 'f' and confrelid = 'users'::regclass`);
    const declared = [...movedColumns.map(({ column }) => column), ...stayingColumns.flatMap(({ columns }) => columns)];
    const known = declared.map((column) => `${getTableName(column.table)}.${column.name}`);
    expect(known.toSorted()).toEqual(named.map(({ name }) => name).toSorted());
  });
});

describe('whatever two accounts have', () => {
  test('no row is lost, none names the merged one, and sums stay', async ({ api, admin }) => {
    const { db } = api.app;
    const all = new Map(movedColumns.map(({ column }) => [getTableName(column.table), column.table]));
    // The merge itself notifies of it.
    all.delete(getTableName(notifications));
    const tables = [...all.values()];
    const sizes = async () => {
      const counts: number[] = [];
      // oxlint-disable-next-line no-await-in-loop -- One query after another
      for (const table of tables) counts.push(await db.$count(table));
      return counts;
    };
    const paidBy = async (...ids: number[]) => {
      const [row] = await db
        .select({ sum: sql<number>`coalesce(sum(${orders.total}), 0)::int` })
        .from(orders)
        .where(inArray(orders.ownerId, ids));
      return row?.sum;
    };
    const both = [await addSurroundings(api), await addSurroundings(api)] as const;
    await fc.assert(
      fc.asyncProperty(ownedRows, ownedRows, fc.boolean(), async (own, others, areRelated) => {
        const [kept, merged] = [await api.member('alumno'), await api.member('alumno')];
        for (const row of own) await addOwnedRow(api, kept.id, row, both);
        for (const row of others) await addOwnedRow(api, merged.id, row, both);
        if (areRelated) await db.insert(guardianships).values({ guardianId: kept.id, studentId: merged.id });
        const [before, paid] = [await sizes(), await paidBy(kept.id, merged.id)];

        await merge(admin, kept, merged);

        expect(await sizes()).toEqual(before);
        expect(await paidBy(kept.id)).toBe(paid);
        const held = await db.$count(licences, and(eq(licences.userId, kept.id), isNull(licences.freedAt)));
        expect(held).toBe([...own, ...others].some(({ kind, isOver }) => kind === 'licence' && !isOver) ? 1 : 0);
        const left: string[] = [];
        for (const { column } of movedColumns) {
          const count = await db.$count(column.table, eq(column, merged.id));
          if (count > 0) left.push(`${getTableName(column.table)}.${column.name}`);
        }
        const named = await db.$count(importGuardians, eq(importGuardians.studentId, kept.id));
        expect(left.filter((name) => name !== 'import_guardians.student_id' || named === 0)).toEqual(
          areRelated ? ['guardianships.student_id'] : [],
        );
      }),
      { numRuns: 20, examples: [[oneOfEach, oneOfEach, true]] },
    );
  });
});

describe('a merge', () => {
  test('is shown before, done once as it was shown, and stands in the audit of both', async ({ api, admin }) => {
    const school = await runSchool(api);
    const kept = await personIn(api, school.id, 'alumno', { level: 2, grade: 3, curp: null });
    const merged = await personIn(api, school.id, 'alumno', { level: 2, grade: 4, curp: 'NUPI150101HDFXXX01' });
    const enrolment = { schoolId: school.id, companyId: school.id, level: 2 };
    await api.app.db.insert(schoolEnrolments).values([
      { userId: kept.id, ...enrolment, grade: 3 },
      { userId: merged.id, ...enrolment, grade: 4, matricula: 'A-1' },
    ]);
    const preview = await previewed(admin, kept, merged);
    expect(preview).toMatchObject({
      kept: { uuid: kept.uuid },
      merged: { uuid: merged.uuid, username: merged.username },
      differences: [
        { field: 'username', suggested: 'kept' },
        { field: 'email', suggested: 'kept' },
        { field: 'curp', suggested: 'merged' },
        { field: 'place', suggested: 'kept' },
        { field: 'enrolment', suggested: 'kept' },
      ],
      moves: [
        { rows: 'schools', count: 1 },
        { rows: 'enrolments', count: 1 },
      ],
      conflicts: [],
    });

    await set(api, merged, { phoneNumber: '5512345678' });
    const params = { id: kept.uuid, other: merged.uuid };
    const stale = admin.client.call(mergeUsers, {
      params,
      body: { version: preview.version, keep: {}, confirmed: [] },
    });
    await expect(stale).rejects.toMatchObject(refused(409, 'MERGE_CHANGED'));
    const { version } = await previewed(admin, kept, merged);
    const body = { version, confirmed: [], keep: { place: 'merged' as const, enrolment: 'merged' as const } };
    const call = { params, body, idempotencyKey: newIdempotencyKey() };
    const { data } = await admin.client.call(mergeUsers, call);
    expect(data).toMatchObject({
      uuid: kept.uuid,
      username: kept.username,
      curp: 'NUPI150101HDFXXX01',
      phone_number: '5512345678',
      role: ['alumno'],
      level: 2,
      grade: 4,
      places: [{ school_id: school.id, grade: 4, matricula: 'A-1', roles: ['student'] }],
    });
    expect(await admin.client.call(mergeUsers, call)).toMatchObject({ data: { uuid: kept.uuid } });
    await expect(merged.client.call(getUser, { params: { id: kept.uuid } })).rejects.toMatchObject({ status: 401 });
    await expect(previewed(admin, kept, merged)).rejects.toMatchObject({ status: 404 });
    const filter = JSON.stringify({ person: kept.uuid, record: 'users' });
    const changes = await admin.client.call(listAudit, { query: { filter } });
    expect(changes.map(({ person }) => person?.uuid)).toEqual(expect.arrayContaining([kept.uuid, merged.uuid]));
    expect(changes.flatMap((entry) => entry.changes)).toContainEqual(
      expect.objectContaining({ field: 'merged_into', before: null, after: kept.id }),
    );
    expect((await admin.client.call(listUserSessions, { params: { id: kept.uuid } })).data).toHaveLength(2);
  });

  test('keeps the sign-in and the address that are chosen, and ends what the others opened', async ({ api, admin }) => {
    const [kept, merged] = [await api.member('padre'), await api.member('padre')];
    const confirmed = { emailVerifiedAt: new Date() };
    await set(api, kept, { ...confirmed, passwordHash: await hashPassword(api.app.config, 'girasol') });
    await set(api, merged, { ...confirmed, passwordHash: await hashPassword(api.app.config, 'amapola') });
    const { version, conflicts } = await previewed(admin, kept, merged);
    expect(conflicts).toEqual(['emails']);
    const unconfirmed = merge(admin, kept, merged, { version, confirmed: [] });
    await expect(unconfirmed).rejects.toMatchObject(refused(422, 'VALIDATION_FAILED', 'confirmed'));
    await merge(admin, kept, merged, { keep: { username: 'merged', email: 'merged' } });
    const credentials = (username: string, password: string) => ({ body: { username, password } });
    const { user } = await api.visitor.call(login, credentials(merged.username, 'amapola'));
    expect(user).toMatchObject({ uuid: kept.uuid, email_verified_at: confirmed.emailVerifiedAt.toISOString() });
    await expect(api.visitor.call(login, credentials(kept.username, 'girasol'))).rejects.toMatchObject({ status: 401 });
    await expect(kept.client.call(listMyConsents)).rejects.toMatchObject({ status: 401 });
  });

  test('gives the consents and the roles of both, and those of plans as long as they stand', async ({ api, admin }) => {
    const [kept, merged] = [await api.member('padre', 'maestro'), await api.member('padre')];
    await payPlan(api, merged, 2);
    expect(await rolesOf(api, merged.uuid)).toEqual(['Padre-M']);
    await inTransaction(api.app.db, (tx) =>
      keepConsents(
        tx,
        { kind: 'user', id: merged.id },
        { language: 'es', address: '::1', texts: [{ document: 'terms', version: '2026-11-01', sha256: null }] },
      ),
    );
    await merge(admin, kept, merged);
    expect((await rolesOf(api, kept.uuid)).toSorted()).toEqual(['Padre-M', 'maestro']);
    const { data: texts } = await kept.client.call(listMyConsents);
    expect(texts.find(({ document }) => document === 'terms')?.agreed).toMatchObject({ version: '2026-11-01' });
    await endMemberships(api.app.db, new Date(Date.now() + 90 * 86_400_000));
    expect((await rolesOf(api, kept.uuid)).toSorted()).toEqual(['maestro', 'padre']);
  });

  test('leaves the card of a plan whose children the plan of the other account does not have', async ({
    api,
    admin,
  }) => {
    const [kept, merged] = [await api.member('padre'), await api.member('padre')];
    const payments = configuredPayments(api.app);
    await addChildren(api, kept, 1);
    const order = await subscribe(api, kept);
    await addChildren(api, merged, 1);
    await payPlan(api, merged, 3);
    await merge(admin, kept, merged);
    await endSupersededSubscriptions(payments, payments.cards);
    const [card] = await api.app.db.select().from(subscriptions).where(eq(subscriptions.orderId, order));
    expect(card).toMatchObject({ status: 'active', cancelAtPeriodEnd: false });
  });

  test('leaves both cards of accounts that pay for different children, until one plan serves all of them', async ({
    api,
    admin,
  }) => {
    const [kept, merged] = [await api.member('padre'), await api.member('padre')];
    const { app } = api;
    const payments = configuredPayments(app);
    const paid: string[] = [];
    for (const parent of [kept, merged]) {
      await addChildren(api, parent, 1);
      paid.push(await subscribe(api, parent));
    }
    await merge(admin, kept, merged);
    const cancelled = async () => {
      await endSupersededSubscriptions(payments, payments.cards);
      const { orderId, cancelAtPeriodEnd } = subscriptions;
      return app.db.select({ cancelAtPeriodEnd }).from(subscriptions).where(inArray(orderId, paid));
    };
    expect(await cancelled()).toEqual([{ cancelAtPeriodEnd: false }, { cancelAtPeriodEnd: false }]);
    const { data, others } = await kept.client.call(getMyMembership);
    expect(new Set([data, ...others].map((one) => one?.order))).toEqual(new Set(paid));
    await subscribe(api, kept);
    expect(await cancelled()).toEqual([{ cancelAtPeriodEnd: true }, { cancelAtPeriodEnd: true }]);
  });

  test('is refused for oneself, one account twice, an administrator with another, and into a deactivated one', async ({
    api,
    admin,
  }) => {
    const [kept, merged] = [await api.member('padre'), await api.member('alumno')];
    const other = await api.member('admin');
    await expect(merge(admin, kept, kept)).rejects.toMatchObject(refused(409, 'MERGE_SAME'));
    await expect(merge(admin, kept, admin)).rejects.toMatchObject(refused(409, 'USER_OWN_ACCOUNT'));
    await expect(merge(admin, admin, other)).rejects.toMatchObject(refused(409, 'USER_OWN_ACCOUNT'));
    await expect(merge(admin, kept, other)).rejects.toMatchObject(refused(409, 'MERGE_ADMIN'));
    await expect(merge(admin, other, kept)).rejects.toMatchObject(refused(409, 'MERGE_ADMIN'));
    await expect(merge(admin, kept, { uuid: crypto.randomUUID() })).rejects.toMatchObject({ status: 404 });
    expect((await previewed(admin, kept, merged)).conflicts).toEqual(['student']);
    await admin.client.call(deactivateUser, { params: { id: kept.uuid }, body: {} });
    await expect(merge(admin, kept, merged)).rejects.toMatchObject(refused(409, 'MERGE_DEACTIVATED'));
    const { data } = await merge(admin, merged, kept);
    expect(data.status).toBe('active');
  });

  test('happens once where two administrators merge the two into each other at once', async ({ api, admin }) => {
    const [one, two] = [await api.member('padre'), await api.member('padre')];
    const second = await api.member('admin');
    const outcomes = await Promise.allSettled([merge(admin, one, two), merge(second, two, one)]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const rows = await api.app.db
      .select({ mergedInto: users.mergedInto })
      .from(users)
      .where(inArray(users.id, [one.id, two.id]));
    expect(rows.filter(({ mergedInto }) => mergedInto === null)).toHaveLength(1);
  });
});
