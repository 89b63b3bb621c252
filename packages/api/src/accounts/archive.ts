import { desc, sql } from 'drizzle-orm';

import type { ArchiveContribution } from '../archives/part.ts';
import { accessCodes, accountViews, guardianships, sessions, users } from './tables.ts';

/** What is kept of a person's account: of their guardians no names, of their children those whom they answer for now. */
export const accountArchive: ArchiveContribution = {
  account: {
    by: [users.mergedInto],
    read: (db, person) =>
      db
        .select({
          username: users.username,
          name: users.name,
          last_name: users.lastName,
          email: users.email,
          email_verified_at: users.emailVerifiedAt,
          curp: users.curp,
          phone_number: users.phoneNumber,
          country: users.country,
          state: users.state,
          city: users.city,
          level: users.level,
          grade: users.grade,
          role: users.role,
          created_at: users.createdAt,
          deleted_at: users.deletedAt,
        })
        .from(users)
        .where(sql`${users.id} in ${person}`)
        .orderBy(desc(users.createdAt)),
  },
  children: {
    by: [guardianships.guardianId],
    read: (db, person) =>
      db
        .select({
          name: sql<string | null>`case when ${guardianships.endedAt} is null and ${users.deletedAt} is null
            then ${users.name} || ' ' || ${users.lastName} end`,
          relation: guardianships.relation,
          since: guardianships.createdAt,
          until: guardianships.endedAt,
        })
        .from(guardianships)
        .innerJoin(users, sql`${users.id} = ${guardianships.studentId}`)
        .where(sql`${guardianships.guardianId} in ${person}`)
        .orderBy(guardianships.createdAt),
  },
  guardians: {
    by: [guardianships.studentId],
    read: (db, person) =>
      db
        .select({
          relation: guardianships.relation,
          since: guardianships.createdAt,
          until: guardianships.endedAt,
        })
        .from(guardianships)
        .where(sql`${guardianships.studentId} in ${person}`)
        .orderBy(guardianships.createdAt),
  },
  signIns: {
    by: [sessions.userId],
    read: (db, person) =>
      db
        .select({ since: sessions.createdAt, until: sessions.endedAt, browser: sessions.userAgent })
        .from(sessions)
        .where(sql`${sessions.userId} in ${person}`)
        .orderBy(desc(sessions.createdAt)),
  },
  views: {
    by: [accountViews.userId],
    read: (db, person) =>
      db
        .select({
          since: accountViews.createdAt,
          until: sql<Date>`coalesce(${accountViews.endedAt}, ${accountViews.expiresAt})`.mapWith(
            accountViews.expiresAt,
          ),
        })
        .from(accountViews)
        // Those of a guardian, which have no reason, are of the guardian.
        .where(sql`${accountViews.userId} in ${person} and ${accountViews.reason} is not null`)
        .orderBy(desc(accountViews.createdAt)),
  },
  cards: {
    by: [accessCodes.userId],
    read: (db, person) =>
      db
        .select({ created_at: accessCodes.createdAt, used_at: accessCodes.usedAt, ended_at: accessCodes.endedAt })
        .from(accessCodes)
        .where(sql`${accessCodes.userId} in ${person}`)
        .orderBy(desc(accessCodes.createdAt)),
  },
};
