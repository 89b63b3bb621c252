import { may } from '@lia/sdk/accounts/permissions';
import { type Holder, roles } from '@lia/sdk/accounts/roles';
import { roleLabel, userLabels } from '@lia/sdk/users/labels';
import { Autocomplete, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { useGetList, useGetOne, useListContext, usePermissions } from 'react-admin';

import { useLanguage, useText } from '../i18n/text.ts';

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
      sx={{ minWidth: 160 }}
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
  return permissions && may(permissions, 'institutions.manage') ? <SchoolField /> : null;
}

interface School {
  SchoolId: number;
  School: string;
}

const FIRST_SCHOOLS = { page: 1, perPage: 20 };

function SchoolField() {
  const t = useText();
  const { filterValues, setFilters } = useListContext();
  const [words, setWords] = useState('');
  const id: unknown = filterValues['school_id'];
  const { data: chosen } = useGetOne<School & { id: number }>(
    'institutions',
    { id: typeof id === 'number' ? id : 0 },
    { enabled: typeof id === 'number', retry: false },
  );
  const { data = [], isFetching } = useGetList<School & { id: number }>('institutions', {
    pagination: FIRST_SCHOOLS,
    sort: { field: 'School', order: 'ASC' },
    filter: words.trim() === '' || words === chosen?.School ? {} : { q: words.trim() },
  });
  return (
    <Autocomplete
      id="filter-school"
      options={data}
      loading={isFetching}
      filterOptions={(options) => options}
      getOptionLabel={({ School }) => School}
      getOptionKey={({ SchoolId }) => SchoolId}
      isOptionEqualToValue={(one, other) => one.SchoolId === other.SchoolId}
      value={typeof id === 'number' ? (chosen ?? null) : null}
      onChange={(_, school) => setFilters({ ...filterValues, school_id: school?.SchoolId })}
      onInputChange={(_, text) => setWords(text)}
      noOptionsText={t('users.noSchool')}
      loadingText={t('lists.loading')}
      renderInput={(params) => <TextField {...params} label={t('users.school')} />}
      sx={{ minWidth: 220, flex: { xs: '1 1 100%', sm: '0 1 260px' } }}
    />
  );
}
