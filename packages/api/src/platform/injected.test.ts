import { storeOrder } from '@lia/sdk/memberships/endpoints';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { CONTACT_EMAIL } from '@lia/sdk/receipts/rules';
import { contactSchool } from '@lia/sdk/registrations/endpoints';
import { expect } from 'vitest';

import { test } from '../testing/api.ts';
import { emailsTo } from '../testing/mail.ts';
import { schoolWish } from '../testing/schoolWish.ts';

test('no line of a form becomes a line of an email’s head', async ({ api }) => {
  const lines = '\r\nBcc: espia@example.com\r\n\r\n<script>alert(1)</script>\r\n.\r\n';
  for (const field of ['name', 'city', 'message', 'email', 'country'] as const) {
    await api.request('POST', '/schoolSubscription', {
      json: { ...schoolWish, [field]: `${schoolWish[field]}${lines}x` },
    });
  }
  await api.visitor.call(contactSchool, { body: schoolWish });
  const emails = await emailsTo(api, CONTACT_EMAIL);
  // A message may have lines, and comes with them; a name may not.
  expect(emails).toHaveLength(2);
  for (const { to, bcc, subject, html } of emails) {
    expect([to?.length, bcc, subject?.includes('\n')]).toEqual([1, undefined, false]);
    expect(html).not.toContain('<script>');
  }
});

test('an idempotency key of another user returns none of their data', async ({ api }) => {
  const [ana, eva] = [await api.member('padre'), await api.member('padre')];
  const call = { body: { id_licenses_type: 2 }, idempotencyKey: newIdempotencyKey() };
  const first = await ana.client.call(storeOrder, call);
  await expect(eva.client.call(storeOrder, call)).rejects.toMatchObject({
    status: 409,
    code: 'IDEMPOTENCY_KEY_REUSED',
  });
  expect(await ana.client.call(storeOrder, call)).toEqual(first);
});
