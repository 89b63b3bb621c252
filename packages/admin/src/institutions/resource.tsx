import { listInstitutions } from '@lia/sdk/institutions/endpoints';
import { institutionLabels } from '@lia/sdk/institutions/labels';
import { institutionTypes } from '@lia/sdk/institutions/rules';
import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import PauseCircleIcon from '@mui/icons-material/PauseCircleOutline';

import { InstitutionAudit } from './InstitutionAudit.tsx';
import { defineResource } from '../resources/definition.ts';
import type { Statuses } from '../resources/field.ts';

const schemas = () => import('@lia/sdk/institutions/schema');

const statuses = {
  active: { label: 'institutions.active', tone: 'good', icon: CheckCircleIcon },
  inactive: { label: 'institutions.inactive', tone: 'quiet', icon: PauseCircleIcon },
} as const satisfies Statuses;

/** Institutions (document 2, "Institutions screen"): six columns, each sortable; the active ones at first. */
export const institutions = defineResource({
  list: listInstitutions,
  labels: institutionLabels,
  id: 'SchoolId',
  none: 'institutions.firstOne',
  sort: { field: 'School', order: 'ASC' },
  defaultFilters: { active: true },
  columns: [
    { source: 'SchoolId' },
    { source: 'School', label: 'institutions.school', primary: true },
    { source: 'Type', value: ({ Type }, { t }) => t(`institutions.types.${Type}`) },
    { source: 'Description', kind: 'paragraph' },
    {
      source: 'IsActive',
      label: 'institutions.active',
      statuses,
      value: ({ IsActive }) => (IsActive ? 'active' : 'inactive'),
    },
    { source: 'CurrentUsers', kind: 'number' },
  ],
  filters: [
    {
      id: 'type',
      label: 'institutions.type',
      all: 'institutions.types.all',
      choices: institutionTypes
        .toSorted()
        .map((type) => ({ label: `institutions.types.${type}` as const, values: { type } })),
    },
    { flag: 'active', label: 'institutions.onlyActive', hint: 'institutions.onlyActiveHint' },
  ],
  writing: {
    path: 'escuelas',
    createBody: async ({ School, Description, Type, IsActive, HasCompanies, ChildrenSharePassword }) =>
      (await schemas()).newInstitutionSchema.cast({
        id: null,
        School,
        Description,
        Type,
        Admin: null,
        IsActive,
        HasCompanies,
        ChildrenSharePassword,
      }),
    updateBody: async ({ School, Description, Type, IsActive, HasCompanies, ChildrenSharePassword }) =>
      (await schemas()).institutionUpdateSchema.cast({
        name: School,
        description: Description,
        type: Type,
        is_active: IsActive,
        has_companies: HasCompanies,
        children_share_password: ChildrenSharePassword,
      }),
    // The update call has names of its own for the fields (document 2 section 3).
    fields: {
      name: 'School',
      description: 'Description',
      type: 'Type',
      is_active: 'IsActive',
      has_companies: 'HasCompanies',
      children_share_password: 'ChildrenSharePassword',
    },
    codes: { INSTITUTION_NAME_TAKEN: 'School' },
  },
  form: {
    dialog: true,
    title: ({ Type }, { t }) => t(Type === 'Empresa' ? 'institutions.editCompany' : 'institutions.editSchool'),
    newTitle: ({ Type }, { t }) => t(Type === 'Empresa' ? 'institutions.newCompany' : 'institutions.newSchool'),
    schema: async () => (await schemas()).newInstitutionSchema,
    body: ({ School, Description, Type, IsActive, HasCompanies, ChildrenSharePassword }) => ({
      School,
      Description,
      Type,
      IsActive,
      HasCompanies,
      ChildrenSharePassword,
    }),
    // Looking at one type only, one most likely adds another of it.
    fresh: ({ type }) => ({
      School: '',
      Description: '',
      Type: type ?? '',
      IsActive: true,
      HasCompanies: false,
      ChildrenSharePassword: false,
    }),
    labels: { add: 'institutions.add', create: 'institutions.create', save: 'institutions.save' },
    inputs: [
      { source: 'School' },
      { source: 'Description', hint: 'institutions.optional', kind: 'paragraph' },
      {
        source: 'Type',
        choices: institutionTypes.map((value) => ({ value, label: `institutions.types.${value}` as const })),
      },
      { source: 'IsActive', kind: 'switch' },
      { source: 'HasCompanies', kind: 'switch' },
      { source: 'ChildrenSharePassword', kind: 'switch', hint: 'institutions.childrenSharePasswordHint' },
      InstitutionAudit,
    ],
    required: ['School', 'Type'],
    removal: {
      label: 'institutions.delete',
      title: ({ School }, { t }) => t('institutions.deleteTitle', { name: School }),
      body: 'institutions.deleteQuestion',
    },
  },
});
