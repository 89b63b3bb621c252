/** What a notification is about, by the type that its provider gives it. */
const topics = {
  refund: /^(charge\.refunded$|refund\.)/,
  dispute: /^charge\.dispute\./,
  subscription: /^(subscription|invoice\.|customer\.subscription\.)/,
  payment: /^(payment|charge\.)/,
} as const;

export type Topic = keyof typeof topics;

// The first match holds: the types of disputes begin with `charge.` as well.
const inOrder = ['refund', 'dispute', 'subscription', 'payment'] as const satisfies readonly Topic[];

/** `payment_intent.succeeded` is about a payment; null for a type that we have no word for. */
export const topicOf = (type: string): Topic | null => inOrder.find((topic) => topics[topic].test(type)) ?? null;
