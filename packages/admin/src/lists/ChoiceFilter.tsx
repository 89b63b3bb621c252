import { MenuItem, TextField } from '@mui/material';
import { useListContext } from 'react-admin';

import { useText } from '../i18n/text.ts';

const ALL = 'all';

interface ChoiceFilterProps<C extends string> {
  source: string;
  name: string;
  choices: readonly C[];
  label: (choice: C) => string;
}

/** Narrows a list to one of a few words, or to none of them. */
export function ChoiceFilter<C extends string>({ source, name, choices, label }: ChoiceFilterProps<C>) {
  const t = useText();
  const { filterValues, setFilters } = useListContext();
  const chosen: unknown = filterValues[source];
  const choose = (value: string) => setFilters({ ...filterValues, [source]: value === ALL ? undefined : value });
  return (
    <TextField
      select
      id={`filter-${source}`}
      label={name}
      value={choices.find((choice) => choice === chosen) ?? ALL}
      onChange={(event) => choose(event.target.value)}
      sx={{ minWidth: 160 }}
    >
      <MenuItem value={ALL}>{t('lists.allStates')}</MenuItem>
      {choices.map((choice) => (
        <MenuItem key={choice} value={choice}>
          {label(choice)}
        </MenuItem>
      ))}
    </TextField>
  );
}
