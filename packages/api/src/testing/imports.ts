import { createHash } from 'node:crypto';

import {
  commitImport,
  createImport,
  getImport,
  listImportRows,
  sendImportRows,
  undoImport,
} from '@lia/sdk/imports/endpoints';
import type { ImportRecord, ImportRowRecord } from '@lia/sdk/imports/records';
import { FIRST_IMPORT_ROW, IMPORT_CHUNK_ROWS, type ImportColumn } from '@lia/sdk/imports/rules';
import type { ImportRow } from '@lia/sdk/imports/schema';
import { listSchoolMembers } from '@lia/sdk/institutions/endpoints';
import { eq, inArray, sql } from 'drizzle-orm';

import { users } from '../accounts/tables.ts';
import { schoolEnrolments, schoolMembers } from '../institutions/tables.ts';
import type { Job } from '../platform/jobs/job.ts';
import { type Member, type RunningApi, test as base } from './api.ts';
import { add } from './institutions.ts';

/** A school with someone who imports into it. */
export interface ImportingSchool {
  id: number;
  admin: Member;
}

let schools = 0;

/** Adds a school with an admin of its own. */
export async function importingSchool(api: RunningApi): Promise<ImportingSchool> {
  schools += 1;
  const { SchoolId: id } = await add(await api.member('admin'), { School: `Escuela de pruebas ${schools}` });
  const admin = await api.member('admin_escuela');
  await api.app.db.insert(schoolMembers).values({ userId: admin.id, schoolId: id, role: 'schoolAdmin' });
  return { id, admin };
}

/** A test that gets a school of its own to import into. */
export const test = base.extend<{ school: ImportingSchool }>({
  school: async ({ api }, use) => use(await importingSchool(api)),
});

/** What the accounts of an import sign in with. */
export const PASSWORD = 'abc';

type Cells = Partial<Record<ImportColumn, string>>;

/** A row of a student that differs from the usual one in what is given. */
export const student = (cells: Cells): Cells => ({
  tipo_usuario: 'ALUMNO',
  nombre: 'Ana',
  apellido_paterno: 'Núñez',
  seccion: 'PRIMARIA',
  grado: '3',
  ...cells,
});

/** Students with keys of their own. */
export const many = (count: number): Cells[] =>
  Array.from({ length: count }, (_, n) => student({ nombre: `NOMBRE${n % 7}`, matricula: `M-${n}` }));

/** Rows with the numbers that they have in a file. */
export const numbered = (rows: readonly Cells[]): ImportRow[] =>
  rows.map((cells, index) => ({ num: FIRST_IMPORT_ROW + index, ...cells }));

/** The fingerprint of a file, by its name. */
export const fingerprintOf = (name: string): string => createHash('sha256').update(name).digest('hex');

/** Begins an import and sends its rows in chunks, as the page does. */
export async function draft(
  { client }: Pick<Member, 'client'>,
  schoolId: number,
  rows: readonly Cells[],
  name = 'alumnos.xlsx',
): Promise<{ id: string; rows: ImportRowRecord[]; import: ImportRecord }> {
  const file = { name, fingerprint: fingerprintOf(name) };
  let record = await client.call(createImport, { body: { school_id: schoolId, file } });
  const { id } = record;
  const all = numbered(rows);
  const judged: ImportRowRecord[] = [];
  for (let from = 0; from < all.length; from += IMPORT_CHUNK_ROWS) {
    const data = all.slice(from, from + IMPORT_CHUNK_ROWS);
    const sent = await client.call(sendImportRows, { params: { id }, body: { data } });
    judged.push(...sent.data);
    record = sent.import;
  }
  return { id, rows: judged, import: record };
}

export const rowsOf = (
  { client }: Pick<Member, 'client'>,
  id: string,
  filter: object = {},
): Promise<ImportRowRecord[]> =>
  client.call(listImportRows, { params: { id }, query: { filter: JSON.stringify(filter) } });

