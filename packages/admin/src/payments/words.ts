import type { Words } from '../resources/field.ts';
import { providerEvents } from './es.ts';
import { topicOf } from './happening.ts';

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
