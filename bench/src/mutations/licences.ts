import { within } from './mutation.ts';

const api = within('packages/api/src', 'api (postgres)');

/** Who holds the licences of a plan, and who hands them out. */
export const licenceMutations = [
  api({
    name: "Licences: the payer of one order assigns those of another's",
    file: 'licences/store.ts',
    find: ".where(and(membershipsIn(scope), isOf(orderId)))\n    .for('update');",
    replace: ".where(isOf(orderId))\n    .for('update');",
    test: 'licences/licences.test.ts',
  }),
  api({
    name: "Licences: one school frees another's of the plan that both use",
    file: 'licences/store.ts',
    find: 'eq(licences.id, id), holdersIn(scope, membership)',
    replace: 'eq(licences.id, id)',
    test: 'licences/pooledLicences.test.ts',
  }),
  api({
    name: "Licences: a removed guardian reads a child's name",
    file: 'licences/reach.ts',
    find: 'or ${hasGuardian(userId)}',
    replace: 'or true',
    test: 'licences/licences.test.ts',
  }),
  api({
    name: 'Licences: a school sees the people of another one that use its plan',
    file: 'licences/reach.ts',
    find: 'or ${isOwn} or',
    replace: 'or ${users.id} is not null or',
    test: 'licences/pooledLicences.test.ts',
  }),
  api({
    name: 'Licences: one is assigned to a stranger',
    file: 'memberships/holders.ts',
    find: '.where(and(inArray(users.id, [...ids]), mayHold(plan, having)));',
    replace: '.where(inArray(users.id, [...ids]));',
    test: 'licences/licences.test.ts',
  }),
  api({
    name: 'Licences: two calls at once assign more than there are',
    file: 'licences/service.ts',
    find: "if (used + holders.length > membership.licences) throw new ApiFailure(409, 'LICENCES_USED');",
    replace: '',
    test: 'licences/licences.test.ts',
  }),
  api({
    name: 'Licences: who lost one keeps its role',
    file: 'memberships/holders.ts',
    find: "  if (status !== 'ended') await settleRoles(tx, freed.flatMap(grantOf));",
    replace: '',
    test: 'licences/licences.test.ts',
  }),
  api({
    name: "Users: a school frees a licence that a parent pays, with its student's account",
    file: 'users/lifecycle.ts',
    find: 'isNull(licences.freedAt), membershipsIn(scope), holdersIn(scope, memberships)',
    replace: 'isNull(licences.freedAt)',
    test: 'users/writing.test.ts',
  }),
  api({
    name: "Users: a school frees a licence of another school's, with the account of someone who is in both",
    file: 'users/lifecycle.ts',
    find: 'membershipsIn(scope), holdersIn(scope, memberships)',
    replace: 'membershipsIn(scope)',
    test: 'licences/pooledLicences.test.ts',
  }),
];
