import { readPlaces } from './courses/outcome.ts';
import { readMemberships } from './memberships/outcome.ts';
import type { ReadOutcomes } from './receipts/outcome.ts';

/** What orders brought about, for the console: each domain reads its own. */
export const readOutcomes: ReadOutcomes = async (db, orderIds) => {
  if (orderIds.length === 0) return new Map();
  const all = await Promise.all([readPlaces, readMemberships].map((read) => read(db, orderIds)));
  return new Map(all.flatMap((found) => [...found]));
};
