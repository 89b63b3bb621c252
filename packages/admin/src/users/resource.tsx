import { levelLabels } from '@lia/sdk/registrations/levelLabels';
import { levels } from '@lia/sdk/registrations/rules';
import { listUsers } from '@lia/sdk/users/endpoints';
import { userLabels } from '@lia/sdk/users/labels';
import { type UserKind, type UserStatus, userStatuses } from '@lia/sdk/users/rules';
import ActiveIcon from '@mui/icons-material/CheckCircleOutlined';
import InterestedIcon from '@mui/icons-material/EmojiPeopleOutlined';
import StudentIcon from '@mui/icons-material/FaceOutlined';
import ParentIcon from '@mui/icons-material/FamilyRestroomOutlined';
import DeactivatedIcon from '@mui/icons-material/PersonOffOutlined';
import TeacherIcon from '@mui/icons-material/PsychologyOutlined';
import SchoolIcon from '@mui/icons-material/SchoolOutlined';

import { fetched } from '../loading/fetched.tsx';
import { defineResource } from '../resources/definition.ts';
import type { Row, Statuses } from '../resources/field.ts';
import { GradeFilter, GroupFilter, RoleFilter, SchoolFilter } from './filters.tsx';
import { fullName, gradeOf, ofPlaces, roleNames } from './names.ts';
import './en.ts';
import './es.ts';

const UserActions = fetched(async () => (await import('./page/UserActions.tsx')).UserActions);
const UserParts = fetched(async () => (await import('./page/UserParts.tsx')).UserParts);
const RoleInput = fetched(async () => (await import('./form.tsx')).RoleInput);
const NumberInput = fetched(async () => (await import('./form.tsx')).NumberInput);
const FirstInputs = fetched(async () => (await import('./form.tsx')).FirstInputs);
const BulkActions = fetched(async () => (await import('./bulk/BulkActions.tsx')).BulkActions);

const kinds = {
  students: { label: 'users.kinds.students', tone: 'quiet', icon: StudentIcon },
  teachers: { label: 'users.kinds.teachers', tone: 'quiet', icon: TeacherIcon },
  parents: { label: 'users.kinds.parents', tone: 'quiet', icon: ParentIcon },
  schools: { label: 'users.kinds.schools', tone: 'quiet', icon: SchoolIcon },
  interested: { label: 'users.kinds.interested', tone: 'quiet', icon: InterestedIcon },
} as const satisfies Record<UserKind, Statuses[string]>;

const statuses = {
  active: { label: 'users.statuses.active', tone: 'good', icon: ActiveIcon },
  deactivated: { label: 'users.statuses.deactivated', tone: 'quiet', icon: DeactivatedIcon },
} as const satisfies Record<UserStatus, Statuses[string]>;

const emptyAsNull = (value: unknown): unknown => (value === '' || value === undefined ? null : value);

/** What the form has of an account, known or new. */
const changeOf = ({ name, last_name, role, username, email, curp, phone_number, level, grade }: Row) => ({
  name,
  last_name,
  role,
  ...(emptyAsNull(username) !== null && { username }),
  email: emptyAsNull(email),
  curp: typeof curp === 'string' ? emptyAsNull(curp.trim().toUpperCase()) : null,
  phone_number: emptyAsNull(phone_number),
  level: emptyAsNull(level),
  grade: emptyAsNull(grade),
});

/** What the form has of a known account: its student number, where there is one place to write it to. */
const updateOf = (row: Row) => ({
  ...changeOf(row),
  ...(row['matricula'] !== undefined && { matricula: emptyAsNull(row['matricula']) }),
});

/** What the form has of a new account. */
const bodyOf = (row: Row) => ({
  ...changeOf(row),
  password: emptyAsNull(row['password']),
  school_id: emptyAsNull(row['school_id']),
  matricula: emptyAsNull(row['matricula']),
});

