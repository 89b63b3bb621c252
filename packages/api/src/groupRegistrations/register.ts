import { MAX_REGISTERED, registersStudentsIn } from '@lia/sdk/groupRegistrations/rules';
import type { GroupRegistered, GroupRegistration } from '@lia/sdk/groupRegistrations/schema';
import { cardLevels } from '@lia/sdk/accounts/accessCodes';
import { PUBLIC_SCHOOL_ID, studentRoleOf } from '@lia/sdk/registrations/rules';
import { eq } from 'drizzle-orm';

import { users } from '../accounts/tables.ts';
import { groupList } from '../groups/lists.ts';
import type { GroupScope } from '../groups/scope.ts';
import { placeStudents } from '../groups/students.ts';
import { registeredStudents } from '../guardians/tables.ts';
import { joinSchool } from '../institutions/members.ts';
import type { AppContext, Session } from '../platform/appContext.ts';
import { lockKey, type Transaction } from '../platform/database.ts';
import { ApiFailure, found, invalidFields } from '../platform/errors.ts';
import { countAttempt, type Limit } from '../platform/limits.ts';
import { refuseTaken, usernameOf } from '../users/create.ts';
import { inviteGuardian } from './invite.ts';

/** Students whom one user registers in an hour: two classes. */
const REGISTERED: Limit = { times: 2 * MAX_REGISTERED, seconds: 3600 };

export interface RegistrationCall {
  app: Pick<AppContext, 'config' | 'secret'>;
  db: Transaction;
  scope: GroupScope;
  session: Session;
}

/**
 * Opens the account of a student in a group, in its school, level and grade. In the school of public registrations it depends on a
 * guardian from the start.
 * @throws {ApiFailure} 403, 404, 409, 422, 429
 */
export async function registerStudent(
  call: RegistrationCall,
  groupId: string,
  { name, last_name, email, password }: GroupRegistration,
  passwordHash: string,
): Promise<GroupRegistered['data']> {
  const { app, db, session } = call;
  const group = found(await groupList.find(call, groupId));
  if (!registersStudentsIn(session, group.school.id)) throw new ApiFailure(403, 'PLAN_NEEDED');
  const { level, grade, school } = group;
  if (!password && !cardLevels.some((one) => one === level)) throw invalidFields({ password: { key: 'required' } });
  await lockKey(db, `students of group ${group.id}`);
  if ((await db.$count(registeredStudents, eq(registeredStudents.groupId, group.id))) >= MAX_REGISTERED)
    throw new ApiFailure(409, 'GROUP_FULL');
  if (app.config.rateLimits) await countAttempt(db, `register-students:${session.userId}`, REGISTERED);
  const role = [studentRoleOf(level)];
  const username = await usernameOf({ db }, { name, last_name });
  const account = { username, name, lastName: last_name, role, level, grade, passwordHash };
  const [created] = await db
    .insert(users)
    .values({ ...account, temporaryPassword: Boolean(password), dependent: school.id === PUBLIC_SCHOOL_ID })
    .returning({ id: users.id, uuid: users.uuid })
    .catch(refuseTaken);
  const { id, uuid } = found(created);
  await joinSchool(db, [{ userId: id, schoolId: school.id, role }]);
  await placeStudents(db, group, [id]);
  await db.insert(registeredStudents).values({ studentId: id, registeredBy: session.userId, groupId: group.id });
  if (email) await inviteGuardian(call, { studentId: id, schoolId: school.id }, email);
  return { uuid, username };
}
