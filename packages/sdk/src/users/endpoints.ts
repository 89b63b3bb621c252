import type { MessageAnswer, SignedIn } from '../accounts/schema.ts';
import { endpoint } from '../http/endpoint.ts';
import type { ListQuery } from '../http/list.ts';
import type { UserEmails, UserFamily, UserImports, UserPurchases, UserSessions, UserViews } from './details.ts';
import type { MergePreview, UserMerge } from './merge.ts';
import type { UserRecord } from './records.ts';
import type {
  NewUser,
  SchoolGroups,
  TemporaryPassword,
  UserDeactivation,
  UserErasure,
  UserMove,
  UserRestore,
  UserSaved,
  UserUpdate,
  ViewReason,
} from './schema.ts';
import type { FoundPeople, PeopleSearch } from './search.ts';

/**
 * Users, by last name unless asked otherwise; schools see the people of their own. Filters: `kind` (with facet), `role`,
 * `status`, `level`, `grade`, `school_id`, `group_id`, `q` (words of name, username, e-mail).
 */
export const listUsers = endpoint<{ query: ListQuery; returns: UserRecord[] }>('GET /usuarios');

/**
 * Ten people at most whom the caller may see, by words of their name, username or e-mail address, by last name, and ten groups by
 * name. A teacher finds the students of their own groups, not by e-mail address, and a parent their children.
 */
export const searchPeople = endpoint<{ query: PeopleSearch; returns: FoundPeople }>('GET /usuarios/buscar');

/** 404 for who is not in a school of the caller. */
export const getUser = endpoint<{ params: { id: string }; returns: UserRecord }>('GET /usuarios/{id}');

/** The guardians and the children of a user; of children, those whom the caller reaches. */
export const getUserFamily = endpoint<{ params: { id: string }; returns: UserFamily }>('GET /usuarios/{id}/family');

/**
 * Ends the guardianship `guardian` of a student: a school of who studies there, administrators of anyone, neither of a student whom
 * they answer for themselves. 404, 409 `USER_PROTECTED`. Send an idempotency key.
 */
export const endUserGuardianship = endpoint<{ params: { id: string; guardian: string }; returns: MessageAnswer }>(
  'POST /usuarios/{id}/guardians/{guardian}/end',
);

/**
 * Restores a guardianship that the caller ended so, within `RESTORE_MINUTES`. 404 for one that another ended, 409 `USER_PROTECTED`,
 * 410 `RESTORE_OVER`. Send an idempotency key.
 */
export const restoreUserGuardianship = endpoint<{ params: { id: string; guardian: string }; returns: MessageAnswer }>(
  'POST /usuarios/{id}/guardians/{guardian}/restore',
);

/** The latest sign-ins of a user, 20 at most, without where they were. */
export const listUserSessions = endpoint<{ params: { id: string }; returns: UserSessions }>(
  'GET /usuarios/{id}/sessions',
);

/** The imports that had a user in their file, the latest first; of a school's own alone. */
export const listUserImports = endpoint<{ params: { id: string }; returns: UserImports }>('GET /usuarios/{id}/imports');

/** Memberships and orders of a user, the latest first. */
export const getUserPurchases = endpoint<{ params: { id: string }; returns: UserPurchases }>(
  'GET /usuarios/{id}/orders',
);

/** E-mails to the address of a user within the last 90 days, the latest first, 50 at most. */
export const listUserEmails = endpoint<{ params: { id: string }; returns: UserEmails }>('GET /usuarios/{id}/emails');

/**
 * Creates an account. Answers 201; 422 at `username` where it is taken, at `role` for one that the caller may not give; 404 for
 * a school of others.
 */
export const createUser = endpoint<{ body: NewUser; returns: UserSaved }>('POST /usuarios');

/**
 * Changes an account. A changed e-mail address is no longer confirmed, and is sent a confirmation. 409 `USER_OWN_ACCOUNT`,
 * `USER_PROTECTED` for who is not the caller's alone, `USER_HOLDS_LICENCE` for another role while a plan gives it.
 */
export const updateUser = endpoint<{ params: { id: string }; body: UserUpdate; returns: UserSaved }>(
  'PUT /usuarios/{id}',
);

