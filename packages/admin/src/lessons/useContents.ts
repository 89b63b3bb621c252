import { getCourseContents, orderCourseContents } from '@lia/sdk/lessons/administration';
import type { CourseContents } from '@lia/sdk/lessons/contents';
import { ApiError } from '@lia/sdk/http/error';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';

import { useClient } from '../client/ClientContext.ts';
import { useReason } from '../i18n/text.ts';
import { orderOf } from './order.ts';

/** What a course consists of, and changes of its order. */
export function useContents(course: number) {
  const client = useClient();
  const queries = useQueryClient();
  const notify = useNotify();
  const reasonOf = useReason();
  const queryKey = [getCourseContents, course];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => client.call(getCourseContents, { params: { id: course }, signal }),
    retry: false,
  });
  const changed = () => void queries.invalidateQueries({ queryKey });

  /** Shows another order at once, and the one that the server has where it refuses. */
  async function reorder(contents: CourseContents | null): Promise<void> {
    if (!contents) return;
    queries.setQueryData(queryKey, { data: contents });
    try {
      await client.call(orderCourseContents, { params: { id: course }, body: orderOf(contents) });
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      notify(reasonOf(failure), { type: 'error' });
    }
    changed();
  }

  return { contents: data?.data, error, refetch, changed, reorder };
}
