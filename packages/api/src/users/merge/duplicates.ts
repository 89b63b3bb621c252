import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { accessCodes, guardianships } from '../../accounts/tables.ts';
import { schoolEnrolments, schoolMembers } from '../../institutions/tables.ts';
import { certificates, lessonProgress } from '../../lessons/tables.ts';
import { freeLicences } from '../../memberships/holders.ts';
import type { MembershipRow } from '../../memberships/store.ts';
import { licences, memberships } from '../../memberships/tables.ts';
import type { Database, Transaction } from '../../platform/database.ts';
import type { Pair } from './same.ts';

/** The end of a row that may have begun within this very transaction: it ends after it began. */
const endAfter = (since: typeof schoolMembers.since | typeof schoolEnrolments.since): SQL =>
  sql`greatest(now(), ${since} + interval '1 microsecond')`;

const sameMember = alias(schoolMembers, 'same_member');
const sameEnrolment = alias(schoolEnrolments, 'same_enrolment');
const sameGuardianship = alias(guardianships, 'same_guardianship');

/**
 * Ends what the merged account has a second time, so that it moves as history: each may be there once for an account at a time.
 * In a school where both are enrolled, the enrolment of `enrolled` goes on.
 */
export async function endDuplicates(tx: Transaction, pair: Pair, enrolled: keyof Pair): Promise<void> {
  await tx
    .update(schoolMembers)
    .set({ until: endAfter(schoolMembers.since) })
    .where(
      and(
        eq(schoolMembers.userId, pair.merged),
        isNull(schoolMembers.until),
        sql`exists (select from ${schoolMembers} as ${sql.identifier('same_member')} where ${and(
          eq(sameMember.userId, pair.kept),
          isNull(sameMember.until),
          eq(sameMember.schoolId, schoolMembers.schoolId),
          eq(sameMember.role, schoolMembers.role),
          sql`${sameMember.shift} is not distinct from ${schoolMembers.shift}`,
        )})`,
      ),
    );
  await tx
    .update(schoolEnrolments)
    .set({ until: endAfter(schoolEnrolments.since) })
    .where(
      and(
        eq(schoolEnrolments.userId, enrolled === 'kept' ? pair.merged : pair.kept),
        isNull(schoolEnrolments.until),
        sql`exists (select from ${schoolEnrolments} as ${sql.identifier('same_enrolment')} where ${and(
          eq(sameEnrolment.userId, pair[enrolled]),
          isNull(sameEnrolment.until),
          eq(sameEnrolment.schoolId, schoolEnrolments.schoolId),
        )})`,
      ),
    );
  await tx
    .update(guardianships)
    .set({ endedAt: sql`now()` })
    .where(and(isNull(guardianships.endedAt), or(areRelated(pair), isSecond(pair))));
  await tx
    .update(accessCodes)
    .set({ endedAt: sql`now()` })
    .where(
      and(
        eq(accessCodes.userId, pair.merged),
        isNull(accessCodes.endedAt),
        // Each school's goes on beside those of others; a family's takes the place of all, or ends with a school's.
        sql`exists (select from ${accessCodes} as own where own.user_id = ${pair.kept} and own.ended_at is null
          and (own.school_id = ${accessCodes.schoolId} or own.school_id is null or ${accessCodes.schoolId} is null))`,
      ),
    );
  await tx
    .update(certificates)
    .set({ supersededAt: sql`now()` })
    .where(
      and(
        eq(certificates.userId, pair.merged),
        sql`${certificates.courseId} in (select own.course_id from ${certificates} as own where own.user_id = ${pair.kept})`,
      ),
    );
}

/**
 * Of a lesson that both have opened, the kept account has the earlier beginning, the later visit and the completion of either; the row of
 * the merged one stays with it.
 */
export async function joinLessonProgress(tx: Transaction, { kept, merged }: Pair): Promise<void> {
  await tx.execute(sql`update ${lessonProgress} as own
    set started_at = least(own.started_at, other.started_at), opened_at = greatest(own.opened_at, other.opened_at),
      completed_at = least(own.completed_at, other.completed_at)
    from ${lessonProgress} as other
    where own.user_id = ${kept} and other.user_id = ${merged} and other.lesson_id = own.lesson_id`);
}

/** Guardianships between the two, as a condition. */
const areRelated = ({ kept, merged }: Pair): SQL | undefined =>
  and(inArray(guardianships.guardianId, [kept, merged]), inArray(guardianships.studentId, [kept, merged]));

/** Those of the merged account with a person with whom the kept one has the same. */
function isSecond({ kept, merged }: Pair): SQL | undefined {
  const same = (its: SQL | undefined) =>
    sql`exists (select from ${guardianships} as ${sql.identifier('same_guardianship')} where ${and(
      isNull(sameGuardianship.endedAt),
      its,
    )})`;
  return or(
    and(
      eq(guardianships.guardianId, merged),
      same(and(eq(sameGuardianship.guardianId, kept), eq(sameGuardianship.studentId, guardianships.studentId))),
    ),
    and(
      eq(guardianships.studentId, merged),
      same(and(eq(sameGuardianship.studentId, kept), eq(sameGuardianship.guardianId, guardianships.guardianId))),
    ),
  );
}

/** Whether one of the two answers for the other now. */
export const isFamily = async (db: Database, pair: Pair): Promise<boolean> =>
  (await db.$count(guardianships, and(isNull(guardianships.endedAt), areRelated(pair)))) > 0;

/** A licence that is freed, with its membership. */
interface SecondLicence {
  id: string;
  membership: MembershipRow;
}

/** Of one plan a person holds one licence (decision 49): those that the two hold besides, which are of ended memberships first. */
export async function secondLicences(db: Database, { kept, merged }: Pair): Promise<SecondLicence[]> {
  const held = await db
    .select({ id: licences.id, userId: licences.userId, membership: memberships })
    .from(licences)
    .innerJoin(memberships, eq(memberships.id, licences.membershipId))
    .where(and(inArray(licences.userId, [kept, merged]), isNull(licences.freedAt)));
  const rank = ({ userId, membership }: (typeof held)[number]): number =>
    (membership.status === 'ended' ? 2 : 0) + (userId === merged ? 1 : 0);
  const best = new Map<number, string>();
  const ranked = held.toSorted((one, other) => rank(one) - rank(other) || one.id.localeCompare(other.id));
  for (const { id, membership } of ranked) if (!best.has(membership.planId)) best.set(membership.planId, id);
  const shared = (planId: number): boolean =>
    new Set(held.filter(({ membership }) => membership.planId === planId).map(({ userId }) => userId)).size > 1;
  return ranked.filter(({ id, membership }) => best.get(membership.planId) !== id && shared(membership.planId));
}

/** Frees the licences that one person would hold twice. */
export async function freeSecondLicences(tx: Transaction, pair: Pair, by: number): Promise<void> {
  for (const { id, membership } of await secondLicences(tx, pair)) {
    // oxlint-disable-next-line no-await-in-loop
    await freeLicences(tx, membership, [id], { userId: by, reason: 'merged' });
  }
}
