import { mayHaveCard } from '@lia/sdk/accounts/accessCodes';
import type { AccessCard } from '@lia/sdk/accessCards/schema';
import { PUBLIC_SCHOOL_ID } from '@lia/sdk/registrations/rules';
import { and, asc, eq, inArray, isNull, type SQL } from 'drizzle-orm';

import { issueCodes } from '../accounts/accessCodes.ts';
import { users } from '../accounts/tables.ts';
import { isCurrentMember } from '../institutions/members.ts';
import { groups, institutions, schoolEnrolments, schoolMembers } from '../institutions/tables.ts';
import type { AppContext, Session } from '../platform/appContext.ts';
import type { Transaction } from '../platform/database.ts';
import { found, invalidFields } from '../platform/errors.ts';

/** Where the code of a card is typed. */
export const cardAddress = ({ config }: Pick<AppContext, 'config'>): string => `${config.publicUrl}/login/tarjeta`;

interface Call {
  app: Pick<AppContext, 'secret'>;
  db: Transaction;
  /** Whose cards the caller may make, as a condition on students and the schools where they study. */
  within: SQL | undefined;
  session: Pick<Session, 'userId'>;
  /** Who gives the card: the school with whose place it ends, or the family. */
  by: 'school' | 'family';
}

/** Makes a card for each of these students, in their order; one that is named twice has one. @throws {ApiFailure} 404, 422 */
export async function makeCards(
  { app, db, within, session, by }: Call,
  uuids: readonly string[],
): Promise<AccessCard[]> {
  const known = new Map((await studentsOf(db, within, uuids)).map((student) => [student.uuid, student]));
  const students = [...new Set(uuids.map((uuid) => uuid.toLowerCase()))].map((uuid) => found(known.get(uuid)));
  if (!students.every(mayHaveCard)) throw invalidFields({ users: { key: 'accessCards.level' } });
  const codes = await issueCodes(
    db,
    app,
    students.map(({ id, schoolId }) => ({ userId: id, schoolId: by === 'school' ? schoolId : null })),
    session.userId,
  );
  return students.map(({ id, schoolId: _schoolId, role: _role, level, ...student }) => ({
    ...student,
    level: found(level),
    code: found(codes.get(id)),
  }));
}

/** The students whom a condition leaves, each once, with where they study: in LIA's own school where there is no other. */
const studentsOf = (db: Transaction, within: SQL | undefined, uuids: readonly string[]) =>
  db
    .selectDistinctOn([users.id], {
      id: users.id,
      uuid: users.uuid,
      role: users.role,
      name: users.name,
      last_name: users.lastName,
      username: users.username,
      schoolId: institutions.id,
      school: institutions.name,
      level: users.level,
      grade: users.grade,
      group: groups.name,
    })
    .from(users)
    .innerJoin(schoolMembers, and(eq(schoolMembers.userId, users.id), eq(schoolMembers.role, 'student')))
    .innerJoin(institutions, eq(institutions.id, schoolMembers.schoolId))
    .leftJoin(
      schoolEnrolments,
      and(
        eq(schoolEnrolments.userId, users.id),
        eq(schoolEnrolments.schoolId, institutions.id),
        isNull(schoolEnrolments.until),
      ),
    )
    .leftJoin(groups, eq(groups.id, schoolEnrolments.groupId))
    .where(and(inArray(users.uuid, [...uuids]), isNull(users.deletedAt), isCurrentMember, within))
    .orderBy(users.id, asc(eq(institutions.id, PUBLIC_SCHOOL_ID)), asc(schoolMembers.since));
