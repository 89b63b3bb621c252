import { randomUUID } from 'node:crypto';

import type { ImportCells } from '@lia/sdk/imports/row';
import { PUBLIC_SCHOOL_ID } from '@lia/sdk/registrations/rules';
import { and, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';

import { guardianships, users } from '../accounts/tables.ts';
import { invitationEnd, invitationToken } from '../guardians/invitations.ts';
import { guardianInvitations, registeredStudents } from '../guardians/tables.ts';
import { isCurrentMember } from '../institutions/members.ts';
import { schoolMembers } from '../institutions/tables.ts';
import { textArray } from '../platform/arrays.ts';
import type { Transaction } from '../platform/database.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import { hashToken } from '../platform/secret.ts';
import { inviteJob } from './inviteGuardians.ts';
import { leaveOtherInvitations } from './invitations.ts';
import { type Importer, isElsewhere } from './people.ts';
import type { Import } from './store.ts';
import { importGuardians, importRows } from './tables.ts';

/** A student whose row names a guardian; `self` where both have one address, `elsewhere` where they are also in another school. */
interface NamedGuardian {
  studentId: number;
  /** As the file writes it. */
  email: string;
  mail: string;
  self: boolean;
  elsewhere: boolean;
}

/** What a guardian's address leads to. */
interface KnownAddress {
  /** The account that is linked at once. */
  guardianId: number | null;
  /** The invitation that waits, or was declined. */
  invitationId: string | null;
}

/**
 * Links the students of committed rows with the guardians that these name: at once where the address is that of a guardian of
 * the school, which is a sibling's; else by an invitation, one per address and school, which a job sends.
 */
export async function linkGuardians(
  tx: Transaction,
  secret: Uint8Array,
  item: Pick<Import, 'id' | 'schoolId'>,
  importer: Importer,
  rows: readonly { num: number; cells: ImportCells }[],
): Promise<void> {
  const nums = rows.flatMap(({ num, cells }) =>
    cells.mail_padre !== '' && cells.tipo_usuario === 'ALUMNO' ? [num] : [],
  );
  const named = nums.length === 0 ? [] : await findNamed(tx, item, importer, nums);
  if (named.length === 0) return;
  await leaveOtherInvitations(tx, item.schoolId, named);
  const others = named.filter(({ self, elsewhere }) => !self && !elsewhere);
  const known = await findKnown(tx, item, [...new Set(others.map(({ mail }) => mail))]);
  const linked = await link(tx, others, known);
  const uninvited = others.filter(({ mail }) => (known.get(mail)?.guardianId ?? null) === null);
  const invitations = await invite(tx, secret, item, uninvited, known);
  const made = [
    ...named
      .filter(({ self, elsewhere }) => self || elsewhere)
      .map(({ studentId, self, elsewhere }) => ({ studentId, isSelf: self, isElsewhere: elsewhere })),
    ...linked,
    ...uninvited.map(({ studentId, mail }) => ({ studentId, invitationId: invitations.get(mail) ?? null })),
  ];
  if (made.length > 0) {
    await tx
      .insert(importGuardians)
      .values(made.map((row) => ({ ...row, importId: item.id })))
      .onConflictDoNothing();
  }
  const [first = 0] = nums;
  await enqueue(tx, inviteJob, { import: item.id }, { key: `${item.id} ${first}` });
}

async function findNamed(
  tx: Transaction,
  { id, schoolId }: Pick<Import, 'id' | 'schoolId'>,
  importer: Importer,
  nums: readonly number[],
): Promise<NamedGuardian[]> {
  const found = await tx
    .select({
      studentId: users.id,
      cells: importRows.cells,
      own: users.email,
      elsewhere: isElsewhere(importer, [schoolId, PUBLIC_SCHOOL_ID]),
    })
    .from(importRows)
    .innerJoin(users, eq(users.id, importRows.userId))
    .where(
      and(
        eq(importRows.importId, id),
        inArray(importRows.num, [...nums]),
        inArray(importRows.outcome, ['created', 'updated', 'unchanged']),
      ),
    );
  return found.map(({ studentId, cells: { mail_padre, email }, own, elsewhere }) => {
    const mail = mail_padre.toLowerCase();
    const self = [email, own].some((it) => it?.toLowerCase() === mail);
    return { studentId, email: mail_padre, mail, self, elsewhere };
  });
}

async function findKnown(
  tx: Transaction,
  { schoolId }: Pick<Import, 'schoolId'>,
  mails: readonly string[],
): Promise<Map<string, KnownAddress>> {
  const known = new Map<string, KnownAddress>();
  if (mails.length === 0) return known;
  const invitations = await tx
    .select()
    .from(guardianInvitations)
    .where(
      and(
        eq(guardianInvitations.schoolId, schoolId),
        sql`lower(${guardianInvitations.email}) = any(${textArray(mails)})`,
      ),
    )
    .orderBy(desc(guardianInvitations.createdAt));
  const acceptedBy = invitations.flatMap((it) => (it.acceptedBy === null ? [] : [it.acceptedBy]));
  const confirmed = and(isNotNull(users.emailVerifiedAt), sql`lower(${users.email}) = any(${textArray(mails)})`);
  const guardians = await tx
    .select({ id: users.id, mail: sql<string>`lower(${users.email})`, isOwner: sql<boolean>`${confirmed}` })
    .from(users)
    .where(
      and(
        isNull(users.deletedAt),
        acceptedBy.length > 0 ? sql`(${confirmed} or ${inArray(users.id, acceptedBy)})` : confirmed,
        isGuardianIn(schoolId),
      ),
    );
  const byId = new Set(guardians.map(({ id }) => id));
  for (const { id, email, acceptedAt, acceptedBy: by } of invitations) {
    const mail = email.toLowerCase();
    if (known.has(mail)) continue;
    if (acceptedAt === null) known.set(mail, { guardianId: null, invitationId: id });
    // The address was theirs when they accepted, whichever one their account has.
    else if (by !== null && byId.has(by)) known.set(mail, { guardianId: by, invitationId: null });
  }
  for (const { id, mail, isOwner } of guardians) if (isOwner) known.set(mail, { guardianId: id, invitationId: null });
  return known;
}

/** Guardians of students of a school, as a condition on `users`. */
const isGuardianIn = (schoolId: number): SQL => sql`exists (
  select from ${guardianships} join ${schoolMembers} on ${schoolMembers.userId} = ${guardianships.studentId}
  where ${guardianships.guardianId} = ${users.id} and ${guardianships.endedAt} is null
    and ${schoolMembers.schoolId} = ${schoolId} and ${schoolMembers.role} = 'student' and ${isCurrentMember})`;

async function link(
  tx: Transaction,
  named: readonly NamedGuardian[],
  known: ReadonlyMap<string, KnownAddress>,
): Promise<{ studentId: number; guardianshipId: string }[]> {
  const pairs = named.flatMap(({ studentId, mail }) => {
    const guardianId = known.get(mail)?.guardianId ?? null;
    return guardianId === null || guardianId === studentId ? [] : [{ studentId, guardianId }];
  });
  if (pairs.length === 0) return [];
  return tx
    .insert(guardianships)
    .values(pairs)
    .onConflictDoNothing()
    .returning({ studentId: guardianships.studentId, guardianshipId: guardianships.id });
}

/** The invitation of each address. One that waited too long is sent once more. */
async function invite(
  tx: Transaction,
  secret: Uint8Array,
  { schoolId }: Pick<Import, 'schoolId'>,
  named: readonly NamedGuardian[],
  known: ReadonlyMap<string, KnownAddress>,
): Promise<ReadonlyMap<string, string>> {
  const invitations = new Map<string, string>();
  const added = new Map<string, string>();
  for (const { mail, email } of named) {
    const waiting = known.get(mail)?.invitationId;
    if (!waiting && !invitations.has(mail)) added.set(mail, email);
    invitations.set(mail, waiting ?? invitations.get(mail) ?? randomUUID());
  }
  const waiting = [...invitations].flatMap(([mail, id]) => (added.has(mail) ? [] : [id]));
  if (waiting.length > 0) {
    await tx
      .update(guardianInvitations)
      .set({ expiresAt: invitationEnd, emailedAt: null })
      .where(
        and(
          inArray(guardianInvitations.id, waiting),
          isNull(guardianInvitations.declinedAt),
          sql`${guardianInvitations.expiresAt} <= now()`,
        ),
      );
  }
  const values = [...added].flatMap(([mail, email]) => {
    const id = invitations.get(mail);
    return id === undefined
      ? []
      : [{ id, schoolId, email, tokenHash: hashToken(invitationToken(secret, id)), expiresAt: invitationEnd }];
  });
  if (values.length > 0) await tx.insert(guardianInvitations).values(values);
  return invitations;
}

/**
 * Takes back what an import did about guardians of students: links that it made and that are as they were, and invitations
 * that no one accepted. `students` is a condition on `import_guardians`.
 */
export async function releaseGuardians(tx: Transaction, importId: string, students: SQL): Promise<void> {
  const released = await tx
    .delete(importGuardians)
    .where(
      and(
        eq(importGuardians.importId, importId),
        students,
        sql`not exists (select from ${guardianInvitations}
          where ${guardianInvitations.id} = ${importGuardians.invitationId} and ${guardianInvitations.acceptedAt} is not null)`,
      ),
    )
    .returning({ guardianshipId: importGuardians.guardianshipId, invitationId: importGuardians.invitationId });
  const links = released.flatMap(({ guardianshipId }) => guardianshipId ?? []);
  if (links.length > 0) {
    await tx.delete(guardianships).where(and(inArray(guardianships.id, links), isNull(guardianships.endedAt)));
  }
  const invitations = [...new Set(released.flatMap(({ invitationId }) => invitationId ?? []))];
  if (invitations.length === 0) return;
  await tx.delete(guardianInvitations).where(
    and(
      inArray(guardianInvitations.id, invitations),
      isNull(guardianInvitations.declinedAt),
      sql`not exists (
        select from ${importGuardians} where ${importGuardians.invitationId} = ${guardianInvitations.id})`,
      // A teacher of the school may have invited the same address for a student of theirs.
      sql`not exists (
        select from ${registeredStudents} where ${registeredStudents.invitationId} = ${guardianInvitations.id})`,
    ),
  );
}
