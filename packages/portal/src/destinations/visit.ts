import { enterCommunity, enterCourse, enterGames, enterKinder, enterPlus } from '@lia/sdk/destinations/endpoints';
import { communitySuffix, type Destination } from '@lia/sdk/destinations/rules';
import type { Client } from '@lia/sdk/http/client';

/** A destination, and the call that answers its address. */
export interface Visit {
  destination: Destination;
  enter: (client: Client) => Promise<string>;
}

/** The visit that a screen begins, by its path and the query of its address (`redirect`, `course_id`). */
export function visitAt(path: string | undefined, query: URLSearchParams): Visit {
  const redirect = query.get('redirect');
  switch (path) {
    case '/loginlia':
      return { destination: 'course', enter: (client) => client.call(enterCourse, { body: courseIn(query) }) };
    case '/loginmundolia':
      return { destination: 'kinder', enter: (client) => client.call(enterKinder) };
    case '/logina':
      return redirect === 'plus'
        ? { destination: 'plus', enter: (client) => client.call(enterPlus) }
        : { destination: 'games', enter: (client) => client.call(enterGames) };
    default:
      return {
        destination: 'community',
        enter: async (client) => (await client.call(enterCommunity)) + communitySuffix(redirect),
      };
  }
}

function courseIn(query: URLSearchParams): { course_id?: number } {
  const course_id = Number(query.get('course_id') ?? Number.NaN);
  return Number.isNaN(course_id) ? {} : { course_id };
}
