import { and, asc, eq, inArray, isNull } from 'drizzle-orm';

import { demoTeachers } from '../accounts/demoAccounts.ts';
import { users } from '../accounts/tables.ts';
import { isCurrentGroup } from '../institutions/members.ts';
import { groups, institutions, sections } from '../institutions/tables.ts';
import type { Database, Transaction } from '../platform/database.ts';

/** A group of today, and the account that teaches it. */
export interface TaughtGroup {
  groupId: string;
  schoolId: number;
  zone: string;
  level: number;
  teacherId: number;
  /** Of the teacher. */
  uuid: string;
}

/** The groups that the accounts of the demo data teach, the oldest first. */
export const readTaughtGroups = (db: Database | Transaction): Promise<TaughtGroup[]> =>
  db
    .select({
      groupId: groups.id,
      schoolId: sections.schoolId,
      zone: institutions.zone,
      level: sections.level,
      teacherId: users.id,
      uuid: users.uuid,
    })
    .from(groups)
    .innerJoin(sections, eq(sections.id, groups.sectionId))
    .innerJoin(institutions, eq(institutions.id, sections.schoolId))
    .innerJoin(users, and(eq(users.id, groups.teacherId), isNull(users.deletedAt)))
    .where(and(inArray(users.uuid, demoTeachers), isCurrentGroup))
    .orderBy(asc(groups.createdAt), asc(groups.id));
