import type { Outcome } from '@lia/sdk/receipts/records';

import type { Database } from '../platform/database.ts';

/** What orders brought about, by the order's id. Orders that none is known of are left out. */
export type ReadOutcomes = (db: Database, orderIds: readonly string[]) => Promise<Map<string, Outcome>>;
