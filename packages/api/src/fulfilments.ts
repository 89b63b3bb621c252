import { fulfilCourse } from './courses/fulfil.ts';
import { followSubscription, fulfilMembership } from './memberships/fulfil.ts';
import type { Followers, Fulfilments } from './payments/fulfilment.ts';
import { followVoucher } from './payments/vouchers/follow.ts';
import { withReceipts } from './receipts/ledger.ts';

/** A gift asks for nothing in return: its state is that of its order. */
const nothing = async (): Promise<void> => {};

/** What the orders of each reason bring about. */
export const fulfilments: Fulfilments = withReceipts({
  donation: nothing,
  sponsorship: nothing,
  course: fulfilCourse,
  membership: fulfilMembership,
});

/** Who hears of vouchers and subscriptions as well. */
export const followers: Followers = {
  payment: followVoucher,
  subscription: followSubscription,
};
