import { type MemberPermission, reachesOf, type ReachOf } from '@lia/sdk/accounts/permissions';
import type { AttentionItem } from '@lia/sdk/attention/records';
import { type AttentionKind, URGENT_DAYS } from '@lia/sdk/attention/rules';
import { DAY_MS } from '@lia/sdk/calendar/durations';
import { dayOf } from '@lia/sdk/calendar/instants';

import type { Session } from '../platform/appContext.ts';
import type { Database } from '../platform/database.ts';
import type { List } from '../platform/lists/defineList.ts';
import { Scope } from '../platform/scope.ts';

/** What a domain has that may need attention, and how many rows of it a session may see. */
export interface AttentionSource {
  kind: AttentionKind;
  /** Null where the session does not have its permission, or there is nothing. */
  read: (db: Database, session: Session) => Promise<AttentionItem | null>;
}

declare module '../platform/module.ts' {
  interface ApiModule {
    /** Its rows that need attention, for the first page of the console. */
    attention?: readonly AttentionSource[];
  }
}

/** The rows of a list that its filter finds, so that the page and the list that it leads to agree. */
interface Rows<P extends MemberPermission> {
  permission: P;
  list: Pick<List<unknown, ReachOf<P>>, 'count'>;
  filter: Readonly<Record<string, string | boolean>>;
  /** The day by which the most urgent of them is to be done. */
  until?: (db: Database) => Promise<string | null>;
}

export const attentionTo = <P extends MemberPermission>(
  kind: AttentionKind,
  { permission, list, filter, until }: Rows<P>,
): AttentionSource => ({
  kind,
  async read(db, session) {
    if (reachesOf(session, permission).size === 0) return null;
    const count = await list.count({ db, scope: Scope.of(session, permission) }, filter);
    if (count === 0) return null;
    const day = (await until?.(db)) ?? null;
    const left = day === null ? null : daysLeft(day, dayOf(new Date().toISOString()));
    return { kind, count, filter, until: day, days_left: left };
  },
});

/** Days until a day, where it is so near that what is due is urgent, below 0 after it; null before. */
export function daysLeft(until: string, today: string): number | null {
  const days = (Date.parse(until) - Date.parse(today)) / DAY_MS;
  return days < URGENT_DAYS ? days : null;
}
