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
  admin({
    name: "Users: one's own account can be deactivated in the console",
    file: 'users/page/UserActions.tsx',
    find: 'if (!can_change) return null;',
    replace: '',
    test: 'users/UserPage.test.tsx',
  }),
  admin({
    name: 'Users: a licence that stands in the way is not offered to be freed',
    file: 'users/page/DeactivateButton.tsx',
    find: "setAsking(isHeld && !free_licences ? 'free' : null);",
    replace: 'setAsking(null);',
    test: 'users/UserPage.test.tsx',
  }),
  admin({
    name: 'Merging: accounts are merged without the typed name',
    file: 'users/merge/MergeForm.tsx',
    find: 'typed.trim() === merged.username && ',
    replace: '',
    test: 'users/merge/Merge.test.tsx',
  }),
  admin({
    name: 'Merging: a school is offered it',
    file: 'users/page/UserActions.tsx',
    find: "may(permissions, 'users.oversee')",
    replace: "may(permissions, 'users.manage')",
    test: 'users/merge/Merge.test.tsx',
  }),
  admin({
    name: 'Views: the portal opens as the administrator',
    file: 'users/view/ViewButton.tsx',
    find: 'keepView(await client.call(viewAs, { params: { id: record.uuid }, body: { reason: reason.trim() } }));',
    replace: 'await client.call(viewAs, { params: { id: record.uuid }, body: { reason: reason.trim() } });',
    test: 'users/view/ViewButton.test.tsx',
  }),
];
