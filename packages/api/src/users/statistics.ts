import { and, isNull } from 'drizzle-orm';

import { users } from '../accounts/tables.ts';
import { countByPeriod } from '../statistics/count.ts';
import { statisticsOf } from '../statistics/source.ts';
import { usersIn } from './scope.ts';

/** Accounts by the day on which they were opened, those that were deactivated since among them. */
export const signUps = statisticsOf('signUps', (db, scope, span) =>
  countByPeriod(db, span, {
    table: users,
    at: users.createdAt,
    where: and(isNull(users.mergedInto), usersIn(scope)),
  }),
);
