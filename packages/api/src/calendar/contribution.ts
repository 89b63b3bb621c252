import type { MexicanZone } from '@lia/sdk/calendar/zones';
import type { EntryKind, EventKind } from '@lia/sdk/calendar/rules';

import type { Database } from '../platform/database.ts';
import type { Scope } from '../platform/scope.ts';

/** Who reads a calendar: what they reach is theirs, of their children, of the groups that they teach, or of their schools. */
export type CalendarScope = Scope<'school' | 'groups' | 'children' | 'own'>;

/** What is read: from an instant until before another, of one group where it is named, which the reader may not reach. */
export interface CalendarDays {
  from: Date;
  until: Date;
  groupId: string | null;
}

/** An entry that another part of LIA adds. It is changed at its `path`, and not in the calendar. */
export interface ContributedEntry {
  /** The same each time for the same thing, among the entries of its kind. */
  id: string;
  kind: Exclude<EntryKind, EventKind>;
  title: string;
  start: Date;
  /** Null where it has no length, as a deadline. */
  end: Date | null;
  allDay: boolean;
  /** On whose clocks it is shown; the days of what is `allDay` are those of these clocks. */
  zone: MexicanZone;
  group: { id: string; name: string } | null;
  /** A guardian's children whom it is about. */
  children: readonly string[];
  /** The screen of the portal that it is of, for who reads it; null where they have none. */
  path: string | null;
  cancelled: boolean;
  place?: string;
  /** Its page elsewhere, https. */
  link?: string;
  /** The calendar that it is of. */
  calendarName?: string;
}

/**
 * What a domain adds to calendars. `entries` returns those that touch the days and that the scope reaches, and no others: it narrows
 * its rows by `scope.where({ school, groups, children, own })`, and by the group where one is named. The calendar sorts them, counts
 * them among `MAX_ENTRIES`, and sends them to calendars of other programs as well, unless they are private.
 *
 * @example
 * export const meetings: ApiModule = { name: 'meetings', calendar: { entries: (db, scope, days) => readMeetings(db, scope, days) } };
 */
export interface CalendarContribution {
  /** Whether its entries are for the person alone: not for who sees the portal as them, nor for other programs. */
  isPrivate?: true;
  entries: (db: Database, scope: CalendarScope, days: CalendarDays) => Promise<readonly ContributedEntry[]>;
}

declare module '../platform/module.ts' {
  interface ApiModule {
    /** What it adds to the calendars of people. */
    calendar?: CalendarContribution;
  }
}
