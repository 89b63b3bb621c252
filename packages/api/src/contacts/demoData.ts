import type { ContactRecord } from '@lia/sdk/contacts/records';
import { eq } from 'drizzle-orm';

import { users } from '../accounts/tables.ts';
import type { Database } from '../platform/database.ts';
import { daysBefore, fixedUuid } from '../platform/demoData.ts';
import { contactMarks } from './tables.ts';

/** Who was called, by the name of their record, and how many days ago. */
export type DemoCall = readonly [record: ContactRecord, name: string, daysAgo: number];

/** Marks what the demo data's administrator has called about, once: what people take back stays so. */
export async function markCalled(db: Database, called: readonly DemoCall[]): Promise<void> {
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
