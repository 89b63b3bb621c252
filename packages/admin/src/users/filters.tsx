import { may } from '@lia/sdk/accounts/permissions';
import { gradesOf, levels } from '@lia/sdk/registrations/rules';
import { listSchoolGroups } from '@lia/sdk/users/endpoints';
import type { SchoolGroup } from '@lia/sdk/users/schema';
import { type Holder, roles } from '@lia/sdk/accounts/roles';
import { roleLabel, userLabels } from '@lia/sdk/users/labels';
import { MenuItem, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useListContext, usePermissions } from 'react-admin';

import { useClient } from '../client/ClientContext.ts';
import { useLanguage, useText } from '../i18n/text.ts';
import { halfOfPhone } from '../lists/Filters.tsx';
import { useWords } from '../resources/field.ts';
import { ListedSchool } from '../institutions/choice/ListedSchool.tsx';
import { gradeOf } from './names.ts';
import { useOwnSchools } from './useOwnSchools.ts';

const ALL = 'all';

/** Narrows users to those with one role. */
export function RoleFilter() {
  const t = useText();
  const language = useLanguage();
  const { filterValues, setFilters } = useListContext();
  const chosen = roles.find((role) => role === filterValues['role']) ?? ALL;
  return (
    <TextField
      select
      id="filter-role"
      label={userLabels.role[language]}
      value={chosen}
      onChange={({ target: { value } }) => setFilters({ ...filterValues, role: value === ALL ? undefined : value })}
      sx={halfOfPhone}
    >
      <MenuItem value={ALL}>{t('lists.allStatuses')}</MenuItem>
      {roles.map((role) => (
        <MenuItem key={role} value={role}>
          {roleLabel(role)[language]}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** Narrows users to the people of one school, for who sees all schools. */
export function SchoolFilter() {
  const { permissions } = usePermissions<Holder>();
  return permissions && may(permissions, 'institutions.manage') ? <ListedSchool clears={['group_id']} /> : null;
}

const allGrades = [...new Set(levels.flatMap((level) => gradesOf(level)))];

/** Narrows users to one grade, of the level that is chosen or of any. */
export function GradeFilter() {
  const t = useText();
  const { filterValues, setFilters } = useListContext();
  const grade: unknown = filterValues['grade'];
  const level = levels.find((one) => one === filterValues['level']);
  const offered = level ? gradesOf(level) : allGrades;
  return (
    <TextField
      select
      id="filter-grade"
      label={t('users.grade')}
      value={typeof grade === 'number' ? grade : ALL}
      onChange={({ target: { value } }) =>
        setFilters({ ...filterValues, grade: value === ALL ? undefined : Number(value) })
      }
      sx={halfOfPhone}
    >
      <MenuItem value={ALL}>{t('users.allGrades')}</MenuItem>
      {allGrades
        .filter((one) => offered.includes(one) || one === grade)
        .map((one) => (
          <MenuItem key={one} value={one}>
            {t('users.gradeNumber', { grade: one })}
          </MenuItem>
        ))}
    </TextField>
  );
}

/** Narrows users to a group of the school that is chosen, or of one's only school. */
export function GroupFilter() {
  const { filterValues } = useListContext();
  const own = useOwnSchools();
  const chosen: unknown = filterValues['school_id'];
  const school = typeof chosen === 'number' ? chosen : own.length === 1 ? own[0]?.school_id : undefined;
  return school === undefined ? null : <ListedGroup school={school} />;
}

function ListedGroup({ school }: { school: number }) {
  const words = useWords();
  const { t } = words;
  const client = useClient();
  const { filterValues, setFilters } = useListContext();
  const { data } = useQuery({
    queryKey: [listSchoolGroups, school],
    queryFn: ({ signal }) => client.call(listSchoolGroups, { params: { id: school }, signal }),
  });
  const groups: readonly SchoolGroup[] = data?.data ?? [];
  const chosen = groups.find(({ id }) => id === filterValues['group_id'])?.id ?? ALL;
  if (groups.length === 0) return null;
  return (
    <TextField
      select
      id="filter-group"
      label={t('users.group')}
      value={chosen}
      onChange={({ target: { value } }) => setFilters({ ...filterValues, group_id: value === ALL ? undefined : value })}
      sx={halfOfPhone}
    >
      <MenuItem value={ALL}>{t('users.allGroups')}</MenuItem>
      {groups.map((group) => (
        <MenuItem key={group.id} value={group.id}>
          {[group.name, gradeOf(group, words)].filter(Boolean).join(' · ')}
        </MenuItem>
      ))}
    </TextField>
  );
}
