import FilterIcon from '@mui/icons-material/FilterList';
import {
  Box,
  Button,
  FormControlLabel,
  MenuItem,
  Switch,
  TextField,
  type Theme,
  Tooltip,
  useMediaQuery,
} from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { useListContext } from 'react-admin';

import { useText } from '../i18n/text.ts';
import type { Filter, Resource } from '../resources/definition.ts';
import { labelText, useHeadings, useWords } from '../resources/field.ts';
import { noFilters } from './first.ts';
import { LinkedFilters } from './LinkedFilters.tsx';
import { SearchField } from './SearchField.tsx';
import { StatusFilter } from './StatusFilter.tsx';

const ALL = 'all';

/** The search of a list and what else narrows it; on a phone, several filters are behind a button, so that the first rows are in sight. */
export function Filters({ resource }: { resource: Resource }) {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const { filters = [] } = resource;
  const all = filters.map((filter) => {
    if ('choices' in filter) return <ChoiceFilter key={filter.id} resource={resource} filter={filter} />;
    if ('component' in filter) return <filter.component key={filter.component.name} />;
    if ('flag' in filter) return <FlagFilter key={filter.flag} filter={filter} />;
    return <StatusFilter key={filter.source} filter={filter} />;
  });
  return (
    <>
      <SearchField />
      {isPhone && filters.length > 1 ? <Folded resource={resource}>{all}</Folded> : all}
      <LinkedFilters resource={resource} />
    </>
  );
}

/** Filters behind a button, which has how many of them narrow the list; where some do, they are shown. */
function Folded({ resource: { defaultFilters = noFilters }, children }: { resource: Resource; children: ReactNode }) {
  const t = useText();
  const id = useId();
  const { filterValues } = useListContext();
  const usual: Readonly<Record<string, unknown>> = defaultFilters;
  const count = Object.entries(filterValues).filter(
    ([name, value]) => name !== 'q' && value !== undefined && value !== usual[name],
  ).length;
  const [isOpen, setOpen] = useState(count > 0);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<FilterIcon />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        sx={{ flexGrow: 1, minHeight: 44 }}
      >
        {count === 0 ? t('lists.filters') : t('lists.filtersOn', { count })}
      </Button>
      <Box id={id} sx={{ display: isOpen ? 'contents' : 'none' }}>
        {children}
      </Box>
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
  const words = useWords();
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
      <MenuItem value={ALL}>{words.t(all ?? 'lists.allStatuses')}</MenuItem>
      {choices.map((choice, index) => (
        <MenuItem key={JSON.stringify(choice.values)} value={index}>
          {labelText(choice.label, words)}
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
