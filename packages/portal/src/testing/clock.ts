import { MINUTE_MS } from '@lia/sdk/calendar/durations';
import { onTestFinished, vi } from 'vitest';

/** When this run began: a test that stops its clock then has one day, also where the run goes on over midnight. */
export const NOW = new Date().toISOString();

/** Stops the clock of the page at an instant; what it returns moves it on to a later one, as on a screen that stays open. */
export function stopClock(now: string): (later: string) => void {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: new Date(now) });
  onTestFinished(() => void vi.useRealTimers());
  return (later) => {
    vi.setSystemTime(later);
    vi.advanceTimersByTime(MINUTE_MS);
  };
}
