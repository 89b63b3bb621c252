import { setTimeout as pause } from 'node:timers/promises';

import { login } from '@lia/sdk/accounts/endpoints';
import { donate, listDonations } from '@lia/sdk/giving/endpoints';
import { createClient } from '@lia/sdk/http/client';
import { ApiError } from '@lia/sdk/http/error';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';

import { donation } from '../load.ts';
import { ADMIN } from '../product.ts';
import type { Outcome } from './scenario.ts';

/** All of them press at once, so that gifts are under way whatever happens then. */
const PER_SECOND = 20;
/** How long a donor waits before pressing again. */
const PATIENCE_MS = 500;
/** How often a donor presses. */
const TRIES = 60;

/** People who donate, twenty each second, and press again under the same key until they are answered. */
export interface Donors {
  /** Resolves when a gift is taken that a donor sends from now on, with the seconds that it took. */
  nextGift: () => Promise<number>;
  /** Starts no new donor, waits for those under way, and counts what the console lists. */
  count: () => Promise<Pick<Outcome, 'sent' | 'acknowledged' | 'lost' | 'doubled'> & { answers: string }>;
}

/** Sends donors to the server at `origin`. */
export function sendDonors(origin: string): Donors {
  const baseUrl = `${origin}/api/api`;
  const client = createClient({ baseUrl });
  const orders = new Map<string, string>();
  const giving: Promise<void>[] = [];
  const refusals = new Map<string, number>();
  const waiting: { since: number; taken: (at: number) => void }[] = [];

  async function give(email: string): Promise<void> {
    const idempotencyKey = newIdempotencyKey();
    for (let tries = 0; tries < TRIES; tries += 1) {
      const since = performance.now();
      try {
        const { data } = await client.call(donate, { body: { ...donation, email }, idempotencyKey });
        orders.set(email, data.order?.id ?? '');
        while (waiting[0] && waiting[0].since <= since) waiting.shift()?.taken(performance.now());
        return;
      } catch (error) {
        const answer = error instanceof ApiError ? `${error.status || 'no answer'}` : String(error);
        refusals.set(answer, (refusals.get(answer) ?? 0) + 1);
        await pause(PATIENCE_MS);
      }
    }
  }

  const timer = setInterval(() => {
    for (let n = 0; n < PER_SECOND; n += 1) giving.push(give(`donor-${giving.length}@example.com`));
  }, 1000).unref();

  return {
    async nextGift() {
      const since = performance.now();
      const at = await new Promise<number>((taken) => waiting.push({ since, taken }));
      return (at - since) / 1000;
    },
    async count() {
      clearInterval(timer);
      await Promise.all(giving);
      const { access_token: token } = await client.call(login, { body: ADMIN });
      const listed = await createClient({ baseUrl, token: () => token }).call(listDonations, { query: {} });
      const times = new Map<string, number>();
      for (const { email } of listed) times.set(email, (times.get(email) ?? 0) + 1);
      const known = new Set(listed.map(({ email, order_id }) => `${email} ${order_id}`));
      return {
        sent: giving.length,
        acknowledged: orders.size,
        lost: [...orders].filter(([email, order]) => !known.has(`${email} ${order}`)).length,
        doubled: [...orders.keys()].filter((email) => (times.get(email) ?? 0) > 1).length,
        answers: [...refusals].map(([answer, count]) => `${count} × ${answer}`).join(', ') || 'no refusal',
      };
    },
  };
}
