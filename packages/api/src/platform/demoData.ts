import { createHash } from 'node:crypto';

import { DAY_MS } from '@lia/sdk/calendar/durations';
import { TIME_ZONE } from '@lia/sdk/calendar/instants';
import { instantOf } from '@lia/sdk/calendar/zones';
import { sql } from 'drizzle-orm';

import type { AppContext } from './appContext.ts';
import { actAs } from './audit/actor.ts';

/** Demo rows of a domain. */
export interface DemoData {
  /** Names of the modules whose demo rows it refers to, or comes after. */
  after?: readonly string[];
  /** Writes what is not there yet; what is there stays as people have changed it since. */
  write: (app: AppContext) => Promise<void>;
}

/**
 * Writes the demo rows of every module, after those that it names.
 * @throws {Error} where a module names one without demo data.
 */
export async function seedDemoData(app: AppContext): Promise<void> {
  const begun = new Set<string>();
  async function write(name: string): Promise<void> {
    if (begun.has(name)) return;
    begun.add(name);
    const demoData = app.modules.find((module) => module.name === name)?.demoData;
    if (!demoData) throw new Error(`No module ${name} has demo data`);
    for (const earlier of demoData.after ?? []) await write(earlier);
    await demoData.write(app);
  }
  await actAs(
    () => ({ actorId: null, origin: 'start', action: 'demo data', actionId: null, network: null }),
    async () => {
      for (const { name, demoData } of app.modules) if (demoData) await write(name);
    },
  );
  // Until it is done by itself, in a minute, the planner takes the tables for empty ones.
  await app.db.execute(sql`analyze`);
}

/** The uuid of a thing of the demo data: the same for the same name, so that seeding twice makes it once. */
export function fixedUuid(name: string): string {
  // The prefix never changes: rows of a data folder that was filled by an earlier version are found by it.
  const hex = createHash('sha256').update(`lia demo world: ${name}`).digest('hex');
  // Version 8 leaves the meaning of the other bits to the application (RFC 9562).
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** A share from 0 up to 1, the same for the same name. */
export const shareOf = (name: string): number => Number.parseInt(fixedUuid(name).slice(0, 8), 16) / 0x1_0000_0000;

/** The instant of a day at a time of the clock in Mexico City. */
export const atClock = (day: string, time: string): Date => new Date(instantOf(`${day}T${time}`, TIME_ZONE));

/** The moment so many days before now. */
export const daysBefore = (days: number): Date => new Date(Date.now() - days * DAY_MS);
