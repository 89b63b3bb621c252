import { addDays } from '@lia/sdk/calendar/days';
import { FEWEST_PEOPLE, MOST_SCREENS_A_DAY, USAGE_DAYS, USAGE_REPORT_DAYS } from '@lia/sdk/usage/rules';
import type { UsageReport } from '@lia/sdk/usage/schema';
import { and, desc, eq, gte, isNull, lt, sql } from 'drizzle-orm';

import type { SessionPart } from '../accounts/service.ts';
import { users } from '../accounts/tables.ts';
import { isInSchoolOf } from '../institutions/members.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { today } from '../platform/days.ts';
import type { Scope } from '../platform/scope.ts';
import { usageConsents, usageViews } from './tables.ts';

/** Since when the person in a scope agrees. */
export async function readConsent(db: Database, { userId }: Scope<'own'>): Promise<{ agreed_at: string | null }> {
  const [consent] = await db.select().from(usageConsents).where(eq(usageConsents.userId, userId));
  return { agreed_at: consent?.agreedAt.toISOString() ?? null };
}

/** Agrees, or withdraws and deletes what was counted. */
export async function choose(db: Transaction, { userId }: Scope<'own'>, agrees: boolean): Promise<void> {
  if (agrees) {
    await db.insert(usageConsents).values({ userId }).onConflictDoNothing();
    return;
  }
  await db.delete(usageConsents).where(eq(usageConsents.userId, userId));
  await db.delete(usageViews).where(eq(usageViews.userId, userId));
}

/** Counts a screen that the person in a scope opened; false where they did not agree. */
export async function countView(db: Database, { userId }: Scope<'own'>, screen: string): Promise<boolean> {
  const seen = db.$count(usageViews, and(eq(usageViews.userId, userId), eq(usageViews.day, today())));
  // One statement, so that nothing is counted after a withdrawal.
  const agreed = db
    .select({
      userId: usageConsents.userId,
      day: sql<string>`${today()}::date`.as('day'),
      screen: sql<string>`${screen}::text`.as('screen'),
      views: sql<number>`1`.as('views'),
    })
    .from(usageConsents)
    .where(and(eq(usageConsents.userId, userId), lt(seen, MOST_SCREENS_A_DAY)))
    .for('share');
  const counted = await db
    .insert(usageViews)
    .select(agreed)
    .onConflictDoUpdate({
      target: [usageViews.userId, usageViews.day, usageViews.screen],
      set: { views: sql`${usageViews.views} + 1` },
    })
    .returning({ views: usageViews.views });
  return counted.length > 0;
}

/** What a session's user has of it. */
export async function sessionUsage(db: Database, userId: number): Promise<SessionPart> {
  const agreed = await db.$count(usageConsents, eq(usageConsents.userId, userId));
  return agreed > 0 ? { usage: true } : {};
}

/** How many people of a scope opened which screens in the last days. */
export async function report(db: Database, scope: Scope<'everything' | 'school'>): Promise<UsageReport['data']> {
  const people = sql<number>`count(distinct ${usageViews.userId})::int`;
  return db
    .select({ screen: usageViews.screen, people })
    .from(usageViews)
    .innerJoin(users, eq(users.id, usageViews.userId))
    .where(
      and(
        gte(usageViews.day, addDays(today(), 1 - USAGE_REPORT_DAYS)),
        isNull(users.deletedAt),
        scope.where({ school: isInSchoolOf }),
      ),
    )
    .groupBy(usageViews.screen)
    .having(sql`${people} >= ${FEWEST_PEOPLE}`)
    .orderBy(desc(people), usageViews.screen);
}

/** Deletes what is old. */
export async function sweepViews(db: Database): Promise<void> {
  await db.delete(usageViews).where(lt(usageViews.day, addDays(today(), -USAGE_DAYS)));
}
