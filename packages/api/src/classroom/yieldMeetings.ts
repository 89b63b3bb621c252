import { addDays } from '@lia/sdk/calendar/days';
import { MINUTE_MS } from '@lia/sdk/calendar/durations';
import { dayOf } from '@lia/sdk/calendar/instants';
import { WEEKS_AHEAD } from '@lia/sdk/classroom/rules';
import { occurrencesOf } from '@lia/sdk/classroom/weekly';
import { and, asc, eq, isNull } from 'drizzle-orm';

import { isCurrentGroup } from '../institutions/members.ts';
import { groups, institutions, sections } from '../institutions/tables.ts';
import type { Database } from '../platform/database.ts';
import type { JobHandler } from '../platform/jobs/job.ts';
import { recurringJob } from '../platform/jobs/recurring.ts';
import { meetings, meetingSeries } from './tables.ts';

interface Which {
  /** Of one weekly class; of all where absent. */
  seriesId?: string;
  /** The day that a weekly class begins on: its class is made also where it goes on already, or is further ahead. */
  first?: string;
  now?: Date;
}

/**
 * Makes the classes of the weeks that come. Each week has one, however often and by however many servers this is done, also where
 * the class of that week was cancelled, deleted or moved. @returns the ids of those that were made, the earliest first
 */
export async function yieldMeetings(
  db: Database,
  { seriesId, first, now = new Date() }: Which = {},
): Promise<string[]> {
  const all = await db
    .select({ series: meetingSeries, zone: institutions.zone })
    .from(meetingSeries)
    .innerJoin(groups, eq(groups.id, meetingSeries.groupId))
    .innerJoin(sections, eq(sections.id, groups.sectionId))
    .innerJoin(institutions, eq(institutions.id, sections.schoolId))
    .where(
      and(
        isNull(meetingSeries.endedAt),
        isCurrentGroup,
        isNull(institutions.deletedAt),
        seriesId === undefined ? undefined : eq(meetingSeries.id, seriesId),
      ),
    )
    .orderBy(asc(meetingSeries.id));
  const rows = all.flatMap(({ series, zone }) => {
    const { id, groupId, subjectId, title, provider, link, createdBy, weekday, time, minutes, startsOn, endsOn } =
      series;
    const today = dayOf(now.toISOString(), zone);
    const weekly = { weekday, time, from: startsOn, until: endsOn };
    const ahead = addDays(today, 7 * WEEKS_AHEAD);
    const last = first !== undefined && first > ahead ? addDays(first, 7) : ahead;
    return occurrencesOf(weekly, zone, today, last).flatMap(({ week, day, startsAt }) => {
      const begins = new Date(startsAt);
      const ends = new Date(begins.getTime() + minutes * MINUTE_MS);
      if (ends <= now || (begins <= now && day !== first)) return [];
      const times = { startsAt: begins, endsAt: ends, knownStartsAt: begins };
      return [{ seriesId: id, week, groupId, subjectId, title, provider, link, createdBy, ...times }];
    });
  });
  if (rows.length === 0) return [];
  const made: { id: string; startsAt: Date }[] = [];
  for (let at = 0; at < rows.length; at += ROWS) {
    // One after another: each has as many parameters as a statement may.
    // oxlint-disable-next-line no-await-in-loop
    const added = await db
      .insert(meetings)
      .values(rows.slice(at, at + ROWS))
      .onConflictDoNothing({ target: [meetings.seriesId, meetings.week] })
      .returning({ id: meetings.id, startsAt: meetings.startsAt });
    made.push(...added);
  }
  return made.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime()).map(({ id }) => id);
}

/** Rows of one statement, whose parameters PostgreSQL limits. */
const ROWS = 1000;

export const yieldJob = (db: Database): JobHandler =>
  recurringJob({
    kind: 'yield classes',
    everyMs: 60 * MINUTE_MS,
    async work({ now }) {
      await yieldMeetings(db, { now });
    },
  });
