import { MenuItem, TextField } from '@mui/material';
import { useListContext } from 'react-admin';

import { useText } from '../i18n/text.ts';

const filters = { all: {}, on: { active: true }, off: { active: false }, deleted: { deleted: true } } as const;
const choices = ['all', 'on', 'off', 'deleted'] as const;

/** Narrows the list to sites that are on, or off; or shows those that were deleted. */
export function ActiveFilter() {
  const t = useText();
  const { filterValues, setFilters } = useListContext();
  const { active, deleted, ...others }: Record<string, unknown> = filterValues;
  const chosen = deleted === true ? 'deleted' : active === true ? 'on' : active === false ? 'off' : 'all';
  return (
    <TextField
      select
      id="filter-active"
      label={t('embeds.state')}
      value={chosen}
      onChange={({ target: { value } }) => {
        const choice = choices.find((one) => one === value);
        if (choice) setFilters({ ...others, ...filters[choice] });
      }}
      sx={{ minWidth: 160 }}
    >
      {choices.map((choice) => (
        <MenuItem key={choice} value={choice}>
          {t(choice === 'all' ? 'lists.allStates' : `embeds.${choice}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}
