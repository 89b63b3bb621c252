import type { MovementKind } from '@lia/sdk/balance/rules';
import { and, asc, eq, gte, lt } from 'drizzle-orm';

import type { Database, Transaction } from '../../platform/database.ts';
import type { ProviderTransaction } from '../provider.ts';
import { sandboxTransactions } from './tables.ts';

/** What the sandboxes keep of a payment: 3.6 % and 3 pesos, plus 16 % IVA. */
const feeOf = (amount: number): number => Math.round((amount * 0.036 + 300) * 1.16);

interface Movement {
  kind: MovementKind;
  paymentId: string;
  /** Below zero where it leaves our account. */
  amount: number;
  at: Date;
}

/** Records that money moved; the same kind and amount of a payment once. */
export async function recordTransaction(
  tx: Transaction,
  company: string,
  { kind, paymentId, amount, at }: Movement,
  nth = 0,
): Promise<void> {
  if (amount === 0) return;
  const fee = kind === 'charge' ? feeOf(amount) : 0;
  const id = nth === 0 ? `${paymentId}:${kind}` : `${paymentId}:${kind}:${nth}`;
  await tx.insert(sandboxTransactions).values({ id, company, kind, paymentId, amount, fee, at }).onConflictDoNothing();
}

/** What moved at a sandbox from an instant until before another. */
export async function transactionsOf(
  db: Database,
  company: string,
  from: Date,
  until: Date,
): Promise<ProviderTransaction[]> {
  const { at } = sandboxTransactions;
  return db
    .select()
    .from(sandboxTransactions)
    .where(and(eq(sandboxTransactions.company, company), gte(at, from), lt(at, until)))
    .orderBy(asc(at), asc(sandboxTransactions.id));
}
