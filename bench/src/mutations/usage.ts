import { within } from './mutation.ts';

const api = within('packages/api/src', 'api (postgres)');
const test = 'usage/usage.test.ts';

/** Faults of counting which screens members open. */
export const usageMutations = [
  api({
    name: 'Usage: what was counted stays after a withdrawal',
    file: 'usage/store.ts',
    find: 'await db.delete(usageViews).where(eq(usageViews.userId, userId));',
    replace: '',
    test,
  }),
  api({
    name: 'Usage: a screen of few people is reported',
    file: 'usage/store.ts',
    find: '.having(sql`${people} >= ${FEWEST_PEOPLE}`)',
    replace: '',
    test,
  }),
];
