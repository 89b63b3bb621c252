import { desc, eq, sql, type SQL } from 'drizzle-orm';

import type { ArchiveContribution } from '../archives/part.ts';
import { orders } from '../payments/tables.ts';
import { donations, sponsorships } from './tables.ts';

/** What a person gave themselves: under their address another person may have given. */
const givenBy = (person: SQL): SQL => sql`${orders.ownerId} in ${person} and ${orders.orderedByOwner}`;

export const givingArchive: ArchiveContribution = {
  donations: {
    by: [],
    read: (db, person) =>
      db
        .select({
          name: donations.name,
          company: donations.businessName,
          email: donations.email,
          phone_number: donations.phone_number,
          country: donations.country,
          state: donations.state,
          institution: donations.institution,
          created_at: donations.createdAt,
        })
        .from(donations)
        .innerJoin(orders, eq(orders.id, donations.orderId))
        .where(givenBy(person))
        .orderBy(desc(donations.createdAt)),
  },
  sponsorships: {
    by: [],
    read: (db, person) =>
      db
        .select({
          name: sponsorships.name,
          company: sponsorships.businessName,
          email: sponsorships.email,
          phone_number: sponsorships.phone_number,
          country: sponsorships.country,
          state: sponsorships.state,
          created_at: sponsorships.createdAt,
        })
        .from(sponsorships)
        .innerJoin(orders, eq(orders.id, sponsorships.orderId))
        .where(givenBy(person))
        .orderBy(desc(sponsorships.createdAt)),
  },
};
