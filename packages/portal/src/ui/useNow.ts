import { MINUTE_MS } from '@lia/sdk/calendar/durations';
import { useEffect, useState } from 'react';

/** The instant, as an ISO string: read again each minute, and when the page is looked at again, since timers sleep with the device. */
export function useNow(): string {
  const [now, setNow] = useState(() => new Date().toISOString());
  useEffect(() => {
    const readClock = () => setNow(new Date().toISOString());
    const timer = setInterval(readClock, MINUTE_MS);
    document.addEventListener('visibilitychange', readClock);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', readClock);
    };
  }, []);
  return now;
}
