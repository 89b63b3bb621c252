import type { ContactRecord } from '@lia/sdk/contacts/records';
import { eq } from 'drizzle-orm';

import { users } from '../accounts/tables.ts';
import { contactMarks } from '../contacts/tables.ts';
import type { Database } from '../platform/database.ts';
import { daysBefore } from './daysBefore.ts';
import { fixedUuid } from './fixedUuid.ts';

/** Who was called, by the name of their record, and how many days ago. The others are still to be called. */
const called: readonly (readonly [record: ContactRecord, name: string, daysAgo: number])[] = [
  ['donations', 'donation sierra-gorda', 17],
  ['sponsorships', 'sponsorship puerto', 13],
  ['volunteerings', 'volunteering nandu', 28],
  ['volunteerings', 'volunteering contadoras', 16],
  ['school-contacts', 'school contact rural-tepetl', 9],
];

/** Marks what the demo data's administrator has called about, once: what people take back stays so. */
export async function seedContacts(db: Database): Promise<void> {
  const [admin] = await db.select({ id: users.id }).from(users).where(eq(users.username, 'admin'));
  if (!admin) return;
  const rows = called.map(([record, name, daysAgo]) => ({
    id: fixedUuid(`call about ${name}`),
    record,
    recordId: fixedUuid(name),
    madeBy: admin.id,
    madeAt: daysBefore(daysAgo),
  }));
  await db.insert(contactMarks).values(rows).onConflictDoNothing();
}
