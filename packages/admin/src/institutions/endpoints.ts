import {
  createInstitution,
  deleteInstitution,
  getInstitution,
  listInstitutions,
  updateInstitution,
} from '@lia/sdk/institutions/endpoints';
import { institutionUpdateSchema, newInstitutionSchema } from '@lia/sdk/institutions/schema';

import type { ResourceEndpoints } from '../app/resourceEndpoints.ts';

/** The update call has names of its own for the fields of an institution (document 2 section 3). */
const formField: Readonly<Record<string, string>> = {
  name: 'School',
  description: 'Description',
  type: 'Type',
  is_active: 'IsActive',
};

export const institutionEndpoints: ResourceEndpoints = {
  id: 'SchoolId',
  list: listInstitutions,
  get: getInstitution,
  write: {
    create: createInstitution,
    update: updateInstitution,
    remove: deleteInstitution,
    createBody: ({ School, Description, Type, IsActive }) =>
      newInstitutionSchema.cast({ id: null, School, Description, Type, Admin: null, IsActive }),
    updateBody: ({ School, Description, Type, IsActive }) =>
      institutionUpdateSchema.cast({ name: School, description: Description, type: Type, is_active: IsActive }),
    fieldErrors({ code, message, fields }) {
      // The one refusal of a save that is about a field without naming it: the name is in use.
      if (code === 'INSTITUTION_NAME_TAKEN') return { School: message };
      return Object.fromEntries(Object.entries(fields).map(([name, text]) => [formField[name] ?? name, text]));
    },
  },
};
