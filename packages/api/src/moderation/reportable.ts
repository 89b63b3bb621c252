import type { ReportableKind } from '@lia/sdk/moderation/rules';
import { and, eq, inArray, type SQL } from 'drizzle-orm';

import type { Session } from '../platform/appContext.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { reports } from './tables.ts';

/** What a session reads of something that can be reported. */
export interface ReportedContent {
  authorId: number;
  /** The school whose administrators look at it; null where it belongs to none. */
  schoolId: number | null;
  /** What is kept with the report, as it is now. */
  text: string;
  /** Ids of its stored files, which are kept with the report as well. */
  files: readonly string[];
}

/** A kind of content that can be reported: how its domain reads and hides it. */
export interface Reportable {
  /** Null where the session does not read it. */
  read: (db: Database, session: Session, id: string) => Promise<ReportedContent | null>;
  /** Hides it from everyone but who moderates, or shows it again. */
  hide: (tx: Transaction, id: string, hidden: boolean) => Promise<void>;
  /** Ids of all that is hidden and shown with it, where it has copies. */
  copies?: (db: Database, id: string) => Promise<readonly string[]>;
}

/** Reports of the same content, also of another copy of it, as a condition on `reports`. */
export async function isOfContent(
  db: Database,
  { kind, subjectId }: Pick<typeof reports.$inferSelect, 'kind' | 'subjectId'>,
  { copies }: Reportable,
): Promise<SQL | undefined> {
  const ids = copies ? await copies(db, subjectId) : [];
  return and(eq(reports.kind, kind), inArray(reports.subjectId, [subjectId, ...ids]));
}

declare module '../platform/module.ts' {
  interface ApiModule {
    /** What of it can be reported. */
    reportable?: Readonly<Partial<Record<ReportableKind, Reportable>>>;
  }
}
