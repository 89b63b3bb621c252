import { useText } from '../i18n/text.ts';
import { notifications } from './es.ts';
import { topicOf } from './happening.ts';

const isKnown = (provider: string): provider is keyof typeof notifications.providers =>
  Object.hasOwn(notifications.providers, provider);

/** Puts payment companies and what they report into words; what has none stays as it came. */
export function usePaymentWords() {
  const t = useText();
  return {
    provider: (name: string): string => (isKnown(name) ? t(`notifications.providers.${name}`) : name),
    happening: (type: string): string => {
      const topic = topicOf(type);
      return topic === null ? type || t('notifications.noType') : t(`notifications.topics.${topic}`);
    },
  };
}
