import { type APIRequestContext, type APIResponse, expect } from '@playwright/test';

import { demo, sessionOf } from './personas/member.ts';

interface ProviderEvent {
  subscription_id: string | null;
  status: string;
}

/**
 * Lets the next period of a subscription begin with a card that is refused, and waits until that has been processed.
 * `payment` is the company's id of the one that began it: its provider event is in the console, with the subscription that
 * it belongs to.
 */
export async function refuseRenewal(request: APIRequestContext, payment: string): Promise<void> {
  const { token } = await sessionOf(request, demo('admin'));
  const eventsOf = (q: string): Promise<ProviderEvent[]> =>
    answered(
      request.get<ProviderEvent[]>('/api/api/payments/events', {
        headers: { authorization: `Bearer ${token}` },
        params: { filter: JSON.stringify({ q }) },
      }),
    );
  const events = await eventsOf(payment);
  const subscription = events.find(({ subscription_id }) => subscription_id !== null)?.subscription_id;
  if (!subscription) throw new Error(`No provider event of ${payment}`);
  const path = `/api/api/sandbox/subscriptions/${subscription}/renewal`;
  const { notified } = await answered(request.post<{ notified: boolean }>(path, { data: { decision: 'rejected' } }));
  if (!notified) throw new Error('The refused renewal was not reported');
  await expect
    .poll(async () => (await eventsOf(subscription)).filter(({ status }) => status !== 'processed'))
    .toEqual([]);
}

async function answered<T>(call: Promise<APIResponse<T>>): Promise<T> {
  const response = await call;
  if (!response.ok()) throw new Error(`${response.url()} answered ${response.status()}`);
  return response.json();
}
