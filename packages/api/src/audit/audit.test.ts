import { changePassword } from '@lia/sdk/accounts/endpoints';
import { getAuditEntry } from '@lia/sdk/audit/endpoints';
import { columnLabel } from '@lia/sdk/audit/columnLabels';
import type { AuditEntry } from '@lia/sdk/audit/records';
import { LEAST_AUDIT_YEARS } from '@lia/sdk/audit/rules';
import { deleteInstitution, updateInstitution } from '@lia/sdk/institutions/endpoints';
import { eq, getTableColumns, getTableName, inArray, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';

import { hashPassword } from '../accounts/passwords.ts';
import { users } from '../accounts/tables.ts';
import { institutions } from '../institutions/tables.ts';
import { auditEntries } from '../platform/audit/tables.ts';
import { ensureAudit } from '../platform/audit/triggers.ts';
import { inTransaction } from '../platform/database.ts';
import type { Member } from '../testing/api.ts';
import { imports } from '../imports/tables.ts';
import { entriesFor, schoolUpdate } from '../testing/audit.ts';
import { commitDraft, draft, importingSchool, student } from '../testing/imports.ts';
import { add, test } from '../testing/institutions.ts';
import { orderPlan, planPurchase } from '../testing/planPurchases.ts';
import { auditedTables, declarations } from './declarations.ts';
import { sweepAudit } from './module.ts';

const changeOf = (entry: AuditEntry | undefined, field: string) => entry?.changes.find((one) => one.field === field);

describe('what is kept', () => {
  test('every table of the database is declared, once', async ({ api }) => {
    const tables = await api.app.db
      .select({ name: sql<string>`table_name` })
      .from(sql`information_schema.tables`)
      .where(sql`table_schema = 'public' and table_type = 'BASE TABLE'`);
    const declared = declarations.map(({ table }) => getTableName(table)).toSorted();
    expect(declared).toEqual(tables.map(({ name }) => name).toSorted());
  });

  test('each audited table has its triggers, also after a start that finds others', async ({ api }) => {
    const { db } = api.app;
    const installed = async () => {
      const triggers = await db
        .select({ on: sql<string>`tgrelid::regclass::text`, name: sql<string>`tgname` })
        .from(sql`pg_trigger`)
        .where(sql`tgname in ('audit_insert', 'audit_update', 'audit_delete')`);
      return triggers.map(({ on, name }) => `${on} ${name}`).toSorted();
    };
    const expected = auditedTables
      .flatMap(({ record, additions }) =>
        ['delete', ...(additions === false ? [] : ['insert']), 'update'].map(
          (operation) => `${record} audit_${operation}`,
        ),
      )
      .toSorted();
    expect(await installed()).toEqual(expected);
    await ensureAudit(db, auditedTables.slice(1));
    expect(await installed()).toHaveLength(expected.length - 3);
    await Promise.all([ensureAudit(db, auditedTables), ensureAudit(db, auditedTables)]);
    expect(await installed()).toEqual(expected);
  });

  test('each column has a label, and what sounds like a secret is one', () => {
    for (const { table, record, key, secret, technical } of auditedTables) {
      const columns = Object.values(getTableColumns(table));
      for (const { name, dataType } of columns.filter((column) => ![...key, ...technical].includes(column.name))) {
        expect(columnLabel(record, name), `${record}.${name}`).toBeDefined();
        const isSecret = /password|secret|token|ticket|hash|_?key$|code|family|buyer/.test(name);
        const isHarmless = dataType === 'boolean' || name === 'postal_code';
        expect(secret.includes(name) || !isSecret || isHarmless, `${record}.${name}`).toBe(true);
      }
    }
  });
});

describe('an entry', () => {
  test('states who changed what by which call, with the values before and after', async ({ api, admin }) => {
    const { SchoolId: id } = await add(admin, { School: 'Sierra Nevada' });
    const params = { id };
    await admin.client.call(updateInstitution, { params, body: { ...schoolUpdate, name: 'Sierra Alta' } });
    await admin.client.call(updateInstitution, { params, body: { ...schoolUpdate, name: 'Sierra Alta' } });
    await admin.client.call(deleteInstitution, { params });
    const [removed, changed, added, ...more] = await entriesFor(admin, { institution: id });
    expect(more).toEqual([]);
    expect(added).toMatchObject({
      operation: 'insert',
      record: 'institutions',
      record_id: String(id),
      action: 'POST /escuelas',
    });
    expect(changeOf(added, 'name')).toMatchObject({ before: null, after: 'Sierra Nevada' });
    expect(changed).toEqual({
      id: expect.any(Number),
      at: expect.any(String),
      operation: 'update',
      record: 'institutions',
      record_id: String(id),
      title: 'Sierra Alta',
      actor: { uuid: admin.uuid, name: 'Ana López' },
      origin: 'call',
      action: 'PUT /escuelas/{id}',
      action_id: expect.any(String),
      network: expect.any(String),
      person: null,
      institution: { id, name: 'Sierra Alta' },
      order_id: null,
      changes: [
        {
          field: 'name',
          before: 'Sierra Nevada',
          after: 'Sierra Alta',
          before_name: null,
          after_name: null,
          withheld: false,
        },
      ],
    });
    expect(changeOf(removed, 'deleted_at')?.after).toEqual(expect.any(String));
    expect(await admin.client.call(getAuditEntry, { params: { id: changed?.id ?? 0 } })).toEqual(changed);
    const unknown = admin.client.call(getAuditEntry, { params: { id: Number.MAX_SAFE_INTEGER } });
    await expect(unknown).rejects.toMatchObject({ status: 404 });
    expect(await api.request('GET', '/audit/x', { token: admin.token })).toMatchObject({ status: 404 });
  });

  test('finds a deleted record by the name that it had', async ({ api, admin }) => {
    const { SchoolId: id } = await add(admin, { School: 'Se borra' });
    await api.app.db.delete(institutions).where(eq(institutions.id, id));
    const [removed, added] = await entriesFor(admin, { record: 'institutions', record_id: String(id) });
    expect(removed).toMatchObject({ operation: 'delete', title: 'Se borra', origin: 'database', actor: null });
    expect(changeOf(removed, 'name')).toMatchObject({ before: 'Se borra', after: null });
    expect(added).toMatchObject({ operation: 'insert', title: 'Se borra', institution: null });
  });

  test('is there for each row of a statement, and for none whose transaction fails', async ({ api, admin }) => {
    const { db } = api.app;
    const schools = [await add(admin, { School: 'Uno' }), await add(admin, { School: 'Dos' })];
    const ids = schools.map(({ SchoolId }) => SchoolId);
    const both = inArray(institutions.id, ids);
    const before = await db.$count(auditEntries);
    const failing = inTransaction(db, async (tx) => {
      await tx.update(institutions).set({ description: 'No queda' }).where(both);
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    await db
      .update(institutions)
      .set({ nameKey: sql`${institutions.nameKey} || ' '` })
      .where(both);
    expect(await db.$count(auditEntries)).toBe(before);
    await db
      .update(institutions)
      .set({ description: sql`'De ' || ${institutions.name}` })
      .where(both);
    const entries = await entriesFor(admin, { record: 'institutions', operation: 'update', q: 'de' });
    const written = ids.map((id) =>
      changeOf(
        entries.find(({ record_id }) => record_id === String(id)),
        'description',
      ),
    );
    expect(written.map((change) => change?.after)).toEqual(['De Uno', 'De Dos']);
  });

  test('never has a secret: only that it changed', async ({ api, admin }) => {
    const person = await api.member('padre');
    const passwordHash = await hashPassword(api.app.config, 'jacaranda');
    await api.app.db.update(users).set({ passwordHash }).where(eq(users.id, person.id));
    const body = { current_password: 'jacaranda', password: 'buganvilia', password_confirmation: 'buganvilia' };
    await person.client.call(changePassword, { body });
    await orderPlan(api, planPurchase('secreta'));
    const [changed] = await entriesFor(admin, { person: person.uuid });
    expect(changed).toMatchObject({
      action: 'POST /account/password',
      actor: { uuid: person.uuid },
      changes: [
        { field: 'password_hash', before: null, after: null, before_name: null, after_name: null, withheld: true },
      ],
    });
    const [order] = await entriesFor(admin, { record: 'plan_orders' });
    expect(order?.changes.map(({ field }) => field)).not.toContain('family');
    const rows = await api.app.db.select().from(auditEntries);
    expect(JSON.stringify(rows)).not.toContain('$argon2id$');
  });

  test('names the job that changed something outside of calls', async ({ api, admin }) => {
    const school = await importingSchool(api);
    const { id } = await draft(school.admin, school.id, [student({ matricula: 'A-1' })]);
    await commitDraft(api, school, id);
    const [member] = await entriesFor(admin, { institution: school.id, record: 'school_members', origin: 'job' });
    expect(member).toMatchObject({
      actor: null,
      action: 'import users',
      action_id: expect.any(String),
      network: null,
    });
    const ofJob = await entriesFor(admin, { action_id: member?.action_id });
    expect(new Set(ofJob.map(({ record }) => record))).toEqual(
      new Set(['users', 'school_members', 'school_enrolments', 'imports']),
    );
    const [started] = await entriesFor(admin, {
      record: 'imports',
      record_id: id,
      actor: school.admin.uuid,
      operation: 'update',
    });
    expect(changeOf(started, 'status')).toMatchObject({ before: 'draft', after: 'running' });
  });

  test('names what its values refer to, for schools only what they know', async ({ api, admin }) => {
    const [school, other] = [await importingSchool(api), await importingSchool(api)];
    const { id } = await draft(admin, school.id, [student({ matricula: 'A-1' })]);
    await api.app.db.update(imports).set({ committedBy: school.admin.id }).where(eq(imports.id, id));
    await api.app.db.update(imports).set({ companyId: other.id }).where(eq(imports.id, id));
    const named = async (member: Member, field: string) =>
      (await entriesFor(member, { record: 'imports', record_id: id })).flatMap((entry) => {
        const change = changeOf(entry, field);
        return change ? [change.after_name] : [];
      });
    const nameOf = async (schoolId: number) => {
      const [row] = await api.app.db.select().from(institutions).where(eq(institutions.id, schoolId));
      return row?.name;
    };
    expect(await named(admin, 'created_by')).toEqual(['Ana López']);
    expect(await named(school.admin, 'created_by')).toEqual([null]);
    expect(await named(school.admin, 'committed_by')).toEqual(['Ana López']);
    expect(await named(school.admin, 'school_id')).toEqual([await nameOf(school.id)]);
    expect(await named(school.admin, 'company_id')).toEqual([null, await nameOf(school.id)]);
    expect(await named(admin, 'company_id')).toEqual([await nameOf(other.id), await nameOf(school.id)]);
  });

  test('is not changed by anyone, and deleted only when its time is over', async ({ api, admin }) => {
    const { db, config } = api.app;
    await add(admin, { School: 'Se queda' });
    const refused = { cause: { code: '23001' } };
    await expect(db.update(auditEntries).set({ action: 'x' })).rejects.toMatchObject(refused);
    await expect(db.delete(auditEntries)).rejects.toMatchObject(refused);
    await expect(db.execute(sql`truncate ${auditEntries}`)).rejects.toMatchObject(refused);
    const years = (count: number) => sql`now() - make_interval(years => ${count}, hours => 1)`;
    const made = { operation: 'insert', record: 'institutions', recordId: '0' } as const;
    await db.insert(auditEntries).values([
      { ...made, action: 'old', at: years(config.auditYears) },
      { ...made, action: 'kept', at: years(LEAST_AUDIT_YEARS) },
    ]);
    const before = await db.$count(auditEntries);
    await sweepAudit(api.app);
    expect(await db.$count(auditEntries)).toBe(before - 1);
    expect(await db.$count(auditEntries, eq(auditEntries.action, 'kept'))).toBe(1);
  });
});
