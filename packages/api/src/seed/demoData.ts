import { hashPassword } from '../accounts/passwords.ts';
import { nameKey } from '../geography/names.ts';
import { institutions } from '../institutions/tables.ts';
import { inTransaction } from '../platform/database.ts';
import type { AppContext } from '../platform/appContext.ts';
import { DEMO_PASSWORD } from '../accounts/demoAccounts.ts';
import { seedConsents } from './consents.ts';
import { seedContacts } from './contacts.ts';
import { seedCourses } from './courses.ts';
import { seedDonations } from './donations.ts';
import { demoInstitutions } from '../institutions/demoInstitutions.ts';
import { seedMemberships } from '../memberships/demoData.ts';
import { seedPeople } from './people.ts';
import { seedReceipts } from './receipts.ts';
import { seedSchoolContacts } from './schoolContacts.ts';
import { seedSites } from '../embeds/demoData.ts';
import { seedSponsorships } from '../giving/demoSponsorships.ts';
import { seedVolunteerings } from '../giving/demoVolunteerings.ts';

/** Loads the demo data. What is there already stays as people have changed it since. */
export async function seedDemoData(app: AppContext): Promise<void> {
  const passwordHash = await hashPassword(app.config, DEMO_PASSWORD);
  await inTransaction(app.db, async (tx) => {
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
  await seedDonations(app);
  await seedSponsorships(app);
  await seedVolunteerings(app.db);
  await seedCourses(app);
  await seedReceipts(app.db);
  await seedMemberships(app, passwordHash);
  await seedSites(app);
  await seedSchoolContacts(app.db);
  await seedContacts(app.db);
  await seedConsents(app.db);
}
