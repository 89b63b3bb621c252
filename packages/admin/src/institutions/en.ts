import type { Texts } from '../i18n/text.ts';

/** Texts about institutions, in English. */
export const institutions: Texts['institutions'] = {
  add: 'Add institution',
  firstOne: 'The schools and companies of the community will live here. Add the first one.',
  onlyActive: 'Active',
  onlyActiveHint: 'Switch it off to see the inactive ones',
  type: 'Type',
  types: { all: 'All', Escuela: 'School', Empresa: 'Company' },
  active: 'Active',
  inactive: 'Inactive',
  newSchool: 'New school',
  newCompany: 'New company',
  editSchool: 'Edit school',
  editCompany: 'Edit company',
  name: 'Name',
  description: 'Description',
  optional: 'Optional',
  isActive: 'Active',
  create: 'Add',
  save: 'Save',
  cancel: 'Cancel',
  delete: 'Delete',
  deleteTitle: 'Delete {name}',
  deleteQuestion:
    'Are you sure you want to delete the school? The information of the users related to it can no longer be recovered.',
};
