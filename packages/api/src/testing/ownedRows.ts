import { randomUUID } from 'node:crypto';

import { checkRow } from '@lia/sdk/imports/row';
import * as fc from 'fast-check';

import { accessCodes, guardianships } from '../accounts/tables.ts';
import { guardianInvitations } from '../guardians/tables.ts';
import { importGuardians, importRows, imports } from '../imports/tables.ts';
import { groups, schoolEnrolments, schoolMembers, sections } from '../institutions/tables.ts';
import { licences, memberships, planOrders } from '../memberships/tables.ts';
import { orders } from '../payments/tables.ts';
import { contactMarks } from '../contacts/tables.ts';
import type { RunningApi } from './api.ts';
import { importingSchool } from './imports.ts';

const kinds = [
  'order',
  'plan',
  'licence',
  'guardian',
  'child',
  'school',
  'enrolment',
  'group',
  'card',
  'importRow',
  'importGuardian',
  'invitation',
  'mark',
] as const;

/** A row that an account has, or acted on: of one of two schools, imports, families or memberships. */
export interface OwnedRow {
  kind: (typeof kinds)[number];
  of: 0 | 1;
  isOver: boolean;
}

/** Rows that an account may have. */
export const ownedRows: fc.Arbitrary<OwnedRow[]> = fc.array(
  fc.record({
    kind: fc.constantFrom(...kinds),
    of: fc.constantFrom(0 as const, 1 as const),
    isOver: fc.boolean(),
  }),
  { maxLength: 14 },
);

/** A row of every kind, which is not over. */
export const oneOfEach: OwnedRow[] = kinds.map((kind) => ({ kind, of: 0, isOver: false }));

/** What the rows belong to besides. */
export interface Surroundings {
  schoolId: number;
  sectionId: string;
  importId: string;
  relativeId: number;
  /** Of another payer; both are of one plan. */
  membershipId: string;
}

const PLAN = 2;

async function addOrder({ app: { db } }: RunningApi, ownerId: number, total: number): Promise<string> {
  const id = randomUUID();
  const payer = { payer_name: 'Ana', payer_email: 'ana@example.mx', provider: 'sandbox' };
  const sold = { reason: 'membership', title: 'Plan', quantity: 1, unit_price: total, total } as const;
  await db.insert(orders).values({ id, ...sold, ...payer, ownerId });
  return id;
}

async function addMembership(api: RunningApi, userId: number, isOver: boolean): Promise<string> {
  const orderId = await addOrder(api, userId, 9900);
  await api.app.db.insert(planOrders).values({ orderId, planId: PLAN, userId });
  const status = isOver ? ('ended' as const) : ('active' as const);
  const plan = { planId: PLAN, status, paidUntil: new Date(), rolesBefore: ['padre'], licences: 5 };
  const [row] = await api.app.db
    .insert(memberships)
    .values({ orderId, userId, ...plan })
    .returning();
  return row?.id ?? '';
}

/** Makes something for the rows of two accounts to belong to. */
export async function addSurroundings(api: RunningApi): Promise<Surroundings> {
  const { db } = api.app;
  const { id: schoolId, admin } = await importingSchool(api);
  const [section] = await db.insert(sections).values({ schoolId, level: 2 }).returning();
  const file = { fileName: 'alumnos.xlsx', fingerprint: randomUUID() };
  const [row] = await db
    .insert(imports)
    .values({ schoolId, companyId: schoolId, createdBy: admin.id, ...file })
    .returning();
  const relative = await api.member('padre');
  const membershipId = await addMembership(api, relative.id, false);
  return { schoolId, sectionId: section?.id ?? '', importId: row?.id ?? '', relativeId: relative.id, membershipId };
}

let numbers = 0;

/** Adds a row of an account, unless it has the same one. */
export async function addOwnedRow(
  api: RunningApi,
  userId: number,
  { kind, of, isOver }: OwnedRow,
  both: readonly [Surroundings, Surroundings],
): Promise<void> {
  const { db } = api.app;
  const { schoolId, sectionId, importId, relativeId, membershipId } = both[of];
  numbers += 1;
  const num = numbers;
  const until = isOver ? new Date(Date.now() + 60_000) : null;
  const endedAt = isOver ? new Date() : null;
  const add: Record<OwnedRow['kind'], () => Promise<unknown>> = {
    order: () => addOrder(api, userId, num * 100),
    plan: () => addMembership(api, userId, isOver),
    licence: () =>
      db
        .insert(licences)
        .values({ membershipId, num, userId, type: 'alumno', rolesBefore: [], ...(isOver && freed) })
        .onConflictDoNothing(),
    guardian: () =>
      db.insert(guardianships).values({ guardianId: relativeId, studentId: userId, endedAt }).onConflictDoNothing(),
    child: () =>
      db.insert(guardianships).values({ guardianId: userId, studentId: relativeId, endedAt }).onConflictDoNothing(),
    school: () => db.insert(schoolMembers).values({ userId, schoolId, role: 'student', until }).onConflictDoNothing(),
    enrolment: () =>
      db
        .insert(schoolEnrolments)
        .values({ userId, schoolId, companyId: schoolId, level: 2, grade: 3, matricula: `M-${num}`, until })
        .onConflictDoNothing(),
    group: () => db.insert(groups).values({ sectionId, name: 'A', grade: 3, teacherId: userId }),
    card: () =>
      db
        .insert(accessCodes)
        .values({ codeHash: randomUUID(), userId, schoolId, createdBy: userId, endedAt })
        .onConflictDoNothing(),
    importRow: () => db.insert(importRows).values({ importId, num, cells, verdict: 'create', userId }),
    importGuardian: () => db.insert(importGuardians).values({ importId, studentId: userId }).onConflictDoNothing(),
    invitation: () =>
      db.insert(guardianInvitations).values({
        id: randomUUID(),
        schoolId,
        email: `${num}@example.mx`,
        expiresAt: new Date(),
        acceptedAt: new Date(),
        acceptedBy: userId,
      }),
    mark: () => db.insert(contactMarks).values({ record: 'donations', recordId: randomUUID(), madeBy: userId }),
  };
  await add[kind]();
}

const { cells } = checkRow({ nombre: 'Ana' }, { directors: false });
const freed = { freedAt: new Date(), freeReason: 'freed' as const };
