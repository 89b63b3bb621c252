import { assignableRoles, schoolForRole } from '@lia/sdk/users/rules';
import { groupOf, type Holder } from '@lia/sdk/accounts/roles';
import { roleLabel, userLabels } from '@lia/sdk/users/labels';
import type { UserRecord } from '@lia/sdk/users/records';
import { accountLabels } from '@lia/sdk/people/labels';
import { importLabels } from '@lia/sdk/imports/labels';
import { may } from '@lia/sdk/accounts/permissions';
import { Checkbox, ListItemText, MenuItem, Stack, TextField } from '@mui/material';
import { TextInput, useInput, usePermissions, useRecordContext } from 'react-admin';

import { useLanguage, useText } from '../i18n/text.ts';
import { asTyped } from '../records/Inputs.tsx';
import { SchoolChoice } from './SchoolChoice.tsx';
import { useOwnSchools } from './useOwnSchools.ts';

/** Whether someone gets a role that works for a school and has it in none: an administrator is to add them to theirs. */
function isWithoutSchool(role: string, { places }: Pick<UserRecord, 'places'>): boolean {
  const as = groupOf(role);
  if (as !== 'schoolAdmin' && as !== 'teacher') return false;
  const before = places.map(({ school_id: schoolId, roles }) => ({ schoolId, roles }));
  return !before.some(({ roles }) => roles.includes(as)) && schoolForRole(as, before) === null;
}

/** The roles of a user, of those that the caller may give; what others gave stays. */
export function RoleInput() {
  const t = useText();
  const language = useLanguage();
  const record = useRecordContext<UserRecord>();
  const { permissions = { role: [] } } = usePermissions<Holder>();
  const { id, field, fieldState } = useInput({ source: 'role' });
  const chosen: readonly string[] = Array.isArray(field.value) ? field.value : [];
  const given = assignableRoles(permissions);
  const withoutSchool = record !== undefined && chosen.some((role) => isWithoutSchool(role, record));
  const kept = (record?.role ?? []).filter((role) => !given.some((one) => one === role));
  return (
    <TextField
      {...field}
      value={chosen}
      select
      fullWidth
      id={id}
      label={userLabels.role[language]}
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? (withoutSchool && t('users.roleWithoutSchool'))}
      slotProps={{
        select: { multiple: true, renderValue: () => chosen.map((role) => roleLabel(role)[language]).join(' · ') },
      }}
    >
      {kept.map((role) => (
        <MenuItem key={role} value={role} disabled>
          {roleLabel(role)[language]}
        </MenuItem>
      ))}
      {given.map((role) => (
        <MenuItem key={role} value={role}>
          <Checkbox checked={chosen.includes(role)} tabIndex={-1} disableRipple sx={{ p: 0, mr: 1 }} />
          <ListItemText>{roleLabel(role)[language]}</ListItemText>
        </MenuItem>
      ))}
    </TextField>
  );
}

/** The number that the school gives a user: a new one, or one who is enrolled in one school that the caller reaches. */
export function NumberInput() {
  const language = useLanguage();
  const record = useRecordContext<UserRecord>();
  const [place, ...others] = record?.places.filter(({ level }) => level !== null) ?? [];
  if (record && (!place || others.length > 0)) return null;
  return (
    <TextInput
      source="matricula"
      fullWidth
      label={importLabels.matricula[language]}
      helperText={false}
      defaultValue={place?.matricula ?? ''}
      parse={asTyped}
    />
  );
}

/** What is asked of a new account alone: its school and how it begins. */
export function FirstInputs() {
  const t = useText();
  const language = useLanguage();
  const record = useRecordContext();
  if (record) return null;
  return (
    <Stack spacing={2}>
      <SchoolInput />
      <TextInput
        source="password"
        fullWidth
        label={accountLabels.password[language]}
        helperText={t('users.passwordHint')}
        parse={asTyped}
        autoComplete="off"
      />
    </Stack>
  );
}

/** The only school of the caller is not asked for. */
function SchoolInput() {
  const { permissions } = usePermissions<Holder>();
  const schools = useOwnSchools();
  const { field, fieldState } = useInput({ source: 'school_id' });
  const isAdministrator = permissions !== undefined && may(permissions, 'institutions.manage');
  if (!isAdministrator && schools.length < 2) return null;
  return (
    <SchoolChoice
      id="school_id"
      value={typeof field.value === 'number' ? field.value : null}
      onChange={field.onChange}
      error={fieldState.error?.message}
    />
  );
}
