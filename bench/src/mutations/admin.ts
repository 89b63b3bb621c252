import { within } from './mutation.ts';

const admin = within('packages/admin/src', 'admin');

export const adminMutations = [
  admin({
    name: 'Unsaved changes: left without a question',
    file: 'records/GuardedForm.tsx',
    find: 'dirty && !settled.current && currentLocation',
    replace: '!dirty && !settled.current && currentLocation',
    test: 'institutions/InstitutionDialog.test.tsx',
  }),
  admin({
    name: 'Double submit: a record is created twice',
    file: 'records/GuardedForm.tsx',
    find: 'disabled={!isComplete} loading={busy}',
    replace: 'disabled={!isComplete}',
    test: 'institutions/InstitutionDialog.test.tsx',
  }),
  admin({
    name: 'Undo: a deleted site does not come back',
    file: 'embeds/SiteActions.tsx',
    find: '() => restore(id),\n      () => {',
    replace: "() => Promise.resolve({ message: '' }),\n      () => {",
    test: 'embeds/Embeds.test.tsx',
  }),
  admin({
    name: 'Back button: the search of a list is forgotten',
    file: 'lists/SearchField.tsx',
    find: 'const shown = draft ?? applied;',
    replace: "const shown = draft ?? '';",
    test: 'institutions/InstitutionList.test.tsx',
  }),
  admin({
    name: 'Sort: a list shows the same order both ways',
    file: 'lists/SortField.tsx',
    find: 'setSort({ field: sort.field, order: turned })',
    replace: 'setSort({ field: sort.field, order: sort.order })',
    test: 'institutions/InstitutionList.test.tsx',
  }),
  admin({
    name: 'Filter: the type is not asked for',
    file: 'lists/Filters.tsx',
    find: '...choices[Number(value)]?.values',
    replace: '',
    test: 'institutions/InstitutionList.test.tsx',
  }),
  admin({
    name: 'Focus: lost after a mark is set',
    file: 'records/ActButton.tsx',
    find: 'button.current?.focus();',
    replace: '',
    test: 'contacts/Contacts.test.tsx',
  }),
  admin({
    name: "Escape: a visitor's address adds recipients to an e-mail",
    file: 'records/FieldValue.tsx',
    find: 'encodeURIComponent(email.slice(0, at))',
    replace: 'email.slice(0, at)',
    test: 'contacts/Contacts.test.tsx',
  }),
];
