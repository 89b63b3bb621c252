import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** Whether the id of an order begins so, as the reference of its bank transfer does: a range of the index of the column. */
export const beginsWith = (orderId: AnyPgColumn, start: string): SQL =>
  sql`${orderId} between ${`${start}-0000-0000-0000-000000000000`}::uuid and ${`${start}-ffff-ffff-ffff-ffffffffffff`}::uuid`;
