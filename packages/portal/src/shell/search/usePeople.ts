import { may } from '@lia/sdk/accounts/permissions';
import { searchPeople } from '@lia/sdk/users/endpoints';
import { type FoundPeople, LEAST_SEARCHED } from '@lia/sdk/users/search';
import { useEffect, useState } from 'react';

import { useMember, useServices } from '../../services/services.ts';

/** How long typing rests before people are searched for. */
const REST_MS = 250;

const none: FoundPeople = { data: [], groups: [] };

/**
 * People and groups that the member may see, by what is typed; none until typing rests, and where the search fails: pages are found
 * without it. A search that something else is typed after is cancelled.
 */
export function usePeople(typed: string): FoundPeople {
  const { session } = useServices();
  const maySearch = may(useMember(), 'people.search');
  const [found, setFound] = useState({ words: '', answer: none });
  const words = typed.trim();
  const isSearched = maySearch && words.length >= LEAST_SEARCHED;

  useEffect(() => {
    if (!isSearched) return undefined;
    const cancelling = new AbortController();
    const { signal } = cancelling;
    async function search(): Promise<void> {
      try {
        const answer = await session.client.call(searchPeople, { query: { q: words }, signal });
        if (!signal.aborted) setFound({ words, answer });
      } catch {
        // Cancelled, or refused: screens are found all the same.
      }
    }
    const rest = setTimeout(() => void search(), REST_MS);
    return () => {
      clearTimeout(rest);
      cancelling.abort();
    };
  }, [session, words, isSearched]);

  return isSearched && found.words === words ? found.answer : none;
}
