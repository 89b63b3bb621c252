import { useText } from '../i18n/text.ts';
import { providerEvents } from './es.ts';
import { topicOf } from './happening.ts';

const isKnown = (provider: string): provider is keyof typeof providerEvents.providers =>
  Object.hasOwn(providerEvents.providers, provider);

/** Puts payment companies and what they report into words; what has none stays as it came. */
export function usePaymentWords() {
  const t = useText();
  return {
    provider: (name: string): string => (isKnown(name) ? t(`providerEvents.providers.${name}`) : name),
    happening: (type: string): string => {
      const topic = topicOf(type);
      return topic === null ? type || t('providerEvents.noType') : t(`providerEvents.topics.${topic}`);
    },
  };
}
