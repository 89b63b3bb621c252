import { randomUUID } from 'node:crypto';

import type { VolunteeringRecord } from '@lia/sdk/giving/volunteeringRecords';
import type { Volunteering } from '@lia/sdk/giving/volunteeringSchema';
import type { Checkout } from '@lia/sdk/payments/schema';
import { asc, desc, eq, type InferInsertModel, type InferSelectModel } from 'drizzle-orm';

import { checkoutAnswer } from '../payments/openOrder.ts';
import type { Database, Transaction } from '../platform/database.ts';
import type { Say } from '../platform/language.ts';
import { type ListRange, Page } from '../platform/list.ts';
import { containing, type Sort } from './gifts.ts';
import { volunteerings } from './tables.ts';

/** An offer as a row; when it was made is now, where absent. */
export function volunteeringRow(
  id: string,
  { company, businessName, position, name, email, phone_number, instructions }: Volunteering,
): InferInsertModel<typeof volunteerings> {
  return { id, company, businessName, position, name, email, phoneNumber: phone_number, instructions };
}

/** Writes an offer to volunteer. There is nothing to pay, and nobody becomes a donor by it. */
export async function volunteer(tx: Transaction, offer: Volunteering, say: Say): Promise<Checkout> {
  await tx.insert(volunteerings).values(volunteeringRow(randomUUID(), offer));
  return checkoutAnswer(say('volunteering.received'), null, null);
}

/** What the console sorts offers by. */
export const sortNames = ['created_at', 'company', 'name', 'position'] as const;
export type SortName = (typeof sortNames)[number];

const sortColumns = {
  created_at: volunteerings.createdAt,
  company: volunteerings.company,
  name: volunteerings.name,
  position: volunteerings.position,
} as const;

export async function listVolunteerings(
  db: Database,
  words: string | undefined,
  { column, descending }: Sort<SortName>,
  range: ListRange,
): Promise<Page<VolunteeringRecord>> {
  const { company, businessName, name, email } = volunteerings;
  const where = containing([company, businessName, name, email], words);
  const by = sortColumns[column];
  const rows = await db
    .select()
    .from(volunteerings)
    .where(where)
    .orderBy(descending ? desc(by) : asc(by), desc(volunteerings.id))
    .limit(range.limit)
    .offset(range.first);
  return new Page(rows.map(recordOf), range, await db.$count(volunteerings, where));
}

export async function findVolunteering(db: Database, id: string): Promise<VolunteeringRecord | undefined> {
  const [row] = await db.select().from(volunteerings).where(eq(volunteerings.id, id));
  return row && recordOf(row);
}

function recordOf({ createdAt, phoneNumber, ...row }: InferSelectModel<typeof volunteerings>): VolunteeringRecord {
  return { ...row, created_at: createdAt.toISOString(), phone_number: phoneNumber };
}
