import { useText } from '../i18n/useText.ts';

const SECOND_MS = 1000;
const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;

/** A length of time in words, as exactly as it matters by then. */
export function useLeft(): (ms: number) => string {
  const { t } = useText();
  return (ms) => {
    const seconds = Math.max(0, Math.ceil(ms / SECOND_MS));
    if (seconds >= DAY_S) return t('classes.left.days', { count: Math.floor(seconds / DAY_S) });
    const minutes = Math.floor((seconds % HOUR_S) / 60);
    if (seconds >= HOUR_S) return t('classes.left.hours', { hours: Math.floor(seconds / HOUR_S), minutes });
    if (minutes === 0) return t('classes.left.seconds', { seconds });
    return t('classes.left.minutes', { minutes, seconds: seconds % 60 });
  };
}
