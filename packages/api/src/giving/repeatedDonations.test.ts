import { donate } from '@lia/sdk/giving/endpoints';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { describe, expect } from 'vitest';

import { demoLogo } from '../platform/demoLogo.ts';
import { test } from '../testing/api.ts';
import { blobOf, byEmail, donation, multipart } from '../testing/donations.ts';

describe('the same donation twice', () => {
  test('is one donation with one answer, even at the same moment', async ({ api }) => {
    const email = 'doble@example.mx';
    const call = { body: { ...donation, email }, idempotencyKey: newIdempotencyKey() };
    const answers = await Promise.all(Array.from({ length: 8 }, () => api.visitor.call(donate, call)));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await byEmail(api, email)).toHaveLength(1);
  });

  test('is one donation when a file comes with it', async ({ api }) => {
    const email = 'doble.logo@example.mx';
    const headers = { 'Idempotency-Key': newIdempotencyKey() };
    const send = () => {
      const body = multipart(blobOf(demoLogo()), 'logo.png', { ...donation, email });
      return api.request('POST', '/supportSubscription', { headers, body });
    };
    const [first, second] = [await send(), await send()];
    expect(second.body).toEqual(first.body);
    expect(await byEmail(api, email)).toHaveLength(1);
  });

  test('is refused when the key comes with other data', async ({ api }) => {
    const idempotencyKey = newIdempotencyKey();
    await api.visitor.call(donate, { body: donation, idempotencyKey });
    const other = api.visitor.call(donate, { body: { ...donation, supportStudents: 4 }, idempotencyKey });
    await expect(other).rejects.toMatchObject({ status: 409, code: 'IDEMPOTENCY_KEY_REUSED' });
  });
});
