import type { Contacts, ConversationStart } from '@lia/sdk/conversations/schema';
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import { fullName } from '../accounts/fullName.ts';
import { isChildOf } from '../accounts/guardianships.ts';
import { users } from '../accounts/tables.ts';
import { reached as reachedGroups } from '../groups/scope.ts';
import { isCurrentGroup, isCurrentMember, isAdministered, worksFor } from '../institutions/members.ts';
import { groups, institutions, schoolEnrolments, schoolMembers } from '../institutions/tables.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { found, notFound } from '../platform/errors.ts';
import type { ConversationScope } from './scope.ts';
import { conversations } from './tables.ts';

const teacher = alias(users, 'teacher');
const none = (): SQL => sql`false`;

interface Contact {
  studentId: number;
  school: { id: number; name: string };
  group: { id: string; name: string } | null;
  teacher: string | null;
}

/** Families write to a school where someone works for it; who works for it writes to its families. */
async function offices(db: Database, scope: ConversationScope, student: string): Promise<Contact[]> {
  const rows = await db
    .selectDistinct({ studentId: users.id, school: { id: institutions.id, name: institutions.name } })
    .from(schoolMembers)
    .innerJoin(users, and(eq(users.id, schoolMembers.userId), isNull(users.deletedAt)))
    .innerJoin(institutions, and(eq(institutions.id, schoolMembers.schoolId), isNull(institutions.deletedAt)))
    .where(
      and(
        eq(users.uuid, student),
        eq(schoolMembers.role, 'student'),
        isCurrentMember,
        isAdministered(institutions.id),
        scope.where({ children: isChildOf, school: worksFor, groups: none }),
      ),
    )
    .orderBy(asc(institutions.name), asc(institutions.id));
  return rows.map((row) => ({ ...row, group: null, teacher: null }));
}

/** Families write to the teachers of their children's groups, and teachers to the families of their groups. */
async function teachers(db: Database, scope: ConversationScope, student: string): Promise<Contact[]> {
  return db
    .select({
      studentId: users.id,
      school: { id: institutions.id, name: institutions.name },
      group: { id: groups.id, name: groups.name },
      teacher: fullName(teacher),
    })
    .from(schoolEnrolments)
    .innerJoin(users, and(eq(users.id, schoolEnrolments.userId), isNull(users.deletedAt)))
    .innerJoin(groups, and(eq(groups.id, schoolEnrolments.groupId), isCurrentGroup))
    .innerJoin(institutions, and(eq(institutions.id, schoolEnrolments.schoolId), isNull(institutions.deletedAt)))
    .innerJoin(teacher, and(eq(teacher.id, groups.teacherId), isNull(teacher.deletedAt)))
    .where(
      and(
        eq(users.uuid, student),
        isNull(schoolEnrolments.until),
        sql`${groups.teacherId} in (select ${schoolMembers.userId} from ${schoolMembers}
          where ${schoolMembers.schoolId} = ${institutions.id} and ${schoolMembers.role} = 'teacher' and ${isCurrentMember})`,
        scope.where({ children: isChildOf, groups: reachedGroups.groups, school: none }),
      ),
    )
    .orderBy(asc(groups.name), asc(groups.id));
}

const contacts = async (db: Database, scope: ConversationScope, student: string): Promise<Contact[]> => [
  ...(await teachers(db, scope, student)),
  ...(await offices(db, scope, student)),
];

/** With whom a conversation about a student may be begun. @throws {ApiFailure} 404 for a student whom the scope does not reach */
export async function readContacts(db: Database, scope: ConversationScope, student: string): Promise<Contacts['data']> {
  const all = await contacts(db, scope, student);
  if (all.length === 0 && !(await isOwnChild(db, scope, student))) throw notFound();
  return all.map(({ school, group, teacher: name }) => ({ school, group, teacher: name }));
}

/** A child may be in no school and no group yet. */
async function isOwnChild(db: Database, scope: ConversationScope, student: string): Promise<boolean> {
  const isReached = scope.where({ children: isChildOf, groups: none, school: none });
  return (await db.$count(users, and(eq(users.uuid, student), isReached))) > 0;
}

/** Begins a conversation, or finds the one that there is. Returns its id. @throws {ApiFailure} 404 */
export async function startConversation(
  tx: Transaction,
  scope: ConversationScope,
  { student, school_id, group_id }: ConversationStart,
): Promise<string> {
  const wanted = group_id?.toLowerCase() ?? null;
  const all = await contacts(tx, scope, student);
  const contact = found(all.find((one) => one.school.id === school_id && (one.group?.id ?? null) === wanted));
  const { studentId, school } = contact;
  const groupId = contact.group?.id ?? null;
  await tx
    .insert(conversations)
    .values({ studentId, schoolId: school.id, groupId, createdBy: scope.userId })
    .onConflictDoNothing();
  const [row] = await tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(
      and(
        eq(conversations.studentId, studentId),
        eq(conversations.schoolId, school.id),
        groupId === null ? isNull(conversations.groupId) : eq(conversations.groupId, groupId),
      ),
    );
  return found(row).id;
}
