/** What stands in a statement: a gift that was paid, money of one that went back, and money that was taken back again. */
export const payoutEntryKinds = ['payment', 'refund', 'reversal'] as const;
export type PayoutEntryKind = (typeof payoutEntryKinds)[number];

/** The kinds of orders that are gifts to a school's children. */
export const giftReasons = ['donation', 'sponsorship'] as const;
export type GiftReason = (typeof giftReasons)[number];

/** A statement takes entries until its month is over. */
export const payoutStatuses = ['open', 'issued'] as const;
export type PayoutStatus = (typeof payoutStatuses)[number];
