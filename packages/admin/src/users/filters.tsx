import { may } from '@lia/sdk/accounts/permissions';
import { type Holder, roles } from '@lia/sdk/accounts/roles';
import { roleLabel, userLabels } from '@lia/sdk/users/labels';
import { MenuItem, TextField } from '@mui/material';
import { useListContext, usePermissions } from 'react-admin';

import { useLanguage, useText } from '../i18n/text.ts';
import { halfOfPhone } from '../lists/Filters.tsx';
import { SchoolField } from './lazyParts.tsx';

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
  return permissions && may(permissions, 'institutions.manage') ? <ListedSchool /> : null;
}

function ListedSchool() {
  const { filterValues, setFilters } = useListContext();
  const id: unknown = filterValues['school_id'];
  return (
    <SchoolField
      id="filter-school"
      value={typeof id === 'number' ? id : null}
      onChange={(school) => setFilters({ ...filterValues, school_id: school ?? undefined })}
    />
  );
}
