import type { GroupJoin, GroupJoined } from '@lia/sdk/groupCodes/schema';
import { PUBLIC_SCHOOL_ID } from '@lia/sdk/registrations/rules';
import { and, eq, isNull, sql } from 'drizzle-orm';

import { isChildOf } from '../accounts/guardianships.ts';
import { users } from '../accounts/tables.ts';
import { placeStudents } from '../groups/students.ts';
import { isCurrentGroup, isCurrentMember } from '../institutions/members.ts';
import { groups, institutions, schoolEnrolments, schoolMembers, sections } from '../institutions/tables.ts';
import type { AppContext } from '../platform/appContext.ts';
import { type Database, inTransaction, type Transaction } from '../platform/database.ts';
import { ApiFailure, found } from '../platform/errors.ts';
import { countAttempt, forgiveAttempt, type Limit, networkOf } from '../platform/limits.ts';
import type { Scope } from '../platform/scope.ts';
import { hashOf } from './code.ts';
import { isGood } from './store.ts';
import { groupCodes } from './tables.ts';

/** Codes that one account tries in vain. */
const PER_ACCOUNT: Limit = { times: 10, seconds: 15 * 60 };

/** Codes that are tried in vain from one address, by all accounts; a school's children share one. */
const PER_ADDRESS: Limit = { times: 50, seconds: 15 * 60 };

type JoinScope = Scope<'own' | 'children'>;

interface Call {
  app: Pick<AppContext, 'config' | 'secret'>;
  db: Database;
  scope: JoinScope;
  address: string;
}

/** Puts a student into the group of a code. Tries in vain alone are counted. @throws {ApiFailure} 404, 409, 429 */
export async function joinGroup(call: Call, join: GroupJoin): Promise<GroupJoined['data']> {
  const { app, db, scope, address } = call;
  const keys = [
    [`group-code:account:${scope.userId}`, PER_ACCOUNT],
    [`group-code:address:${networkOf(address)}`, PER_ADDRESS],
  ] as const;
  // Before the code is looked at, so that many tries at once are no more than one after the other.
  if (app.config.rateLimits) await Promise.all(keys.map(([key, limit]) => countAttempt(db, key, limit)));
  let isGoodCode = true;
  try {
    return await inTransaction(db, (tx) => place(tx, call, join));
  } catch (error) {
    // A code that is not for the student is none that was guessed: all of a class may enter that of another grade.
    isGoodCode = error instanceof ApiFailure && error.status === 409;
    throw error;
  } finally {
    if (isGoodCode && app.config.rateLimits) await Promise.all(keys.map(([key]) => forgiveAttempt(db, key)));
  }
}

/** What is answered for a code that is not good, and for one of a school that is not the student's. */
const unknownCode = (): ApiFailure => new ApiFailure(404, 'GROUP_CODE_UNKNOWN');

async function place(
  tx: Transaction,
  { app, scope }: Call,
  { code, student: uuid }: GroupJoin,
): Promise<GroupJoined['data']> {
  const student = await lockStudent(tx, scope, uuid);
  // Held until the transaction ends: two who join at once count as two.
  const [group] = await tx
    .select({
      code: groupCodes.id,
      id: groups.id,
      name: groups.name,
      level: sections.level,
      grade: groups.grade,
      school: { id: institutions.id, name: institutions.name },
    })
    .from(groupCodes)
    .innerJoin(groups, and(eq(groups.id, groupCodes.groupId), isCurrentGroup))
    .innerJoin(sections, eq(sections.id, groups.sectionId))
    .innerJoin(institutions, and(eq(institutions.id, sections.schoolId), isNull(institutions.deletedAt)))
    .where(and(eq(groupCodes.codeHash, hashOf(app.secret, code)), isGood))
    .for('update', { of: groupCodes });
  if (!group || !(await studiesIn(tx, student.id, group.school.id))) throw unknownCode();
  const answer = { name: group.name, school: group.school.name };
  const enrolment = await enrolmentIn(tx, student.id, group.school.id);
  if (enrolment?.group === group.id) return answer;
  const isPublic = group.school.id === PUBLIC_SCHOOL_ID;
  // A parent registered them: who teaches them is the parent's decision, also instead of another teacher.
  if (isPublic && !student.isChild) throw new ApiFailure(409, 'GROUP_CODE_PARENT');
  if (!isPublic && enrolment?.group) throw new ApiFailure(409, 'GROUP_CODE_OTHER_GROUP');
  const { level, grade } = isPublic ? student : (enrolment ?? student);
  if (level !== group.level || grade !== group.grade) throw new ApiFailure(409, 'GROUP_CODE_GRADE');
  await placeStudents(tx, group, [student.id]);
  await tx
    .update(groupCodes)
    .set({ uses: sql`${groupCodes.uses} + 1` })
    .where(eq(groupCodes.id, group.code));
  return answer;
}

/** The caller, or a child of theirs. @throws {ApiFailure} 404 */
async function lockStudent(tx: Transaction, scope: JoinScope, uuid: string | undefined) {
  const [student] = await tx
    .select({
      id: users.id,
      level: users.level,
      grade: users.grade,
      isChild: sql<boolean>`${isChildOf(scope.userId)}`,
    })
    .from(users)
    .where(
      and(
        isNull(users.deletedAt),
        uuid === undefined ? eq(users.id, scope.userId) : eq(users.uuid, uuid),
        scope.where({ own: (userId) => eq(users.id, userId), children: isChildOf }),
      ),
    )
    .for('update', { of: users });
  return found(student);
}

const studiesIn = async (tx: Transaction, userId: number, schoolId: number): Promise<boolean> =>
  (await tx.$count(
    schoolMembers,
    and(
      eq(schoolMembers.userId, userId),
      eq(schoolMembers.schoolId, schoolId),
      eq(schoolMembers.role, 'student'),
      isCurrentMember,
    ),
  )) > 0;

/** The grade of a student in a school and their group, which is null for none. */
async function enrolmentIn(tx: Transaction, userId: number, schoolId: number) {
  const [row] = await tx
    .select({ level: schoolEnrolments.level, grade: schoolEnrolments.grade, group: groups.id })
    .from(schoolEnrolments)
    .leftJoin(groups, and(eq(groups.id, schoolEnrolments.groupId), isCurrentGroup))
    .where(
      and(eq(schoolEnrolments.userId, userId), eq(schoolEnrolments.schoolId, schoolId), isNull(schoolEnrolments.until)),
    );
  return row;
}
