import { isStudent } from '@lia/sdk/accounts/roles';
import { levels, studentRoleOf } from '@lia/sdk/registrations/rules';
import type { MergeField, MergePreview, MergeSide, UserMerge } from '@lia/sdk/users/merge';

import { notifyGuardiansOfMerge } from '../../accounts/guardianNotices.ts';
import type { PasswordAfterMerge } from '../../accounts/notifications/data.ts';
import { languageOf } from '../../accounts/notifications/preferences.ts';
import { notifyOwner } from '../../accounts/ownerNotice.ts';
import { hasPassword } from '../../accounts/passwords.ts';
import { isAnothers } from '../../accounts/store.ts';
import { joinConversations } from '../../conversations/join.ts';
import { settleStanding } from '../../memberships/grants.ts';
import { lockRolesOf } from '../../memberships/store.ts';
import type { AppContext } from '../../platform/appContext.ts';
import { inTransaction } from '../../platform/database.ts';
import { ApiFailure, invalidFields } from '../../platform/errors.ts';
import { changeUser, type UserAccount, type WritingCall } from '../changeable.ts';
import { refuseTaken } from '../create.ts';
import { endAccess } from '../lifecycle.ts';
import { isPlainStudent } from '../update.ts';
import { endDuplicates, freeSecondLicences, joinLessonProgress } from './duplicates.ts';
import { type Accounts, lockAccounts, pairOf, previewOf } from './preview.ts';
import { moveRows } from './references.ts';
import { removeUntouchedHomework } from './work.ts';

/** What merging one account into another would do. @throws {ApiFailure} 404, 409 */
export const preview = (
  { app, ...call }: Omit<WritingCall, 'db'> & { app: AppContext },
  kept: string,
  merged: string,
): Promise<MergePreview> =>
  inTransaction(app.db, async (db) => previewOf({ ...call, db }, await lockAccounts({ ...call, db }, kept, merged)));

/** Merges an account into another, as it was previewed. @throws {ApiFailure} 404, 409, 422 */
export async function merge(call: WritingCall, kept: string, merged: string, input: UserMerge): Promise<void> {
  const { db, session } = call;
  const accounts = await lockAccounts(call, kept, merged);
  const pair = pairOf(accounts);
  const { version, conflicts, differences } = await previewOf(call, accounts);
  if (version !== input.version) throw new ApiFailure(409, 'MERGE_CHANGED');
  const confirmed = new Set(input.confirmed);
  if (conflicts.some((one) => !confirmed.has(one))) throw invalidFields({ confirmed: { key: 'user.mergeConflict' } });
  const sides = new Map(differences.map(({ field, suggested }) => [field, input.keep[field] ?? suggested]));
  const sideOf = (field: MergeField): MergeSide => sides.get(field) ?? 'kept';

  await freeSecondLicences(db, pair, session.userId);
  await joinConversations(db, pair);
  await endDuplicates(db, pair, sideOf('enrolment'));
  await joinLessonProgress(db, pair);
  await removeUntouchedHomework(db, pair);
  await moveRows(db, pair);
  // Before the account that is kept may get its username and address.
  await changeUser(db, pair.merged, { deletedAt: accounts.merged.deletedAt ?? new Date(), mergedInto: pair.kept });
  await endAccess(db, pair.merged);
  // Sessions that the former password opened, or the former address could reset, end.
  const signIn = signInOf(accounts, sideOf('username'));
  if (signIn.password === accounts.merged || sideOf('email') === 'merged') await endAccess(db, pair.kept);
  await changeUser(db, pair.kept, {
    ...(await detailsAfter(call, accounts, sideOf)),
    username: signIn.username.username,
    passwordHash: signIn.password.passwordHash,
    temporaryPassword: signIn.password.temporaryPassword,
    ...(await rolesAfter(call, accounts, sideOf('place'))),
  }).catch(refuseTaken);
  await settleStanding(db, pair.kept);
  const password = passwordAfter(signIn);
  await notifyOwner(db, pair.kept, 'account.merged', await languageOf(db, pair.kept), password);
  await notifyGuardiansOfMerge(db, pair.kept, password);
}

type SignIn = Record<'username' | 'password', UserAccount>;

/** Whose username and password stay: those of one side, but for the password where the other account alone has one. */
function signInOf({ kept, merged }: Accounts, side: MergeSide): SignIn {
  const [username, other] = side === 'merged' ? [merged, kept] : [kept, merged];
  const isOthers = !hasPassword(username.passwordHash) && hasPassword(other.passwordHash);
  return { username, password: isOthers ? other : username };
}

function passwordAfter({ username, password }: SignIn): PasswordAfterMerge {
  if (password !== username) return 'other';
  return hasPassword(username.passwordHash) ? 'username' : 'none';
}

/** The details of the account that is kept, without how it is signed in to. */
async function detailsAfter({ db }: WritingCall, { kept, merged }: Accounts, sideOf: (field: MergeField) => MergeSide) {
  const from = (field: MergeField): UserAccount => (sideOf(field) === 'merged' ? merged : kept);
  const { email } = from('email');
  const isSameAddress = kept.email?.toLowerCase() === merged.email?.toLowerCase();
  const since = from('email').emailVerifiedAt ?? (isSameAddress ? merged.emailVerifiedAt : null);
  const isConfirmed = since !== null && !kept.dependent && !(await isAnothers(db, { id: kept.id, email }));
  const { country, state, city } = kept.country === null ? merged : kept;
  return {
    name: from('name').name,
    lastName: from('last_name').lastName,
    email,
    emailVerifiedAt: isConfirmed ? since : null,
    phoneNumber: from('phone_number').phoneNumber,
    curp: from('curp').curp,
    avatarPath: kept.avatarPath ?? merged.avatarPath,
    country,
    state,
    city,
  };
}

/** Its roles are those of both; a student's role of a level is that of the place that is kept. */
async function rolesAfter({ db }: WritingCall, { kept, merged }: Accounts, side: MergeSide) {
  // Freeing licences may have changed them.
  const roles = await lockRolesOf(db, [kept.id, merged.id]);
  const both = [...(roles.get(kept.id) ?? []), ...(roles.get(merged.id) ?? [])];
  if (!both.some(isStudent)) return { role: [...new Set(both)], level: null, grade: null };
  const { level, grade } = side === 'merged' ? merged : kept;
  const known = levels.find((one) => one === level);
  const role = both.map((one) => (known && isPlainStudent(one) ? studentRoleOf(known) : one));
  return { role: [...new Set(role)], level, grade };
}