/** Ends what people are in their schools, as a new school year does. */
export async function leaveSchools({ app: { db } }: RunningApi, userIds: number[]): Promise<void> {
  for (const table of [schoolMembers, schoolEnrolments]) {
    await db
      .update(table)
      .set({ until: sql`now()` })
      .where(inArray(table.userId, userIds));
  }
}

/** Usernames of those who were imported into a school. */
export const peopleOf = async ({ admin, id }: ImportingSchool): Promise<string[]> =>
  (await admin.client.call(listSchoolMembers, { params: { id }, query: {} }))
    .filter(({ role }) => role !== 'schoolAdmin')
    .map(({ username }) => username);

/** Commits a draft and runs its job. */
export async function commitDraft(api: RunningApi, { admin }: ImportingSchool, id: string): Promise<ImportRecord> {
  await admin.client.call(commitImport, { params: { id }, body: { password: PASSWORD, privacy_notice: true } });
  await api.jobRunner.runDue();
  return admin.client.call(getImport, { params: { id } });
}

/**
 * One run of a job of an import, beside what the runner does. After as many batches as are given its worker is gone, as
 * after a crash.
 */
export async function runJob(api: RunningApi, job: Job, id: string, batches = Infinity): Promise<void> {
  const handler = api.jobRunner.handlers.find(({ job: { kind } }) => kind === job.kind);
  if (!handler) throw new Error(`Nothing handles ${job.kind}`);
  const worker = new AbortController();
  let done = 0;
  const progress = async (): Promise<void> => {
    done += 1;
    if (done >= batches) worker.abort(new Error('The worker is gone'));
    worker.signal.throwIfAborted();
  };
  await handler.run({ import: id }, { now: new Date(), attempt: 1, signal: worker.signal, progress }).catch(gone);

  function gone(error: unknown): void {
    if (!worker.signal.aborted) throw error;
  }
}

/** A student of a school, of the third grade unless given otherwise. */
export async function enrolled(
  api: RunningApi,
  schoolId: number,
  { matricula = null, ...person }: Partial<typeof users.$inferInsert> & { matricula?: string | null },
) {
  const { id, username, uuid } = await api.member('alumno');
  const grade = { level: 2, grade: 3 };
  await api.app.db
    .update(users)
    .set({ name: 'ANA', lastName: 'NÚÑEZ', email: null, ...grade, ...person })
    .where(eq(users.id, id));
  await api.app.db.insert(schoolMembers).values({ userId: id, schoolId, role: 'student' });
  await api.app.db.insert(schoolEnrolments).values({ userId: id, schoolId, ...grade, matricula, companyId: schoolId });
  return { id, uuid, username: person.username ?? username };
}

/** The verdicts of rows, with why and with which row one needs a decision. */
export const verdictsOf = (
  rows: readonly { verdict: string; conflict: { reason: string; row: number | null } | null }[],
) =>
  rows.map(({ verdict, conflict }) =>
    conflict ? `${verdict} ${conflict.reason} ${conflict.row ?? ''}`.trim() : verdict,
  );

/** Undoes an import and runs its job. */
export async function undone(api: RunningApi, { admin }: ImportingSchool, id: string) {
  await admin.client.call(undoImport, { params: { id } });
  await api.jobRunner.runDue();
  return admin.client.call(getImport, { params: { id } });
}

/** The accounts of a school with all that an import writes of them. */
export const accountsIn = ({ app }: RunningApi, { id }: ImportingSchool) =>
  app.db
    .select({ account: users, member: schoolMembers, enrolment: schoolEnrolments })
    .from(schoolMembers)
    .innerJoin(users, eq(users.id, schoolMembers.userId))
    .leftJoin(schoolEnrolments, eq(schoolEnrolments.userId, users.id))
    .where(eq(schoolMembers.schoolId, id))
    .orderBy(users.id, schoolMembers.role);
