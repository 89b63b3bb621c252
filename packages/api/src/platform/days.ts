import { TIME_ZONE } from '@lia/sdk/calendar/instants';
import { type SQL, sql } from 'drizzle-orm';

/** The first moment of a day on the clocks of a zone, or of the day so many days later. */
export const startOf = (day: string | SQL, days = 0, zone: string | SQL = TIME_ZONE): SQL =>
  sql`((${day}::date + ${days}::integer)::timestamp at time zone ${zone})`;

/** The same as an instant. The city has kept UTC−6 all year since 2022. */
export const instantOf = (day: string): Date => new Date(`${day}T00:00:00-06:00`);
