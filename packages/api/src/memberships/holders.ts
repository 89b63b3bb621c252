import { type FreeReason, grantFor } from '@lia/sdk/licences/rules';
import { type Plan, planById } from '@lia/sdk/memberships/rules';
import type { GrantType } from '@lia/sdk/memberships/roles';
import { and, asc, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';

import { hasGuardian } from '../accounts/guardianships.ts';
import { users } from '../accounts/tables.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { type Having, mayHold } from './eligible.ts';
import { type Grant, settleRoles, withRolesBefore } from './grants.ts';
import { notifyHolders } from './notifyHolders.ts';
import { unpaidChildIds } from './paidByOthers.ts';
import { childIds, type MembershipRow } from './store.ts';
import { licences, memberships } from './tables.ts';

export type Licence = typeof licences.$inferSelect;

/** Who is to get a licence, and what it makes them. */
export interface Holder {
  userId: number;
  type: GrantType;
}

/** Who assigns, and by which import; the payment or a registration where both are null. */
export interface AssignedBy {
  userId: number | null;
  importId?: string;
}

export const BY_PAYMENT: AssignedBy = { userId: null };

/** The licences of a membership that someone holds, in their order. */
export const heldLicences = (db: Database, membershipId: string): Promise<Licence[]> =>
  db
    .select()
    .from(licences)
    .where(and(eq(licences.membershipId, membershipId), isNull(licences.freedAt)))
    .orderBy(asc(licences.num));

/** Whom the licences of a membership are for, as its payer sees them: of a parent's, the children whom they answer for. */
export const licensed = (db: Database, { id, planId, userId }: MembershipRow) =>
  db
    .select({ name: users.name, username: users.username })
    .from(licences)
    .innerJoin(users, eq(users.id, licences.userId))
    .where(
      and(
        eq(licences.membershipId, id),
        isNull(licences.freedAt),
        planById(planId)?.type === 'padre' && userId !== null ? hasGuardian(userId) : undefined,
      ),
    )
    .orderBy(asc(licences.num));

/**
 * Gives people the free licences of a membership that is locked and has not ended, in the order of the people as far as there
 * are licences, with the roles that these bring. Who holds one of them keeps it.
 */
export async function assignLicences(
  tx: Transaction,
  membership: MembershipRow,
  people: readonly Holder[],
  by: AssignedBy,
): Promise<void> {
  const ids = people.map(({ userId }) => userId);
  if (ids.length === 0) return;
  const isHeld = and(eq(licences.membershipId, membership.id), isNull(licences.freedAt));
  const already = await tx
    .select({ userId: licences.userId })
    .from(licences)
    .where(and(isHeld, inArray(licences.userId, ids)));
  const holders = new Set(already.map(({ userId }) => userId));
  const left = Math.max(0, membership.licences - (await tx.$count(licences, isHeld)));
  const wanting = people.filter(({ userId }) => !holders.has(userId)).slice(0, left);
  if (wanting.length === 0) return;
  const grants = await withRolesBefore(tx, wanting);
  const free = await freeNums(tx, membership.id, membership.licences, wanting.length);
  const { userId: assignedBy, importId = null } = by;
  const held = await tx
    .insert(licences)
    .values(
      grants.flatMap(({ userId, type, before }, index) => {
        const num = free[index];
        return num === undefined
          ? []
          : [{ membershipId: membership.id, num, userId, type, rolesBefore: before, assignedBy, importId }];
      }),
    )
    .returning({ id: licences.id, userId: licences.userId });
  await settleRoles(tx, grants);
  if (assignedBy === null || importId !== null) return;
  await notifyHolders(tx, 'licenceGiven', { planId: membership.planId, by: assignedBy, held });
}

/** The first numbers up to a total that no held licence of a membership has. */
async function freeNums(tx: Transaction, membershipId: string, total: number, most: number): Promise<number[]> {
  const taken = tx
    .select({ num: licences.num })
    .from(licences)
    .where(and(eq(licences.membershipId, membershipId), isNull(licences.freedAt)));
  const free = await tx
    .select({ num: sql<number>`free.num` })
    .from(sql`generate_series(1, ${total}::int) as free(num)`)
    .where(sql`free.num not in ${taken}`)
    .orderBy(sql`free.num`)
    .limit(most);
  return free.map(({ num }) => num);
}

/** Whether a person took the licence away, and not a merge or an import that was undone. */
const isByHand = (reason: FreeReason): boolean => reason === 'freed' || reason === 'reassigned' || reason === 'shrunk';

/** Frees those of a locked membership's licences that are held, and takes back the roles that they brought. */
export async function freeLicences(
  tx: Transaction,
  { id, status, planId }: MembershipRow,
  ids: readonly string[],
  { userId: freedBy, reason }: { userId: number | null; reason: FreeReason },
): Promise<void> {
  if (ids.length === 0) return;
  const freed = await tx
    .update(licences)
    .set({ freedAt: new Date(), freedBy, freeReason: reason })
    .where(and(eq(licences.membershipId, id), inArray(licences.id, [...ids]), isNull(licences.freedAt)))
    .returning();
  if (status !== 'ended') await settleRoles(tx, freed.flatMap(grantOf));
  if (status !== 'ended' && isByHand(reason))
    await notifyHolders(tx, 'licenceTaken', { planId, by: freedBy, held: freed });
}

/** Gives held licences numbers up to that of a locked membership's licences, which became fewer. */
export async function renumberLicences(tx: Transaction, { id }: MembershipRow, total: number): Promise<void> {
  const beyond = (await heldLicences(tx, id)).filter(({ num }) => num > total);
  const free = await freeNums(tx, id, total, beyond.length);
  for (const [index, licence] of beyond.entries()) {
    const num = free[index] ?? licence.num;
    await tx.update(licences).set({ num }).where(eq(licences.id, licence.id));
  }
}

/** Stores the roles that the held licences of a membership replace by now. */
export async function keepRolesBefore(tx: Transaction, { id }: MembershipRow, grants: readonly Grant[]): Promise<void> {
  await tx.execute(sql`
    update licences set roles_before = given.before
    from jsonb_to_recordset(${JSON.stringify(grants)}::jsonb) as given("userId" int, type text, before text[])
    where licences.membership_id = ${id} and licences.freed_at is null
      and licences.user_id = given."userId" and licences.type = given.type`);
}

/** What a licence gives its holder. */
export const grantOf = ({ userId, type, rolesBefore: before }: Licence): Grant[] =>
  userId === null ? [] : [{ userId, type, before }];

/** What a membership gives its owner and the holders of its licences. */
export async function grantsOf(
  tx: Transaction,
  { id, userId, planId, rolesBefore: before }: MembershipRow,
): Promise<Grant[]> {
  const plan = planById(planId);
  const held = (await heldLicences(tx, id)).flatMap(grantOf);
  return plan && userId !== null ? [{ userId, type: plan.type, before }, ...held] : held;
}

/**
 * Who gets the licences of a new membership: who holds those of the payer's last one of the type, then their children, or the
 * teacher; children whose plan another guardian pays come last. Who had one freed by hand does not get it back. A school assigns the
 * first ones itself.
 */
export async function firstHolders(tx: Transaction, membership: MembershipRow, plan: Plan): Promise<Holder[]> {
  const { id, userId } = membership;
  if (userId === null) return [];
  const earlier = await earlierLicences(tx, { id, userId }, plan);
  const had = new Set(earlier.map(({ userId: holder }) => holder));
  const own = plan.type === 'padre' ? await childIds(tx, userId) : plan.type === 'maestro' ? [userId] : [];
  const ids = [
    ...earlier.flatMap(({ userId: holder, freedAt }) => (holder !== null && freedAt === null ? [holder] : [])),
    ...own.filter((holder) => !had.has(holder)),
  ];
  if (plan.type !== 'padre') return holdersAmong(tx, plan, membership, ids);
  const unpaid = new Set(await unpaidChildIds(tx, userId, plan));
  const inOrder = ids.toSorted((one, other) => Number(unpaid.has(other)) - Number(unpaid.has(one)));
  return holdersAmong(tx, plan, membership, inOrder);
}

/** The people among these who may hold a licence of a membership, in the order given. */
export async function holdersAmong(
  db: Database,
  plan: Plan,
  having: Having,
  ids: readonly number[],
): Promise<Holder[]> {
  if (ids.length === 0) return [];
  const found = await db
    .select({ id: users.id, role: users.role })
    .from(users)
    .where(and(inArray(users.id, [...ids]), mayHold(plan, having)));
  const roles = new Map(found.map(({ id, role }) => [id, role]));
  return ids.flatMap((userId) => {
    const role = roles.get(userId);
    const type = role && grantFor(plan, role);
    return type ? [{ userId, type }] : [];
  });
}

/** Licences, held and freed, of a payer's latest other membership of a type. */
async function earlierLicences(
  tx: Transaction,
  { id, userId }: { id: string; userId: number },
  { type }: Plan,
): Promise<Licence[]> {
  const others = await tx
    .select()
    .from(memberships)
    .where(and(eq(memberships.userId, userId), ne(memberships.id, id)))
    .orderBy(desc(memberships.createdAt), asc(memberships.id));
  const last = others.find(({ planId }) => planById(planId)?.type === type);
  if (!last) return [];
  return tx.select().from(licences).where(eq(licences.membershipId, last.id)).orderBy(asc(licences.num));
}
