import type { Centavos } from '../payments/money.ts';
import type { OrderReason } from '../payments/schema.ts';
import { giftReasons } from '../payouts/rules.ts';

/**
 * How money moves on our account at a provider: a payment comes, goes back, is taken for a dispute (chargeback), and comes
 * back once that is won.
 */
export const movementKinds = ['charge', 'refund', 'dispute', 'reversal'] as const;
export type MovementKind = (typeof movementKinds)[number];

/** What a provider reports besides: fees that belong to no payment. */
export const transactionKinds = [...movementKinds, 'fee'] as const;
export type TransactionKind = (typeof transactionKinds)[number];

/** What may differ: we have a movement that the provider does not report, the other way round, or another amount. */
export const differenceKinds = ['not_reported', 'not_recorded', 'amount'] as const;
export type DifferenceKind = (typeof differenceKinds)[number];

/** How a day compares; what our bank received is compared by hand. */
export const balanceStatuses = ['different', 'equal', 'uncompared'] as const;
export type BalanceStatus = (typeof balanceStatuses)[number];

/** How many days back the balance is compared by itself. */
export const BALANCE_DAYS = 30;

/** Days for which an export for the accountant can be downloaded: it names customers. */
export const EXPORT_DAYS = 30;

/** `waiting` until its rows are written; `failed` where its job was given up; `expired` once they are erased. */
export const exportStatuses = ['waiting', 'failed', 'ready', 'expired'] as const;
export type ExportStatus = (typeof exportStatuses)[number];

/** IVA that prices include, in percent (LIVA, art. 1). Gifts have none. */
const IVA_PERCENT = 16;

/** What of a total in centavos is IVA. */
export const ivaOf = (total: Centavos, reason: OrderReason): Centavos =>
  giftReasons.some((gift) => gift === reason) ? 0 : total - Math.round((total * 100) / (100 + IVA_PERCENT));
