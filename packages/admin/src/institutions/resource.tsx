import { TIME_ZONE } from '@lia/sdk/calendar/instants';
import { zoneLabels } from '@lia/sdk/calendar/labels';
import { mexicanZones } from '@lia/sdk/calendar/zones';
import { listInstitutions } from '@lia/sdk/institutions/endpoints';
import { institutionLabels } from '@lia/sdk/institutions/labels';
import { institutionTypes } from '@lia/sdk/institutions/rules';
import type { Institution } from '@lia/sdk/institutions/schema';
import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import DeletedIcon from '@mui/icons-material/DeleteOutline';
import PauseCircleIcon from '@mui/icons-material/PauseCircleOutline';
import { Skeleton } from '@mui/material';
import { lazy } from 'react';
import { useRecordContext } from 'react-admin';

import { SubjectAudit } from '../audit/entries/SubjectAudit.tsx';
import { LazyBoundary } from '../loading/LazyBoundary.tsx';
import { defineResource } from '../resources/definition.ts';
import type { Statuses } from '../resources/field.ts';
import { EditInstitution, InstitutionDeleted } from './InstitutionActions.tsx';
import { RowLogo } from './logo/RowLogo.tsx';

const InstitutionPeople = lazy(() => import('./InstitutionPeople.tsx'));
const BelowFacts = lazy(() => import('./BelowFacts.tsx'));
const InstitutionGifts = lazy(() => import('./InstitutionGifts.tsx'));

const schemas = () => import('@lia/sdk/institutions/schema');

const statuses = {
  deleted: { label: 'institutions.deleted', tone: 'bad', icon: DeletedIcon },
  active: { label: 'institutions.active', tone: 'good', icon: CheckCircleIcon },
  inactive: { label: 'institutions.inactive', tone: 'quiet', icon: PauseCircleIcon },
} as const satisfies Statuses;

function statusOf({ IsActive, DeletedAt }: Institution): keyof typeof statuses {
  if (DeletedAt !== null) return 'deleted';
  return IsActive ? 'active' : 'inactive';
}

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
    { source: 'School', label: 'institutions.school', primary: true, below: RowLogo },
    { source: 'Type', value: ({ Type }, { t }) => t(`institutions.types.${Type}`) },
    { source: 'Description', kind: 'paragraph' },
    {
      source: 'IsActive',
      label: 'institutions.active',
      statuses,
      value: statusOf,
    },
    // Pressing a row opens the dialog (document 2 section 2); its people are on its page.
    { source: 'CurrentUsers', kind: 'number', to: ({ SchoolId }) => `/institutions/${SchoolId}/show` },
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
    {
      id: 'deleted',
      label: 'institutions.presence',
      all: 'institutions.present',
      choices: [{ label: 'institutions.deletedOnes', values: { deleted: true } }],
    },
    { flag: 'active', label: 'institutions.onlyActive', hint: 'institutions.onlyActiveHint' },
  ],
  writing: {
    path: 'escuelas',
    createBody: async ({ School, Description, Type, IsActive, HasCompanies, ChildrenSharePassword, CCT, Zone }) =>
      (await schemas()).newInstitutionSchema.cast({
        id: null,
        School,
        Description,
        Type,
        Admin: null,
        IsActive,
        HasCompanies,
        ChildrenSharePassword,
        CCT: CCT || null,
        Zone,
      }),
    updateBody: async ({ School, Description, Type, IsActive, HasCompanies, ChildrenSharePassword, CCT, Zone }) =>
      (await schemas()).institutionUpdateSchema.cast({
        name: School,
        description: Description,
        type: Type,
        is_active: IsActive,
        has_companies: HasCompanies,
        children_share_password: ChildrenSharePassword,
        cct: CCT || null,
        zone: Zone,
      }),
    // The update call has names of its own for the fields (document 2 section 3).
    fields: {
      name: 'School',
      description: 'Description',
      type: 'Type',
      is_active: 'IsActive',
      has_companies: 'HasCompanies',
      children_share_password: 'ChildrenSharePassword',
      cct: 'CCT',
      zone: 'Zone',
    },
    codes: { INSTITUTION_NAME_TAKEN: 'School' },
  },
  show: {
    title: ({ School }) => School,
    action: EditInstitution,
    notice: InstitutionDeleted,
    columns: [
      [
        {
          title: 'institutions.about',
          facts: [
            { source: 'SchoolId' },
            { source: 'Type', value: ({ Type }, { t }) => t(`institutions.types.${Type}`) },
            { source: 'Description', kind: 'paragraph' },
            { source: 'CCT' },
            { source: 'Zone', value: ({ Zone }, { language }) => zoneLabels[Zone][language] },
            { source: 'Admin' },
            {
              source: 'HasCompanies',
              value: ({ HasCompanies }, { t }) => t(HasCompanies ? 'records.yes' : 'records.no'),
            },
            {
              source: 'ChildrenSharePassword',
              label: 'institutions.sharedPassword',
              value: ({ ChildrenSharePassword }, { t }) => t(ChildrenSharePassword ? 'records.yes' : 'records.no'),
            },
          ],
        },
        ({ record }) => (
          <LazyBoundary>
            <BelowFacts record={record} />
          </LazyBoundary>
        ),
      ],
      [
        ({ record }) => (
          <LazyBoundary fallback={<Skeleton variant="rounded" height={320} />}>
            <InstitutionPeople record={record} />
            <InstitutionGifts record={record} />
          </LazyBoundary>
        ),
      ],
    ],
    covers: ['School', 'IsActive', 'CurrentUsers', 'Logo', 'DeletedAt', 'RestorableUntil'],
  },
  form: {
    dialog: true,
    title: ({ Type }, { t }) => t(Type === 'Empresa' ? 'institutions.editCompany' : 'institutions.editSchool'),
    newTitle: ({ Type }, { t }) => t(Type === 'Empresa' ? 'institutions.newCompany' : 'institutions.newSchool'),
    schema: async () => (await schemas()).newInstitutionSchema,
    body: ({ School, Description, Type, IsActive, HasCompanies, ChildrenSharePassword, CCT, Zone }) => ({
      School,
      Description,
      Type,
      IsActive,
      HasCompanies,
      ChildrenSharePassword,
      CCT: CCT || null,
      Zone,
    }),
    // Looking at one type only, one most likely adds another of it.
    fresh: ({ type }) => ({
      School: '',
      Description: '',
      Type: type ?? '',
      IsActive: true,
      HasCompanies: false,
      ChildrenSharePassword: false,
      CCT: '',
      Zone: TIME_ZONE,
    }),
    labels: { add: 'institutions.add', create: 'institutions.create', save: 'institutions.save' },
    inputs: [
      { source: 'School' },
      { source: 'Description', hint: 'institutions.optional', kind: 'paragraph' },
      {
        source: 'Type',
        choices: institutionTypes.map((value) => ({ value, label: `institutions.types.${value}` as const })),
      },
      { source: 'CCT', hint: 'institutions.cctHint' },
      { source: 'Zone', choices: mexicanZones.map((value) => ({ value, label: zoneLabels[value] })) },
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
      more: 'institutions.deleteMore',
      typed: ({ School }) => School,
    },
    instead: (institution) => institution.DeletedAt !== null && <InstitutionDeleted record={institution} />,
  },
});

/** What changed of an institution and of what belongs to it; nothing of one that is being added. */
function InstitutionAudit() {
  const record = useRecordContext<Institution & { id: number }>();
  return record && <SubjectAudit subject={{ institution: record.SchoolId }} />;
}
