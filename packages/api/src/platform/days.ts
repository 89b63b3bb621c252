import { dayOf, TIME_ZONE } from '@lia/sdk/calendar/instants';
import { instantOf } from '@lia/sdk/calendar/zones';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Today on the clocks of a zone; of Mexico City where no school is meant. */
export const today = (zone = TIME_ZONE): string => dayOf(new Date().toISOString(), zone);

/** The first moment of a day on the clocks of a zone, or of the day so many days later. */
export const startOf = (day: string | SQL, days = 0, zone: string | SQL = TIME_ZONE): SQL =>
  sql`((${day}::date + ${days}::integer)::timestamp at time zone ${zone})`;

/** The day of an instant in Mexico City. */
export const dayAt = (instant: SQLWrapper): SQL => sql`(${instant} at time zone ${TIME_ZONE})::date`;

/** The same as an instant, in Mexico City. */
export const firstInstant = (day: string): Date => new Date(instantOf(`${day}T00:00`, TIME_ZONE));
