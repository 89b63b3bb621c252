import { listCandidateGroups, listCandidates } from '@lia/sdk/licences/endpoints';
import type { CandidateGroup } from '@lia/sdk/licences/records';
import { MAX_CANDIDATES } from '@lia/sdk/licences/rules';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';

import { useClient } from '../client/ClientContext.ts';

interface Narrowed {
  /** Words of the name or the username; empty for all. */
  q: string;
  /** The id of a group; undefined for all. */
  group: string | undefined;
}

/** People who may get a licence of an order, a page after the other. */
export function useCandidates(id: string, { q, group }: Narrowed) {
  const client = useClient();
  const asked = { ...(q !== '' && { q }), ...(group !== undefined && { group_id: group }) };
  const { data, ...query } = useInfiniteQuery({
    queryKey: ['licences', 'people', id, asked],
    queryFn: ({ pageParam: skip, signal }) =>
      client.call(listCandidates, { params: { id }, query: skip === 0 ? asked : { ...asked, skip }, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ data: last }, pages) =>
      last.length === MAX_CANDIDATES ? pages.length * MAX_CANDIDATES : undefined,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return { ...query, people: data?.pages.flatMap((page) => page.data) };
}

/** The groups that they are in; none until they are read, since people are found without them as well. */
export function useCandidateGroups(id: string): readonly CandidateGroup[] {
  const client = useClient();
  const { data } = useQuery({
    queryKey: ['licences', 'groups', id],
    queryFn: ({ signal }) => client.call(listCandidateGroups, { params: { id }, signal }),
  });
  return data?.data ?? [];
}
