import { hashPassword } from '../accounts/passwords.ts';
import { nameKey } from '../geography/names.ts';
import { institutions } from '../institutions/tables.ts';
import { inTransaction } from '../platform/database.ts';
import type { House } from '../platform/house.ts';
import { DEMO_PASSWORD } from './accounts.ts';
import { seedConsents } from './consents.ts';
import { seedContacts } from './contacts.ts';
import { seedCourses } from './courses.ts';
import { seedDonations } from './donations.ts';
import { demoInstitutions } from './institutions.ts';
import { seedMemberships } from './memberships.ts';
import { seedPeople } from './people.ts';
import { seedReceipts } from './receipts.ts';
import { seedSchoolContacts } from './schoolContacts.ts';
import { seedSites } from './sites.ts';
import { seedSponsorships } from './sponsorships.ts';
import { seedVolunteerings } from './volunteerings.ts';

/** Loads the demo world. What is there already stays as people have changed it since. */
export async function seedDemoWorld(house: House): Promise<void> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  await inTransaction(house.db, async (tx) => {
    await tx
      .insert(institutions)
      .values(
        demoInstitutions.map(({ id, name, description, type, admin, active }) => {
          return { id, name, nameKey: nameKey(name), description, type, admin, isActive: active };
        }),
      )
      .onConflictDoNothing();
    await seedPeople(tx, passwordHash);
  });
  await seedDonations(house);
  await seedSponsorships(house);
  await seedVolunteerings(house.db);
  await seedCourses(house);
  await seedReceipts(house.db);
  await seedMemberships(house, passwordHash);
  await seedSites(house);
  await seedSchoolContacts(house.db);
  await seedContacts(house.db);
  await seedConsents(house.db);
}
