import { within } from './mutation.ts';

const api = within('packages/api/src', 'api (postgres)');
const contract = within('packages', 'api (postgres)');

/** Faults of accounts that others keep: users, invitations to guardians, access cards. */
export const peopleMutations = [
  api({
    name: 'Users: a school lists the people of every school',
    file: 'users/lists.ts',
    find: 'within: (scope: UserScope) => usersIn(scope),',
    replace: 'within: () => sql`true`,',
    test: 'users/userList.test.ts',
  }),
  api({
    name: "Users: one's own account is changed like another's",
    file: 'users/changeable.ts',
    find: "if (found.some(({ id }) => id === session.userId)) throw new ApiFailure(409, 'USER_OWN_ACCOUNT');",
    replace: '',
    test: 'users/writing.test.ts',
  }),
  api({
    name: 'Invitations: one is accepted after its time',
    file: 'imports/invitations.ts',
    find: 'and(isUnanswered, gt(guardianInvitations.expiresAt, sql`now()`));',
    replace: 'isUnanswered;',
    test: 'invitations/invitations.test.ts',
  }),
  api({
    name: "Invitations: a school sends another school's again",
    file: 'invitations/service.ts',
    find: '.where(and(eq(guardianInvitations.id, id), schoolsIn(scope)));',
    replace: '.where(eq(guardianInvitations.id, id));',
    test: 'invitations/invitations.test.ts',
  }),
  contract({
    name: 'Access cards: students of secundaria get them',
    file: 'sdk/src/accounts/accessCodes.ts',
    find: ' && cardLevels.some((it) => it === level)',
    replace: '',
    test: 'api/src/accessCards/accessCards.test.ts',
  }),
  api({
    name: 'Access cards: a replaced one leaves its sessions open',
    file: 'accounts/accessCodes.ts',
    find: '  if (endedIds.length > 0) {',
    replace: '  if (endedIds.length > 1) {',
    test: 'accessCards/accessCards.test.ts',
  }),
  api({
    name: 'Merging: what was changed since the preview is merged all the same',
    file: 'users/merge/merge.ts',
    find: "if (version !== input.version) throw new ApiFailure(409, 'MERGE_CHANGED');",
    replace: '',
    test: 'users/merge/merge.test.ts',
  }),
  api({
    name: 'Merging: orders stay with the merged account',
    file: 'users/merge/references.ts',
    find: "  { column: orders.ownerId, rows: 'orders' },\n",
    replace: '',
    test: 'users/merge/merge.test.ts',
  }),
  api({
    name: 'Merging: the merged account stays signed in',
    file: 'users/merge/merge.ts',
    find: '{ deletedAt: accounts.merged.deletedAt ?? new Date(), mergedInto: pair.kept }',
    replace: '{ mergedInto: pair.kept }',
    test: 'users/merge/merge.test.ts',
  }),
  api({
    name: 'Merging: one person holds two licences of a plan',
    file: 'users/merge/merge.ts',
    find: '  await freeSecondLicences(db, pair, session.userId);\n',
    replace: '',
    test: 'users/merge/merge.test.ts',
  }),
  api({
    name: 'Views: an administrator changes what they look at',
    file: 'platform/admit.ts',
    find: "if (session?.viewerId !== undefined && changes && !inViews) throw new ApiFailure(403, 'VIEW_READ_ONLY');",
    replace: '',
    test: 'users/views.test.ts',
  }),
  api({
    name: 'Views: what is done in one is done by the member',
    file: 'platform/serve.ts',
    find: 'session?.viewerId ?? session?.userId ?? null',
    replace: 'session?.userId ?? null',
    test: 'users/views.test.ts',
  }),
  api({
    name: 'Views: one goes on when its administrator is one no more',
    file: 'accounts/views.ts',
    find: '!row.viewerRole?.some(isAdmin)',
    replace: 'row.viewerRole === null',
    test: 'users/views.test.ts',
  }),
  api({
    name: "Users: a school frees a licence that a parent pays, with its student's account",
    file: 'users/lifecycle.ts',
    find: "isNull(licences.freedAt), membershipsIn(Scope.of(session, 'licences.manage'))",
    replace: 'isNull(licences.freedAt)',
    test: 'users/writing.test.ts',
  }),
  api({
    name: 'Users: who pays for a membership is deactivated with their licences',
    file: 'users/lifecycle.ts',
    find: "if ((await standingMemberships(call.db, id)).length > 0) throw new ApiFailure(409, 'USER_PAYS');",
    replace: '',
    test: 'users/writing.test.ts',
  }),
  api({
    name: 'Users: a student number is written to any of several schools',
    file: 'users/update.ts',
    find: 'if (!only || others.length > 0) throw',
    replace: 'if (!only) throw',
    test: 'users/writing.test.ts',
  }),
];
