import { institutionTypes } from '@lia/sdk/institutions/rules';
import { FormControlLabel, MenuItem, Switch, TextField, Tooltip } from '@mui/material';
import { useListContext } from 'react-admin';

import { useText } from '../i18n/text.ts';
import { SearchField } from '../lists/SearchField.tsx';

const ALL = 'all';

/** Search text, type (Todos, Empresa, Escuela) and the active-status switch. */
export function InstitutionFilters() {
  const t = useText();
  const { filterValues, setFilters } = useListContext();
  const active = filterValues['active'] !== false;
  const type: unknown = filterValues['type'];
  return (
    <>
      <SearchField />
      <TextField
        select
        id="filter-type"
        label={t('institutions.type')}
        value={institutionTypes.find((name) => name === type) ?? ALL}
        onChange={(event) =>
          setFilters({ ...filterValues, type: event.target.value === ALL ? undefined : event.target.value })
        }
        sx={{ minWidth: 140 }}
      >
        <MenuItem value={ALL}>{t('institutions.types.all')}</MenuItem>
        {institutionTypes.toSorted().map((name) => (
          <MenuItem key={name} value={name}>
            {t(`institutions.types.${name}`)}
          </MenuItem>
        ))}
      </TextField>
      <Tooltip title={t('institutions.onlyActiveHint')}>
        <FormControlLabel
          control={
            <Switch
              checked={active}
              onChange={(event) => setFilters({ ...filterValues, active: event.target.checked })}
              slotProps={{ input: { role: 'switch' } }}
            />
          }
          label={t('institutions.onlyActive')}
          sx={{ minHeight: 44, mr: 0 }}
        />
      </Tooltip>
    </>
  );
}
