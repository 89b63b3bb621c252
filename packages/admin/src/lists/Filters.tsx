import { FormControlLabel, MenuItem, Switch, TextField, Tooltip } from '@mui/material';
import { useListContext } from 'react-admin';

import { useText } from '../i18n/text.ts';
import type { Filter, Resource } from '../resources/definition.ts';
import { useHeadings } from '../resources/field.ts';
import { SearchField } from './SearchField.tsx';
import { StatusFilter } from './StatusFilter.tsx';

const ALL = 'all';

/** The search of a list and what else narrows it. */
export function Filters({ resource }: { resource: Resource }) {
  return (
    <>
      <SearchField />
      {resource.filters?.map((filter) => {
        if ('choices' in filter) return <ChoiceFilter key={filter.id} resource={resource} filter={filter} />;
        if ('component' in filter) return <filter.component key={filter.component.name} />;
        if ('flag' in filter) return <FlagFilter key={filter.flag} filter={filter} />;
        return <StatusFilter key={filter.source} filter={filter} />;
      })}
    </>
  );
}

/** Narrows a list to one of a few choices, or to none of them. */
function ChoiceFilter({
  resource,
  filter: { id, label, all, choices },
}: {
  resource: Resource;
  filter: Extract<Filter, { choices: unknown }>;
}) {
  const t = useText();
  const headingOf = useHeadings(resource);
  const { filterValues, setFilters } = useListContext();
  const chosen = choices.findIndex(({ values }) =>
    Object.entries(values).every(([source, value]) => filterValues[source] === value),
  );
  const cleared = Object.fromEntries(
    choices.flatMap(({ values }) => Object.keys(values)).map((source) => [source, undefined]),
  );
  return (
    <TextField
      select
      id={`filter-${id}`}
      label={headingOf({ source: id, ...(label && { label }) })}
      value={chosen === -1 ? ALL : chosen}
      onChange={({ target: { value } }) =>
        setFilters({ ...filterValues, ...cleared, ...choices[Number(value)]?.values })
      }
      sx={halfOfPhone}
    >
      <MenuItem value={ALL}>{t(all ?? 'lists.allStatuses')}</MenuItem>
      {choices.map((choice, index) => (
        <MenuItem key={choice.label} value={index}>
          {t(choice.label)}
        </MenuItem>
      ))}
    </TextField>
  );
}

function FlagFilter({ filter: { flag, label, hint } }: { filter: Extract<Filter, { flag: unknown }> }) {
  const t = useText();
  const { filterValues, setFilters } = useListContext();
  return (
    <Tooltip title={t(hint)}>
      <FormControlLabel
        control={
          <Switch
            checked={filterValues[flag] !== false}
            onChange={(event) => setFilters({ ...filterValues, [flag]: event.target.checked })}
            slotProps={{ input: { role: 'switch' } }}
          />
        }
        label={t(label)}
        sx={{ minHeight: 44, mr: 0 }}
      />
    </Tooltip>
  );
}

/** Two of them stand side by side on a phone. */
export const halfOfPhone = { minWidth: { xs: 140, sm: 160 }, flexGrow: { xs: 1, sm: 0 } };