/** Users: the people of one's own schools, or all of them. */
export const users = defineResource({
  list: listUsers,
  labels: userLabels,
  id: 'uuid',
  none: 'users.none',
  sort: { field: 'last_name', order: 'ASC' },
  defaultFilters: { status: 'active' },
  configurable: true,
  columns: [
    { source: 'last_name', label: 'users.name', primary: true, value: fullName, below: ({ username }) => username },
    { source: 'username', hidden: true },
    { source: 'email', kind: 'email', unsorted: true },
    { source: 'role', value: roleNames, unsorted: true },
    { source: 'grade', value: gradeOf, unsorted: true },
    { source: 'places', unsorted: true, value: ({ places }) => places.map(({ school }) => school).join(', ') },
    { source: 'status', statuses, unsorted: true },
    { source: 'last_seen_at', kind: 'instant', unsorted: true, only: 'table' },
    { source: 'created_at', kind: 'instant', hidden: true },
    { source: 'phone_number', kind: 'phone', unsorted: true, hidden: true },
    { source: 'curp', unsorted: true, hidden: true },
  ],
  exported: [
    { source: 'places', label: 'users.group', value: ofPlaces(({ group }) => group) },
    { source: 'places', label: 'users.matricula', value: ofPlaces(({ matricula }) => matricula) },
  ],
  filters: [
    { source: 'kind', statuses: kinds, label: 'users.kind', several: true },
    {
      id: 'status',
      choices: userStatuses.map((status) => ({ label: `users.statuses.${status}` as const, values: { status } })),
    },
    {
      id: 'level',
      all: 'users.allLevels',
      choices: levels.map((level) => ({ label: levelLabels[level], values: { level } })),
    },
    { component: GradeFilter, sources: ['grade'] },
    { component: RoleFilter, sources: ['role'] },
    { component: SchoolFilter, sources: ['school_id'] },
    { component: GroupFilter, sources: ['group_id'] },
  ],
  bulk: { actions: BulkActions, selectable: ({ can_change }) => can_change },
  show: {
    title: fullName,
    notice: UserActions,
    columns: [
      [
        {
          title: 'users.who',
          facts: [
            { source: 'username' },
            { source: 'role', value: roleNames },
            { source: 'grade', value: gradeOf, optional: true, covers: ['level'] },
            { source: 'email', kind: 'email' },
            { source: 'email_verified_at', kind: 'instant' },
            { source: 'phone_number', kind: 'phone', optional: true },
            { source: 'curp', optional: true },
            { source: 'created_at', kind: 'instant' },
            { source: 'last_seen_at', kind: 'instant' },
          ],
        },
      ],
      [UserParts],
    ],
    covers: [
      'uuid',
      'name',
      'last_name',
      'kinds',
      'dependent',
      'temporary_password',
      'status',
      'places',
      'second_factor',
      'can_change',
    ],
  },
  writing: {
    createBody: async (row) => (await import('@lia/sdk/users/schema')).newUserSchema.cast(bodyOf(row)),
    updateBody: async (row) => (await import('@lia/sdk/users/schema')).userUpdateSchema.cast(updateOf(row)),
  },
  form: {
    title: fullName,
    newTitle: (_, { t }) => t('users.new'),
    schema: async () => (await import('@lia/sdk/users/schema')).newUserSchema,
    body: bodyOf,
    fresh: () => ({ name: '', last_name: '', role: [] }),
    labels: { add: 'users.add', create: 'users.create', save: 'users.save' },
    inputs: [
      { source: 'name', half: true },
      { source: 'last_name', half: true },
      RoleInput,
      {
        source: 'level',
        half: true,
        hint: 'users.levelHint',
        choices: [
          { value: '', label: 'users.noLevel' },
          ...levels.map((level) => ({ value: String(level), label: levelLabels[level] })),
        ],
      },
      { source: 'grade', kind: 'number', half: true },
      { source: 'email', newHint: 'users.emailHint' },
      { source: 'username', newHint: 'users.usernameHint', half: true },
      { source: 'phone_number', half: true },
      { source: 'curp', half: true },
      { component: NumberInput, half: true },
      FirstInputs,
    ],
    required: ['name', 'last_name'],
  },
});
