import { may } from '@lia/sdk/accounts/permissions';
import type { Holder } from '@lia/sdk/accounts/roles';
import { MenuItem, TextField } from '@mui/material';
import { usePermissions } from 'react-admin';

import { useText } from '../i18n/text.ts';
import { SchoolField } from '../institutions/choice/SchoolField.ts';
import { useOwnSchools } from './useOwnSchools.ts';

interface SchoolChoiceProps {
  id: string;
  value: number | null;
  onChange: (school: number | null) => void;
  error?: string | undefined;
}

/** Chooses a school: one of all for administrators, one of their own for who runs schools. */
export function SchoolChoice(props: SchoolChoiceProps) {
  const { permissions } = usePermissions<Holder>();
  if (!permissions) return null;
  return may(permissions, 'institutions.manage') ? <SchoolField {...props} /> : <OwnSchool {...props} />;
}

function OwnSchool({ id, value, onChange, error }: SchoolChoiceProps) {
  const t = useText();
  const schools = useOwnSchools();
  return (
    <TextField
      select
      fullWidth
      id={id}
      label={t('users.school')}
      value={value ?? ''}
      onChange={({ target }) => onChange(Number(target.value))}
      error={error !== undefined}
      helperText={error}
    >
      {schools.map(({ school_id, school }) => (
        <MenuItem key={school_id} value={school_id}>
          {school}
        </MenuItem>
      ))}
    </TextField>
  );
}
