import { Chip, Stack } from '@mui/material';
import { useListContext } from 'react-admin';

import type { Filter, Resource } from '../resources/definition.ts';
import { useHeadings, useWords } from '../resources/field.ts';

/** What links narrow the list to without a control of its own, each to be taken off: the list is opened with it again later. */
export function LinkedFilters({ resource }: { resource: Resource }) {
  const words = useWords();
  const headingOf = useHeadings(resource);
  const { filterValues, setFilters, data = [] } = useListContext();
  const { filters = [], linked = {} } = resource;
  const controlled = new Set(['q', ...filters.flatMap(sourcesOf)]);
  const given = Object.keys(filterValues).filter(
    (source) => !controlled.has(source) && filterValues[source] !== undefined,
  );
  if (given.length === 0) return null;
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, width: '100%' }}>
      {given.map((source) => {
        const remove = () => setFilters({ ...filterValues, [source]: undefined });
        return (
          <Chip
            key={source}
            label={linked[source]?.(data[0], words) ?? words.t('lists.onlySome', { name: headingOf({ source }) })}
            onClick={remove}
            onDelete={remove}
            sx={{ minHeight: 44, maxWidth: '100%', borderRadius: '22px' }}
          />
        );
      })}
    </Stack>
  );
}

/** The values of the list's filter that a control shows. */
function sourcesOf(filter: Filter): readonly string[] {
  if ('choices' in filter) return filter.choices.flatMap(({ values }) => Object.keys(values));
  if ('component' in filter) return filter.sources;
  return ['flag' in filter ? filter.flag : filter.source];
}
