import type { StudentRecord } from '@lia/sdk/groups/schema';
import { mayHaveCard } from '@lia/sdk/accounts/accessCodes';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { cardStatus, isCodeAt, isCurrentCode } from '../accounts/accessCodes.ts';
import { lastSeenAt } from '../accounts/lastSeen.ts';
import { accessCodes, guardianships, users } from '../accounts/tables.ts';
import { awaitedGuardian } from '../guardians/awaitedGuardian.ts';
import { isCurrentGroup } from '../institutions/members.ts';
import { groups, institutions, schoolEnrolments } from '../institutions/tables.ts';
import type { Database } from '../platform/database.ts';
import { found } from '../platform/errors.ts';
import { reachedStudents } from './lists.ts';
import type { GroupScope } from './scope.ts';

/** A student of the groups and schools that a scope reaches, with who answers for them. @throws {ApiFailure} 404 */
export async function readStudent(db: Database, scope: GroupScope, uuid: string): Promise<StudentRecord> {
  const rows = await db
    .select({
      id: users.id,
      uuid: users.uuid,
      name: users.name,
      last_name: users.lastName,
      username: users.username,
      role: users.role,
      studies: users.level,
      avatarPath: users.avatarPath,
      lastSeenAt,
      card: cardStatus,
      level: schoolEnrolments.level,
      grade: schoolEnrolments.grade,
      matricula: schoolEnrolments.matricula,
      group: { id: groups.id, name: groups.name },
      school: institutions.name,
    })
    .from(schoolEnrolments)
    .innerJoin(users, and(eq(users.id, schoolEnrolments.userId), isNull(users.deletedAt)))
    .leftJoin(groups, and(eq(groups.id, schoolEnrolments.groupId), isCurrentGroup))
    .innerJoin(institutions, eq(institutions.id, schoolEnrolments.schoolId))
    .leftJoin(accessCodes, and(eq(accessCodes.userId, users.id), isCurrentCode, isCodeAt(schoolEnrolments.schoolId)))
    .where(and(eq(users.uuid, uuid), isNull(schoolEnrolments.until), reachedStudents(scope)))
    .orderBy(asc(groups.name), asc(groups.id));
  const { id, name, last_name, username, role, studies, card, avatarPath, lastSeenAt: seenAt } = found(rows[0]);
  return {
    uuid: found(rows[0]).uuid,
    name,
    last_name,
    username,
    card: mayHaveCard({ role, level: studies }) ? card : null,
    places: rows.map(({ level, grade, matricula, group, school }) => ({ level, grade, matricula, group, school })),
    guardians: await guardianNames(db, id),
    guardian_awaited: await awaitedGuardian(db, id),
    avatar_path: avatarPath,
    last_seen_at: seenAt === null ? null : new Date(seenAt).toISOString(),
  };
}

const guardian = alias(users, 'guardian');

/** Their names alone: e-mail addresses and phones are the parents' to give. */
async function guardianNames(db: Database, studentId: number): Promise<string[]> {
  const rows = await db
    .select({ name: guardian.name, lastName: guardian.lastName })
    .from(guardianships)
    .innerJoin(guardian, and(eq(guardian.id, guardianships.guardianId), isNull(guardian.deletedAt)))
    .where(and(eq(guardianships.studentId, studentId), isNull(guardianships.endedAt)))
    .orderBy(asc(guardianships.createdAt), asc(guardianships.id));
  return rows.map(({ name, lastName }) => `${name} ${lastName}`.trim());
}
