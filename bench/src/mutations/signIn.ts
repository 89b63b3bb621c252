import { within } from './mutation.ts';

const api = within('packages/api/src', 'api (postgres)');

/** Signing in at LIA by other sites, and at other sites by LIA. */
export const signInMutations = [
  api({
    name: 'Destination: the secret is not asked for',
    file: 'destinations/tokens.ts',
    find: '!site || !isSame(site.secret, secret)',
    replace: '!site',
    test: 'destinations/destinations.test.ts',
  }),
  api({
    name: 'Destination: an expired token opens it',
    file: 'destinations/tokens.ts',
    find: '        gt(destinationTokens.expiresAt, sql`now()`),\n',
    replace: '',
    test: 'destinations/destinations.test.ts',
  }),
];