/** Moves users into a school, section or group (document 2 section 7): all of them, or none. */
export const moveUsers = endpoint<{ body: UserMove; returns: MessageAnswer }>('PUT /usuariosgroup');

/** The groups of a school. */
export const listSchoolGroups = endpoint<{ params: { id: number }; returns: SchoolGroups }>('GET /schools/{id}/groups');

/**
 * Ends the sessions of an account and refuses it the sign-in; its username and e-mail address may be taken. Again, it changes
 * nothing. 409 `USER_HOLDS_LICENCE` while it holds a licence that is not freed with it, `USER_PAYS` while it pays for a membership.
 */
export const deactivateUser = endpoint<{ params: { id: string }; body: UserDeactivation; returns: UserSaved }>(
  'POST /usuarios/{id}/deactivate',
);

/** Lets an account sign in again. 422 at `username` where that was taken since: then with another one. */
export const restoreUser = endpoint<{ params: { id: string }; body: UserRestore; returns: UserSaved }>(
  'POST /usuarios/{id}/restore',
);

/**
 * Erases what an account has of its person, for good, deactivating it first; what the law has kept stays (decision 151). Open requests to
 * cancel their data are answered by it. Again, it changes nothing. 409 `USER_PAYS` while it pays for a membership or a subscription
 * renews, `USER_HOLDS_LICENCE`, `USER_PAYMENT_OPEN` while an order may still be paid; 422 at `username` for another one.
 */
export const eraseUser = endpoint<{ params: { id: string }; body: UserErasure; returns: UserSaved }>(
  'POST /usuarios/{id}/erase',
);

/** Sends a user a link to choose a new password. 409 `USER_WITHOUT_EMAIL`; 429 after a few within the hour. */
export const sendUserReset = endpoint<{ params: { id: string }; returns: MessageAnswer }>(
  'POST /usuarios/{id}/password-reset',
);

/**
 * Gives a user who has neither an e-mail address nor a card a password that they replace when they sign in. Their sessions end. 409
 * `USER_NOT_GIVEN_PASSWORD`; 422 for a common one.
 */
export const giveTemporaryPassword = endpoint<{
  params: { id: string };
  body: TemporaryPassword;
  returns: MessageAnswer;
}>('POST /usuarios/{id}/temporary-password');

/** Turns off the second factor of a user who lost app and recovery codes, and writes to them. 409 `SECOND_FACTOR_OFF`. */
export const resetSecondFactor = endpoint<{ params: { id: string }; returns: MessageAnswer }>(
  'POST /usuarios/{id}/second-factor/reset',
);

/**
 * What merging the account `other` into `id` would do. 409 `USER_OWN_ACCOUNT`, `MERGE_SAME`, `MERGE_ADMIN` for an administrator's
 * with one that is not, `MERGE_DEACTIVATED` where the account that is kept is deactivated.
 */
export const previewMerge = endpoint<{ params: { id: string; other: string }; returns: MergePreview }>(
  'GET /usuarios/{id}/merge/{other}',
);

/**
 * Merges the account `other` into `id`, for good: all that it has moves, and it signs in no more. Refuses as the preview does, and
 * 409 `MERGE_CHANGED` where that would be another one by now; 422 at `confirmed` where a conflict is not.
 */
export const mergeUsers = endpoint<{ params: { id: string; other: string }; body: UserMerge; returns: UserSaved }>(
  'POST /usuarios/{id}/merge/{other}',
);

/**
 * Opens a session for `VIEW_MINUTES` in which an administrator sees the portal as a member. Whatever would change something answers
 * 403 `VIEW_READ_ONLY` in it. 409 `VIEW_REFUSED` for administrators and deactivated accounts.
 */
export const viewAs = endpoint<{ params: { id: string }; body: ViewReason; returns: SignedIn }>(
  'POST /usuarios/{id}/views',
);

/** When administrators saw the portal as a user, and why; the latest first, 50 at most. */
export const listUserViews = endpoint<{ params: { id: string }; returns: UserViews }>('GET /usuarios/{id}/views');
