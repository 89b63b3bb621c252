import type { Texts } from '../i18n/texts.ts';

/** Texts of every list, in English. */
export const lists: Texts['lists'] = {
  choose: 'Choose {name}',
  loading: 'Loading the information...',
  empty: 'There are no records to show!',
  emptyFiltered: 'Try another search or clear the filters.',
  clearFilters: 'Clear filters',
  failed: 'We could not load the information',
  retry: 'Try again',
  search: 'Search',
  clearSearch: 'Clear the search',
  filters: 'Filters',
  filtersOn: 'Filters ({count})',
  all: 'All',
  byStatus: 'Status',
  allStatuses: 'All',
  sortBy: 'Sort by',
  columns: 'Columns',
  views: 'Views',
  more: 'Loading: {shown} of {total}',
  moreFailed: 'We could not load the next rows.',
  over: 'more than {count}',
  countOver: 'More than {count} records',
  count_one: '1 record',
  count_other: '{count} records',
};
