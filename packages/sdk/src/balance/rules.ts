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
