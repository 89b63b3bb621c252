import type { Client } from '@lia/sdk/http/client';

import type { Session } from './sessionStore.ts';

/**
 * Sends what a member chose, one call at a time and the latest value alone, so that the server ends with what they see.
 * Nothing is sent while an administrator sees the portal as them, nor once another person is signed in.
 */
export function saveLatest<T>(
  { client, state }: Pick<Session, 'client' | 'state'>,
  send: (client: Client, value: T) => Promise<unknown>,
  failed: (error: unknown) => void,
): (value: T) => void {
  let waiting: { value: T; owner: string } | null = null;
  let isSending = false;

  const ownerNow = (): string | null => {
    const current = state();
    return current.status === 'member' && !current.user.viewed ? current.user.uuid : null;
  };

  async function sendWaiting(): Promise<void> {
    isSending = true;
    while (waiting) {
      const { value, owner } = waiting;
      waiting = null;
      if (owner !== ownerNow()) continue;
      // One after another: answers that overtake each other would leave an older choice.
      // oxlint-disable-next-line no-await-in-loop
      await send(client, value).catch(failed);
    }
    isSending = false;
  }

  return (value) => {
    const owner = ownerNow();
    if (owner === null) return;
    waiting = { value, owner };
    if (!isSending) void sendWaiting();
  };
}
