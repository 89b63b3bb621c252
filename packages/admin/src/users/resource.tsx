import { type Level, levels } from '@lia/sdk/registrations/rules';
import { listUsers } from '@lia/sdk/users/endpoints';
import { roleLabel, userLabels } from '@lia/sdk/users/labels';
import type { UserRecord } from '@lia/sdk/users/records';
import { type UserKind, type UserStatus, userStatuses } from '@lia/sdk/users/rules';
import ActiveIcon from '@mui/icons-material/CheckCircleOutlined';
import InterestedIcon from '@mui/icons-material/EmojiPeopleOutlined';
import ParentIcon from '@mui/icons-material/FamilyRestroomOutlined';
import StudentIcon from '@mui/icons-material/FaceOutlined';
import DeactivatedIcon from '@mui/icons-material/PersonOffOutlined';
import TeacherIcon from '@mui/icons-material/PsychologyOutlined';
import SchoolIcon from '@mui/icons-material/SchoolOutlined';

import { SubjectAudit } from '../audit/SubjectAudit.tsx';
import { defineResource } from '../resources/definition.ts';
import type { Statuses, Words } from '../resources/field.ts';
import { RoleFilter, SchoolFilter } from './filters.tsx';

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

/** Levels as texts name them. */
const levelNames = { 1: 'preescolar', 2: 'primaria', 3: 'secundaria' } as const satisfies Record<Level, string>;

const fullName = ({ name, last_name }: Pick<UserRecord, 'name' | 'last_name'>): string => `${name} ${last_name}`.trim();

const rolesOf = ({ role }: UserRecord, { language }: Words): string =>
  role.map((one) => roleLabel(one)[language]).join(' · ');

const gradeOf = ({ level, grade }: Pick<UserRecord, 'level' | 'grade'>, { t }: Words): string | null => {
  const known = levels.find((one) => one === level);
  return known && grade !== null ? t(`users.grades.${levelNames[known]}`, { grade }) : null;
};

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
    { source: 'role', value: rolesOf, unsorted: true },
    { source: 'grade', value: gradeOf, unsorted: true },
    { source: 'places', unsorted: true, value: ({ places }) => places.map(({ school }) => school).join(', ') },
    { source: 'status', statuses, unsorted: true },
    { source: 'last_seen_at', kind: 'instant', unsorted: true, only: 'table' },
    { source: 'created_at', kind: 'instant', hidden: true },
    { source: 'phone_number', kind: 'phone', unsorted: true, hidden: true },
    { source: 'curp', unsorted: true, hidden: true },
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
      choices: levels.map((level) => ({ label: `users.levels.${levelNames[level]}` as const, values: { level } })),
    },
    { component: RoleFilter },
    { component: SchoolFilter },
  ],
  show: {
    title: fullName,
    columns: [
      [
        {
          title: 'users.who',
          facts: [
            { source: 'username' },
            { source: 'role', value: rolesOf },
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
      [({ record }) => <SubjectAudit subject={{ person: record.uuid }} />],
    ],
    covers: ['uuid', 'name', 'last_name', 'kinds', 'dependent', 'temporary_password', 'status', 'places', 'can_change'],
  },
});
