import { getQuery, parseQueryFromLocation, type Store } from 'react-admin';

import type { Resource } from '../resources/definition.ts';

/** How many rows a list shows until more are asked for. */
export const PER_PAGE = 10;

export const noFilters = {};

/** The rows that a list shows when it is opened: those that its address names, else as it was left, else its first ones. */
export function firstRows({ name, sort, defaultFilters = noFilters }: Resource, search: string, store: Store) {
  const query = getQuery({
    queryFromLocation: parseQueryFromLocation({ search }),
    params: store.getItem(`${name}.listParams`),
    filterDefaultValues: defaultFilters,
    sort,
    perPage: PER_PAGE,
  });
  return {
    pagination: { page: query.page, perPage: query.perPage },
    sort: { field: query.sort, order: query.order },
    filter: query.filter,
  };
}
