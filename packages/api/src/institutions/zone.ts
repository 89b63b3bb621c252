import type { MexicanZone } from '@lia/sdk/calendar/zones';
import { sql } from 'drizzle-orm';

import { groups, institutions, sections } from './tables.ts';

/** The zone of the school of a group; for statements that read `groups`. */
export const zoneOfGroup = sql<MexicanZone>`(
  select ${institutions}.zone from ${sections} join ${institutions} on ${institutions}.id = ${sections}.school_id
  where ${sections}.id = ${groups}.section_id)`;
