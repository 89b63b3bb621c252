import { MenuItem, TextField } from '@mui/material';
import { useListContext } from 'react-admin';

import { useText } from '../i18n/text.ts';

/** Narrows the list to sites that are on, or off. */
export function ActiveFilter() {
  const t = useText();
  const { filterValues, setFilters } = useListContext();
  const active: unknown = filterValues['active'];
  return (
    <TextField
      select
      id="filter-active"
      label={t('embeds.state')}
      value={active === true ? 'on' : active === false ? 'off' : 'all'}
      onChange={({ target: { value } }) =>
        setFilters({ ...filterValues, active: value === 'all' ? undefined : value === 'on' })
      }
      sx={{ minWidth: 160 }}
    >
      <MenuItem value="all">{t('lists.allStates')}</MenuItem>
      <MenuItem value="on">{t('embeds.on')}</MenuItem>
      <MenuItem value="off">{t('embeds.off')}</MenuItem>
    </TextField>
  );
}
