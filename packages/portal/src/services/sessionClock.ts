import { VERIFY_EVERY_MS } from '@lia/sdk/accounts/rules';
import { currentEndsAt, currentToken } from '@lia/sdk/session/view';

/** What becomes of the session of this browser as time goes by. */
interface SessionEvents {
  /** Whether a member's session is open, and not over. */
  isOpen: () => boolean;
  /** The server is to be asked about the session. */
  verify: () => void;
  /** Its time is over, or its token is gone. */
  end: () => void;
}

/** Counts the time of the session that is kept. */
export interface SessionClock {
  /** Counts that of a session that begins now. */
  start: () => void;
  stop: () => void;
  endAfterStorageEvents: () => void;
  /** Timers sleep with the device. */
  wake: () => void;
}

/** Longest delay a browser's timer can hold. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Within this, the `storage` event of what another tab did to the kept token arrives. */
const STORAGE_EVENT_WITHIN_MS = 1000;

export function createSessionClock({ isOpen, verify, end }: SessionEvents): SessionClock {
  let timers: number[] = [];
  let verifiedAt = 0;

  function verifyNow(): void {
    verifiedAt = Date.now();
    verify();
  }

  function watchExpiry(): void {
    const endsAt = currentEndsAt();
    if (endsAt === null) return end();
    timers.push(window.setTimeout(watchExpiry, Math.min(endsAt - Date.now(), LONGEST_TIMER_MS)));
  }

  /** The token is gone: the browser's data was cleared, or another tab signed out, whose `storage` event comes a little later. */
  function endAfterStorageEvents(): void {
    const endIfGone = () => {
      if (currentToken() === null) end();
    };
    timers.push(window.setTimeout(endIfGone, STORAGE_EVENT_WITHIN_MS));
  }

  return {
    start() {
      verifiedAt = Date.now();
      timers = [window.setInterval(verifyNow, VERIFY_EVERY_MS)];
      watchExpiry();
    },
    stop() {
      for (const timer of timers) clearTimeout(timer);
      timers = [];
    },
    endAfterStorageEvents,
    wake() {
      if (document.visibilityState !== 'visible' || !isOpen()) return;
      if (currentToken() === null) endAfterStorageEvents();
      else if (Date.now() - verifiedAt >= VERIFY_EVERY_MS) verifyNow();
    },
  };
}
