import { type SQL, sql } from 'drizzle-orm';

import { childIdsOf } from '../accounts/guardianships.ts';
import { reached } from '../groups/scope.ts';
import { isSetToday } from '../homework/visible.ts';
import { homework } from '../homework/tables.ts';
import { isCurrentGroup } from '../institutions/members.ts';
import type { Scope } from '../platform/scope.ts';

export type HomeworkScope = Scope<'everything' | 'school' | 'groups' | 'children' | 'own'>;

const none = () => sql`false`;

/** Who a caller is to a homework, as conditions on `homework`, `activities` and `groups`. */
export const staff = (scope: HomeworkScope): SQL =>
  sql`(${isCurrentGroup} and ${scope.where({ ...reached, children: none, own: none })})`;

export const family = (scope: HomeworkScope): SQL =>
  sql`(${isSetToday} and ${scope.where({
    school: none,
    groups: none,
    own: none,
    children: (userId) => sql`${homework.userId} in ${childIdsOf(userId)}`,
  })})`;

export const student = (scope: HomeworkScope): SQL =>
  sql`(${isSetToday} and ${scope.where({
    school: none,
    groups: none,
    children: none,
    own: (userId) => sql`${homework.userId} = ${userId}`,
  })})`;
