/** What may need attention today, in the order in which it is shown: what stands still first, then what people wait for. */
export const attentionKinds = [
  'graveReports',
  'failedImports',
  'failedImportRows',
  'stuckOrders',
  'latePayments',
  'waitingTransfers',
  'refusedRefunds',
  'openDisputes',
  'balanceDifferences',
  'failedJobs',
  'undeliveredEmails',
  'invoicesToCancel',
  'pendingInvoices',
  'dueDataRequests',
  'waitingSchools',
  'waitingDonations',
  'waitingSponsorships',
  'waitingVolunteerings',
  'teachersToReview',
  'openReports',
  'refusedEmbeds',
] as const;
export type AttentionKind = (typeof attentionKinds)[number];

/** Days for which news stay among what needs attention: nothing else takes them out. */
export const NEWS_DAYS = 7;

/**
 * Days for which the reconciler asks about an order: providers give up on cash vouchers long before. One whose payment is pending
 * after that is stuck.
 */
export const STUCK_ORDER_DAYS = 30;

/**
 * Days after the end of its period in which a subscription is renewed, ends or fails. One that still charges after that is one about which
 * the provider does not answer, or not in a way that we read.
 */
export const STUCK_SUBSCRIPTION_DAYS = 2;

/** Days after which a bank transfer that did not come is asked about. */
export const TRANSFER_DAYS = 3;

/** Days before the day by which something is to be done on which it becomes urgent, that day included. */
export const URGENT_DAYS = 5;
