import type { Words } from '../resources/field.ts';
import { providerEvents } from './es.ts';

const isKnown = (provider: string): provider is keyof typeof providerEvents.providers =>
  Object.hasOwn(providerEvents.providers, provider);

/** What a payment company is called; one without a name stays as it came. */
export const providerName = ({ provider }: { provider: string }, { t }: Words): string =>
  isKnown(provider) ? t(`providerEvents.providers.${provider}`) : provider;

/** What an event is about. */
export function happening({ type }: { type: string }, { t }: Words): string {
  const topic = topicOf(type);
  return topic === null ? type || t('providerEvents.noType') : t(`providerEvents.topics.${topic}`);
}

/** What a provider event is about, by the type that its provider gives it. */
const topics = {
  refund: /^(charge\.refunded$|refund\.)/,
  dispute: /^charge\.dispute\./,
  subscription: /^(subscription|invoice\.|customer\.subscription\.)/,
  payment: /^(payment|charge\.)/,
} as const;

type Topic = keyof typeof topics;

// The first match holds: the types of disputes begin with `charge.` as well.
const inOrder = ['refund', 'dispute', 'subscription', 'payment'] as const satisfies readonly Topic[];

/** `payment_intent.succeeded` is about a payment; null for a type that we have no word for. */
export const topicOf = (type: string): Topic | null => inOrder.find((topic) => topics[topic].test(type)) ?? null;
