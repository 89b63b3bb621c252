import type { AnswerChannel } from '@lia/sdk/dataRequests/rules';
import { type SQL, sql } from 'drizzle-orm';

import { isOnlyStudent } from '../accounts/guardianships.ts';
import { users } from '../accounts/tables.ts';
import { answersForChild } from './guardian.ts';
import { dataRequests } from './tables.ts';

/** Whether the account of who asked opens the page of one's data, where it is joined; null of who has none. */
export const isUserActive: SQL<boolean | null> = sql<
  boolean | null
>`(case when ${users.id} is not null then ${users.deletedAt} is null and not ${isOnlyStudent} end)`;

/** Their address is that from which the request came, and theirs for certain. */
const isConfirmed = sql`${users.emailVerifiedAt} is not null and lower(${users.email}) = lower(${dataRequests.email})`;

/**
 * Where who asked reads the answer (decision 60): a member in their account, since its address may be another person's. Who wrote to us,
 * or whose account was erased, reads it in the e-mail, and so does who signs in no more, at an address that they confirmed. Null where
 * it does not reach them. Users are joined.
 */
export const answeredBy: SQL<AnswerChannel | null> = sql<AnswerChannel | null>`(case
  when ${dataRequests.enteredBy} is not null then 'email'
  when ${isUserActive} then 'account'
  when ${answersForChild} is false or ${dataRequests.email} is null then null
  when ${users.erasedAt} is not null or (${isConfirmed}) then 'email' end)`;
