import type { UserEmails, UserImports, UserSessions } from '@lia/sdk/users/details';
import { and, desc, eq, isNotNull, lte, or, sql } from 'drizzle-orm';

import { accountIdsOf } from '../accounts/store.ts';
import { sessions, users } from '../accounts/tables.ts';
import { deviceOf } from '../accounts/userAgent.ts';
import { importsIn } from '../imports/schools.ts';
import { importRows, imports } from '../imports/tables.ts';
import { institutions } from '../institutions/tables.ts';
import type { Database } from '../platform/database.ts';
import type { ScopedCall } from '../platform/lists/defineList.ts';
import { outbox } from '../platform/mail/tables.ts';

const SESSIONS = 20;
const IMPORTS = 50;
const EMAILS = 50;

/** The latest sign-ins of a user: when, and on what; networks are not among it. */
export async function sessionsOf(db: Database, userId: number): Promise<UserSessions['data']> {
  const rows = await db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      ended: sql<boolean>`${or(isNotNull(sessions.endedAt), lte(sessions.expiresAt, sql`now()`))}`,
    })
    .from(sessions)
    .where(sql`${sessions.userId} in ${accountIdsOf(userId)}`)
    .orderBy(desc(sessions.createdAt))
    .limit(SESSIONS);
  return rows.map(({ userAgent, createdAt, ...row }) => ({
    ...row,
    ...deviceOf(userAgent),
    started_at: createdAt.toISOString(),
  }));
}

/** The imports of a scope that had a user in their file. */
export async function importsOf(
  { db, scope }: ScopedCall<'everything' | 'school'>,
  userId: number,
): Promise<UserImports['data']> {
  const rows = await db
    .select({
      import_id: imports.id,
      file: imports.fileName,
      school: institutions.name,
      num: importRows.num,
      outcome: importRows.outcome,
      undo: importRows.undo,
      committedAt: imports.committedAt,
    })
    .from(importRows)
    .innerJoin(imports, eq(imports.id, importRows.importId))
    .innerJoin(institutions, eq(institutions.id, imports.schoolId))
    .where(and(eq(importRows.userId, userId), isNotNull(importRows.outcome), importsIn(scope)))
    .orderBy(desc(imports.committedAt))
    .limit(IMPORTS);
  return rows.flatMap(({ committedAt, outcome, ...row }) =>
    outcome === null ? [] : [{ ...row, outcome, committed_at: committedAt?.toISOString() ?? null }],
  );
}

/** E-mails to the address of a user, whichever account of that address they are about; never their text. */
export async function emailsOf({ db, scope }: ScopedCall<'everything'>, userId: number): Promise<UserEmails['data']> {
  const rows = await db
    .select({
      id: outbox.id,
      kind: outbox.kind,
      createdAt: outbox.createdAt,
      sentAt: outbox.sentAt,
      failedAt: outbox.failedAt,
    })
    .from(outbox)
    .innerJoin(users, eq(sql`lower(${outbox.recipient})`, sql`lower(${users.email})`))
    .where(and(eq(users.id, userId), scope.where({})))
    .orderBy(desc(outbox.createdAt))
    .limit(EMAILS);
  return rows.map(({ id, kind, createdAt, sentAt, failedAt }) => ({
    id,
    kind,
    status: sentAt ? 'sent' : failedAt ? 'failed' : 'waiting',
    created_at: createdAt.toISOString(),
  }));
}
