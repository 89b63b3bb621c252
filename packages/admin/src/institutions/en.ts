import type { Texts } from '../i18n/texts.ts';

/** Texts about institutions, in English. */
export const institutions: Texts['institutions'] = {
  add: 'Add institution',
  firstOne: 'The schools and companies in the community will appear here. Add the first one.',
  school: 'Institution',
  onlyActive: 'Active',
  onlyActiveHint: 'Turn it off to see the inactive ones',
  type: 'Type',
  types: { all: 'All', Escuela: 'School', Empresa: 'Company' },
  active: 'Active',
  inactive: 'Inactive',
  newSchool: 'New school',
  newCompany: 'New company',
  editSchool: 'Edit school',
  editCompany: 'Edit company',
  childrenSharePasswordHint:
    "Whoever knows that password can open any child's account. When it is off, they sign in with their card.",
  optional: 'Optional',
  create: 'Add',
  save: 'Save',
  delete: 'Delete',
  deleteTitle: 'Delete {name}',
  deleteQuestion: 'Are you sure you want to delete the school? The data of its users cannot be recovered.',
};
