import { sql } from 'drizzle-orm';

import { activities } from '../activities/tables.ts';
import { homework } from './tables.ts';

/** When it is due for a student. */
export const due = sql<Date>`coalesce(${homework.dueOverride}, ${activities.finishDate})`.mapWith(
  activities.finishDate,
);

const ofStudent = sql`coalesce(${homework.cutoffOverride}, ${activities.cutoffDate})`;

/** Until when it is taken from a student, not before it is due; null for always. */
export const cutoff =
  sql<Date | null>`case when ${ofStudent} is not null then greatest(${ofStudent}, ${due}) end`.mapWith(
    activities.cutoffDate,
  );
