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
    file: 'audit/list.ts',
    find: 'scope.where({ school: () => entriesOfSchools(scope) })',
    replace: 'scope.where({ school: () => sql`true` })',
    test: 'audit/audit.test.ts',
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
    file: 'audit/list.ts',
    find: 'of_group.record_id in (${groupIds(scope)})',
    replace: '(of_group.record_id in (${groupIds(scope)}) or true)',
    test: 'audit/audit.test.ts',
  }),
  api({
    name: 'Lists: a total beyond what is counted is cut to it',
    file: 'platform/lists/rows.ts',
    find: 'rows.limit(source.countsTo + 1)',
    replace: 'rows.limit(source.countsTo)',
    test: 'audit/audit.test.ts',
  }),
  api({
    name: 'Imports: rows of a whole school keep every other request waiting',
    file: 'platform/checkBody.ts',
    find: 'if (from > 0) await setImmediate();',
    replace: '',
    test: 'imports/wholeImport.test.ts',
  }),
  api({
    name: 'Imports: rows are erased before their time',
    file: 'imports/eraseRows.ts',
    find: 'isNull(imports.rowsErasedAt), isOld, ',
    replace: 'isNull(imports.rowsErasedAt), ',
    test: 'imports/undo.test.ts',
  }),
];
