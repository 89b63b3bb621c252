import { randomUUID } from 'node:crypto';

import { donate } from '@lia/sdk/giving/endpoints';
import { createClient } from '@lia/sdk/http/client';
import { decideSandboxCheckout } from '@lia/sdk/payments/endpoints';
import Stripe from 'stripe';
import { expect, onTestFinished, test } from 'vitest';

import { donation } from '../testing/donations.ts';
import { freePort } from '../testing/freePort.ts';
import { freshDatabase } from '../testing/freshDatabase.ts';
import { startServerProcess } from '../testing/serverProcess.ts';
import { readConfig } from './config/config.ts';

const email = 'lucia.metrics@example.mx';
/** No server listens there. */
const NOWHERE = '127.0.0.1:1';

test('metrics are served only where a port is set for them, on the loopback address', () => {
  expect(readConfig({ LIA_METRICS_HOST: '::' }).metrics).toBeNull();
  expect(readConfig({ LIA_METRICS_PORT: '9464' }).metrics).toEqual({ port: 9464, host: '127.0.0.1' });
});

test('metrics count requests, refusals, jobs and what waits, and contain no personal data', async () => {
  const fresh = await freshDatabase();
  onTestFinished(fresh.remove);
  const metricsPort = await freePort();
  const secret = 'whsec_of_this_test';
  const { baseUrl } = await startServerProcess(fresh, await freePort(), {
    LIA_METRICS_PORT: String(metricsPort),
    LIA_SMTP_URL: `smtp://${NOWHERE}`,
    LIA_MAIL_FROM: 'hola@lia.example',
    LIA_STRIPE_SECRET_KEY: 'sk_test_1',
    LIA_STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    LIA_STRIPE_WEBHOOK_SECRET: secret,
    LIA_STRIPE_API_URL: `http://${NOWHERE}`,
  });
  const scrape = async (): Promise<string> => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const { origin } = new URL(baseUrl);

  // A paid donation, whose email finds no mail server.
  const client = createClient({ baseUrl });
  const { data } = await client.call(donate, { body: { ...donation, email } });
  const preference_id = data.init_point?.split('/').at(-1) ?? '';
  await client.call(decideSandboxCheckout, { params: { preference_id }, body: { decision: 'approved' } });
  // A file that is no picture.
  const form = new FormData();
  for (const [field, value] of Object.entries({ ...donation, email })) form.append(field, String(value));
  form.append('file', new File(['no picture'], 'logo.png'));
  expect((await fetch(`${baseUrl}/supportSubscription`, { method: 'POST', body: form })).status).toBe(422);
  // An event of a payment that Stripe cannot be asked about.
  const payload = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'payment_intent.succeeded',
    data: { object: { id: 'pi_1', object: 'payment_intent' } },
  });
  const headers = {
    'Content-Type': 'application/json',
    'Stripe-Signature': Stripe.webhooks.generateTestHeaderString({ payload, secret }),
  };
  await fetch(`${baseUrl}/payments/notifications/stripe`, { method: 'POST', headers, body: payload });
  const receipt = randomUUID();
  await fetch(`${baseUrl}/receipts/${receipt}/pdf`);

  for (const line of [
    'lia_http_request_duration_seconds_count{method="POST",route="/api/api/supportSubscription",status="200"} 1',
    'lia_http_request_duration_seconds_count{method="POST",route="/api/api/supportSubscription",status="422"} 1',
    'lia_http_request_duration_seconds_count{method="GET",route="/api/api/receipts/:id/pdf",status="404"} 1',
    'lia_uploads_refused_total{reason="type"} 1',
    // Of the sandbox. The recurring jobs run again when another minute begins.
    'lia_job_runs_total{job="process provider event",outcome="succeeded"} 1',
    'lia_emails{status="waiting"} 1',
    'lia_emails{status="failed"} 0',
    'lia_provider_events{status="waiting"} 1',
    'lia_database_up 1',
    'lia_database_connections{status="waiting"} 0',
  ]) {
    await expect.poll(scrape).toContain(`${line}\n`);
  }
  const before = await scrape();
  expect(before).toContain('process_resident_memory_bytes ');
  for (const personal of [email, donation.name, receipt, 'pi_1']) expect(before).not.toContain(personal);

  // Unknown paths are one series, however many are tried.
  const series = (text: string): number => text.split('\n').filter((line) => line.includes('_bucket{')).length;
  await fetch(`${origin}/${randomUUID()}`);
  const once = series(await scrape());
  for (let n = 0; n < 5; n += 1) await fetch(`${origin}/${randomUUID()}`);
  expect(series(await scrape())).toBe(once);

  // Strangers reach none of it.
  const answer = await fetch(`${origin}/metrics`);
  expect({ status: answer.status, text: await answer.text() }).toEqual({
    status: 404,
    text: expect.not.stringContaining('lia_'),
  });
});
