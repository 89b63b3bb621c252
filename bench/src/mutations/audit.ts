import { within } from './mutation.ts';

const api = within('packages/api/src', 'api (postgres)');

export const auditMutations = [
  api({
    name: 'Audit: a deletion leaves no entry',
    file: 'platform/audit/triggers.ts',
    find: 'return auditOperations',
    replace: "return auditOperations.filter((one) => one !== 'delete')",
    test: 'audit/audit.test.ts',
  }),
  api({
    name: 'Audit: a school reads the changes of all schools',
    file: 'audit/reach.ts',
    find: ' where ${schoolsIn(scope)}',
    replace: '',
    test: 'audit/list.test.ts',
  }),
  api({
    name: 'Audit: a school reads the changes that an index finds of all schools',
    file: 'audit/list.ts',
    find: "scope.reachesEverything ? undefined : isOfSchools(scope, 'audit_entries')",
    replace: 'undefined',
    test: 'audit/list.test.ts',
  }),
  api({
    name: 'Audit: a school reads the names of people of LIA',
    file: 'audit/references.ts',
    find: 'and (${reached})',
    replace: 'and (${reached} or true)',
    test: 'audit/audit.test.ts',
  }),
  api({
    name: 'Audit: a school reads the changes of groups of all schools',
    file: 'audit/reach.ts',
    find: ' where ${sections.schoolId} in (${schoolIds(scope)})',
    replace: '',
    test: 'audit/list.test.ts',
  }),
  api({
    name: 'Lists: a total beyond what is counted is cut to it',
    file: 'platform/lists/rows.ts',
    find: 'rows.limit(source.countsTo + 1)',
    replace: 'rows.limit(source.countsTo)',
    test: 'audit/list.test.ts',
  }),
  api({
    name: 'Imports: rows of a whole school keep every other request waiting',
    file: 'platform/checkBody.ts',
    find: 'if (from > 0) await setImmediate();',
    replace: '',
    test: 'platform/checkBody.test.ts',
  }),
  api({
    name: 'Imports: rows are erased before their time',
    file: 'imports/eraseRows.ts',
    find: 'isNull(imports.rowsErasedAt), isOverdue(config), ',
    replace: 'isNull(imports.rowsErasedAt), ',
    test: 'imports/undo.test.ts',
  }),
  api({
    name: 'Imports: rows that are being erased are committed, and counted as failed',
    file: 'imports/service.ts',
    find: 'if (overdue > 0) throw notChanged();',
    replace: '',
    test: 'imports/undo.test.ts',
  }),
  api({
    name: 'Imports: what an account was before stays in an erased row',
    file: 'imports/eraseRows.ts',
    find: 'before: null, ',
    replace: '',
    test: 'imports/undo.test.ts',
  }),
  api({
    name: 'Audit: a search for a common name leaves out what is about people',
    file: 'audit/list.ts',
    find: '(${auditEntries.personId} in (${people}) or ',
    replace: '(',
    test: 'audit/search.test.ts',
  }),
  api({
    name: 'Lists: a search is not sorted as its list is',
    file: 'platform/lists/rows.ts',
    find: 'order by "value" ${direction} ${nulls}, "key" ${direction} limit',
    replace: 'order by "key" ${direction} limit',
    test: 'platform/lists/lists.test.ts',
  }),
  api({
    name: 'Imports: undoing leaves the links with guardians that it made',
    file: 'imports/guardians.ts',
    find: 'if (links.length > 0) {',
    replace: 'if (links.length > 9999) {',
    test: 'imports/undo.test.ts',
  }),
  api({
    name: 'Imports: the keys of an erased row stay',
    file: 'imports/eraseRows.ts',
    find: 'keys: [], ',
    replace: '',
    test: 'imports/undo.test.ts',
  }),
];
