import { getCourseContents, orderCourseContents } from '@lia/sdk/lessons/administration';
import type { CourseContents } from '@lia/sdk/lessons/contents';
import { ApiError } from '@lia/sdk/http/error';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
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

  const waiting = useRef<CourseContents | null>(null);
  const isSending = useRef(false);

  /**
   * Shows another order at once, and the one that the server has where it refuses. Orders are sent one at a time and the
   * latest alone: calls that overtake each other would leave an earlier one, and what is read between them shows it again.
   */
  async function reorder(contents: CourseContents | null): Promise<void> {
    if (!contents) return;
    await queries.cancelQueries({ queryKey });
    queries.setQueryData(queryKey, { data: contents });
    waiting.current = contents;
    if (isSending.current) return;
    isSending.current = true;
    try {
      while (waiting.current) {
        const body = orderOf(waiting.current);
        waiting.current = null;
        // oxlint-disable-next-line no-await-in-loop -- one after another
        await client.call(orderCourseContents, { params: { id: course }, body });
      }
    } catch (failure) {
      waiting.current = null;
      if (!(failure instanceof ApiError)) throw failure;
      notify(reasonOf(failure), { type: 'error' });
    } finally {
      isSending.current = false;
    }
    changed();
  }

  return { contents: data?.data, error, refetch, changed, reorder };
}
