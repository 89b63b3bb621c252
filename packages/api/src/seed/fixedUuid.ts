import { createHash } from 'node:crypto';

/** The uuid of a thing of the demo data: the same for the same name, so that seeding twice makes it once. */
export function fixedUuid(name: string): string {
  // The prefix never changes: rows of a data folder that was filled by an earlier version are found by it.
  const hex = createHash('sha256').update(`lia demo world: ${name}`).digest('hex');
  // Version 8: a uuid whose bits are the maker's own business.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
