import { within } from './mutation.ts';

const api = within('packages/api/src', 'api (postgres)');

/** Faults of what a member is owed about their data, and of the places of gifts, which name no one. */
export const personalDataMutations = [
  api({
    name: 'Data requests: a parent asks for a child whom they no longer answer for',
    file: 'dataRequests/store.ts',
    find: '.where(and(eq(users.uuid, child.toLowerCase()), isChildOf(guardianId)));',
    replace: '.where(and(eq(users.uuid, child.toLowerCase())));',
    test: 'dataRequests/dataRequests.test.ts',
  }),
  api({
    name: "Data requests: everyone reads everyone's",
    file: 'dataRequests/lists.ts',
    find: 'scope.where({ own: (userId) => eq(dataRequests.userId, userId) })',
    replace: 'sql`true`',
    test: 'dataRequests/dataRequests.test.ts',
  }),
  api({
    name: 'Data requests: a closed one is decided again',
    file: 'dataRequests/store.ts',
    find: "if (found(row).status !== 'received') throw new ApiFailure(409, 'DATA_REQUEST_CLOSED');",
    replace: '',
    test: 'dataRequests/dataRequests.test.ts',
  }),
  api({
    name: "Data requests: a parent withdraws another person's",
    file: 'dataRequests/store.ts',
    find: 'and(scope.where({ own: (userId) => eq(dataRequests.userId, userId) }), eq(dataRequests.id, id))',
    replace: 'eq(dataRequests.id, id)',
    test: 'dataRequests/dataRequests.test.ts',
  }),
  api({
    name: 'Data requests: the answer goes to an address that may be another person’s',
    file: 'dataRequests/email.ts',
    find: 'noted !== null && userId === null',
    replace: 'noted !== null',
    test: 'dataRequests/dataRequests.test.ts',
  }),
  api({
    name: 'Archives: a former guardian downloads that of a child',
    file: 'dataRequests/archive/store.ts',
    find: '(${dataRequests.childId} is null or ${isChildOf(userId)})',
    replace: 'true',
    test: 'users/archive/archive.test.ts',
  }),
  api({
    name: 'Archives: one is downloaded after its days',
    file: 'dataRequests/archive/store.ts',
    find: '        gt(dataArchives.expiresAt, sql`now()`),\n      ),',
    replace: '      ),',
    test: 'users/archive/archive.test.ts',
  }),
  api({
    name: 'Archives: an administrator takes it in a view',
    file: 'dataRequests/routes.ts',
    find: "if (call.session.viewerId !== undefined) throw new ApiFailure(403, 'VIEW_READ_ONLY');",
    replace: '',
    test: 'users/archive/archive.test.ts',
  }),
  api({
    name: 'Archives: a former child is named',
    file: 'accounts/archive.ts',
    find: 'case when ${guardianships.endedAt} is null and ${users.deletedAt} is null',
    replace: 'case when ${users.deletedAt} is null',
    test: 'users/archive/archive.test.ts',
  }),
  api({
    name: 'Archives: files of those that are over stay',
    file: 'dataRequests/archive/store.ts',
    find: 'await files.discard(storageKey);',
    replace: '',
    test: 'users/archive/archive.test.ts',
  }),
  api({
    name: 'Places: donors read a number that names someone',
    file: 'places/service.ts',
    find: 'used: used > 0 && used < LEAST_SHOWN ? null : used,',
    replace: 'used,',
    test: 'places/places.test.ts',
  }),
  api({
    name: "Places: donors read those of others' gifts",
    file: 'places/store.ts',
    find: "readGifts(db, and(ordersIn(scope), eq(orders.status, 'approved')));",
    replace: "readGifts(db, eq(orders.status, 'approved'));",
    test: 'places/places.test.ts',
  }),
  api({
    name: 'Places: those of a gift that is not paid are given',
    file: 'places/service.ts',
    find: "if (order.status !== 'approved') throw new ApiFailure(409, 'GIFT_NOT_PAID');",
    replace: '',
    test: 'places/places.test.ts',
  }),
  api({
    name: 'Places: used ones move to another school',
    file: 'places/service.ts',
    find: "if (membership && membership.schoolId !== schoolId && used > 0) throw new ApiFailure(409, 'PLACES_USED');",
    replace: '',
    test: 'places/places.test.ts',
  }),
  api({
    name: 'Places: they outlive the money',
    file: 'places/service.ts',
    find: 'if (membership) await settleMembership(tx, membership, new Date());',
    replace: '',
    test: 'places/places.test.ts',
  }),
  api({
    name: 'Teachers: the reason stays with one that was accepted later',
    file: 'teachers/store.ts',
    find: "reviewNote: decided === 'declined' ? (note ?? null) : null,",
    replace: 'reviewNote: note ?? null,',
    test: 'teachers/registration.test.ts',
  }),
];
