import type { OwnDataRequest } from '@lia/sdk/dataRequests/records';
import { dueOn } from '@lia/sdk/dataRequests/rules';
import type { DataRequest, DataRequestDecision, EnteredDataRequest } from '@lia/sdk/dataRequests/schema';
import { and, eq, isNull, type SQL } from 'drizzle-orm';

import { isChildOf } from '../accounts/guardianships.ts';
import { users } from '../accounts/tables.ts';
import type { Transaction } from '../platform/database.ts';
import { today } from '../platform/days.ts';
import { ApiFailure, found, invalidFields } from '../platform/errors.ts';
import type { Language } from '../platform/language.ts';
import type { Scope } from '../platform/scope.ts';
import { mayBeAnswered } from './guardian.ts';
import { ownRequest } from './lists.ts';
import { notify } from './notify.ts';
import { dataRequests } from './tables.ts';

type Row = typeof dataRequests.$inferSelect;

/**
 * Keeps what a member asks for, and confirms it by e-mail where they have an address.
 * @throws {ApiFailure} 404 for a student whom the member is no guardian of.
 */
export async function addOwnRequest(
  tx: Transaction,
  scope: Scope<'own'>,
  { child, ...asked }: DataRequest,
  language: Language,
): Promise<OwnDataRequest> {
  const { userId } = scope;
  const [user] = await tx.select().from(users).where(eq(users.id, userId));
  const { name, lastName, email } = found(user);
  const childId = child === undefined ? null : await childOf(tx, userId, child);
  const { id } = await add(tx, {
    ...asked,
    userId,
    childId,
    name: `${name} ${lastName}`,
    email,
    language,
    receivedOn: today(),
    enteredBy: null,
  });
  return ownRequest(tx, id);
}

async function childOf(tx: Transaction, guardianId: number, child: string): Promise<number> {
  const [student] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.uuid, child.toLowerCase()), isChildOf(guardianId)));
  return found(student).id;
}

/**
 * Keeps the request of a person who wrote to us, and confirms it by e-mail; answers its id.
 * @throws {ApiFailure} 422 for an account that is unknown, was merged or was erased
 */
export async function enterRequest(
  tx: Transaction,
  scope: Scope<'everything'>,
  { received_on: receivedOn, user, ...asked }: EnteredDataRequest,
): Promise<string> {
  const userId = user == null ? null : await accountOf(tx, user);
  const { id } = await add(tx, { ...asked, userId, language: 'es', receivedOn, enteredBy: scope.userId });
  return id;
}

async function accountOf(tx: Transaction, uuid: string): Promise<number> {
  const [account] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.uuid, uuid.toLowerCase()), isNull(users.mergedInto), isNull(users.erasedAt)));
  if (!account) throw invalidFields({ user: { key: 'choice.unknown' } });
  return account.id;
}

async function add(tx: Transaction, values: Omit<typeof dataRequests.$inferInsert, 'dueOn'>): Promise<Row> {
  const [row] = await tx
    .insert(dataRequests)
    .values({ ...values, dueOn: dueOn(values.receivedOn, false) })
    .returning();
  if (!row) throw new Error('The data request got no row');
  await notify(tx, row, 'received');
  return row;
}

/**
 * Closes a request that its sender takes back; `note`: that they did, for the console.
 * @throws {ApiFailure} 404 for the request of another person; 409 `DATA_REQUEST_CLOSED`.
 */
export async function withdraw(
  tx: Transaction,
  scope: Scope<'own'>,
  id: string,
  note: string,
): Promise<OwnDataRequest> {
  const isTheirs = and(scope.where({ own: (userId) => eq(dataRequests.userId, userId) }), eq(dataRequests.id, id));
  await lockOpen(tx, isTheirs);
  await tx
    .update(dataRequests)
    .set({ status: 'withdrawn', note, decidedAt: new Date(), decidedBy: scope.userId })
    .where(isTheirs);
  return ownRequest(tx, id);
}

/** @throws {ApiFailure} 404; 409 `DATA_REQUEST_CLOSED` */
async function lockOpen(tx: Transaction, isIt: SQL | undefined): Promise<Row> {
  const [row] = await tx.select().from(dataRequests).where(isIt).for('update');
  if (found(row).status !== 'received') throw new ApiFailure(409, 'DATA_REQUEST_CLOSED');
  return found(row);
}

/**
 * Closes a request or extends it, and notifies its sender by e-mail.
 * @throws {ApiFailure} 404; 409 `DATA_REQUEST_CLOSED`; 409 `DATA_REQUEST_NOT_EXTENDED` after its last day, or the second time; 409
 * `DATA_REQUEST_GUARDIAN_ENDED` where who asked answers for the student no more: it is refused or withdrawn.
 */
export async function decide(
  tx: Transaction,
  scope: Scope<'everything'>,
  id: string,
  { decision, note }: DataRequestDecision,
): Promise<void> {
  const isIt = and(scope.where({}), eq(dataRequests.id, id));
  const open = await lockOpen(tx, isIt);
  const { extension, receivedOn, dueOn: lastDay } = open;
  if ((decision === 'answered' || decision === 'extended') && !(await mayBeAnswered(tx, open))) {
    throw new ApiFailure(409, 'DATA_REQUEST_GUARDIAN_ENDED');
  }
  // The law has the sender know of an extension before the first days are over.
  if (decision === 'extended' && (extension !== null || lastDay < today())) {
    throw new ApiFailure(409, 'DATA_REQUEST_NOT_EXTENDED');
  }
  const [decided] = await tx
    .update(dataRequests)
    .set(
      decision === 'extended'
        ? { extension: note, dueOn: dueOn(receivedOn, true) }
        : { status: decision, note, decidedAt: new Date(), decidedBy: scope.userId },
    )
    .where(isIt)
    .returning();
  await notify(tx, found(decided), decision);
}
