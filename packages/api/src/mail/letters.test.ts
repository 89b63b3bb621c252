import { randomUUID } from 'node:crypto';

import { listLostLetters, sendLetterAgain } from '@lia/sdk/mail/endpoints';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { CONTACT_EMAIL } from '@lia/sdk/receipts/rules';
import { contactSchool } from '@lia/sdk/registrations/endpoints';
import { and, eq, isNull } from 'drizzle-orm';
import { beforeEach, expect } from 'vitest';

import { letters } from '../letters.ts';
import { deliverDue } from '../platform/mail/deliver.ts';
import type { Mailer } from '../platform/mail/mailer.ts';
import { outbox } from '../platform/mail/tables.ts';
import { type RunningApi, test } from '../testing/api.ts';
import { lettersTo } from '../testing/mail.ts';

beforeEach<{ api: RunningApi }>(async ({ api }) => {
  await api.house.db.delete(outbox);
});

/** A mail server that knows nobody. */
const refusing: Mailer = {
  send: () => Promise.reject(Object.assign(new Error('550 unknown'), { code: 'EENVELOPE', responseCode: 550 })),
  close() {},
};

/** A school asks to be called, and the letter about it is refused for good. */
async function aLostLetter(api: RunningApi, name: string): Promise<void> {
  const { db } = api.house;
  await api.visitor.call(contactSchool, {
    body: {
      name,
      email: 'elena@escuela.example',
      phone: '5512345678',
      country: 'México',
      city: 'Puebla',
      message: `Somos 300 ${randomUUID()}`,
      membership: 'anual',
    },
  });
  // The server's own worker may have been quicker.
  const ours = and(eq(outbox.letter, 'school-contact'), isNull(outbox.failedAt));
  await db
    .update(outbox)
    .set({ sentAt: null, dueAt: new Date(0) })
    .where(ours);
  await deliverDue({ house: api.house, letters, mailer: refusing, failed: () => {} }, new Date());
}

test('a letter that was given up is shown without whom it is for, and sent again once', async ({ api }) => {
  await aLostLetter(api, 'Elena Prado');
  const { client } = await api.member('admin');
  const lost = async (q: string) => client.call(listLostLetters, { query: { filter: JSON.stringify({ q }) } });
  const [letter] = await lost('elena prado');
  expect(letter).toEqual({
    id: expect.any(String),
    letter: 'school-contact',
    subject: 'Una escuela quiere conocer LIA: Elena Prado',
    recipient: expect.stringMatching(/^.•••@/),
    reason: 'EENVELOPE 550',
    created_at: expect.any(String),
    failed_at: expect.any(String),
  });
  expect(JSON.stringify(letter)).not.toContain(CONTACT_EMAIL);
  expect(await lost(CONTACT_EMAIL.toUpperCase())).toEqual([letter]);
  expect(await lost(CONTACT_EMAIL.slice(0, 3))).toEqual([]);
  expect(await lost('%')).toEqual([]);

  const again = { params: { id: letter?.id ?? '' }, idempotencyKey: newIdempotencyKey() };
  const { message } = await client.call(sendLetterAgain, again);
  expect(message).toBe('La carta sale otra vez en unos segundos');
  expect(await client.call(sendLetterAgain, again)).toEqual({ message });
  expect(await lost('')).toEqual([]);
  const sent = await lettersTo(api, CONTACT_EMAIL);
  expect(sent.map(({ subject }) => subject)).toEqual(['Una escuela quiere conocer LIA: Elena Prado']);
  await expect(client.call(sendLetterAgain, { params: again.params })).rejects.toMatchObject({ status: 404 });
});

test('a letter that waits or was sent is not in the list, and not sent again', async ({ api }) => {
  const { client } = await api.member('admin');
  const row = { letter: 'receipt', recipient: 'ana@example.mx', language: 'es' as const, data: {} };
  const later = new Date(Date.now() + 86_400_000);
  const made = await api.house.db
    .insert(outbox)
    .values([
      { ...row, cause: 'waits', failure: 'ECONNREFUSED', dueAt: later },
      { ...row, cause: 'sent', sentAt: new Date() },
    ])
    .returning({ id: outbox.id });
  expect(await client.call(listLostLetters, { query: {} })).toEqual([]);
  for (const { id } of [...made, { id: randomUUID() }]) {
    await expect(client.call(sendLetterAgain, { params: { id } })).rejects.toMatchObject({ status: 404 });
  }
});

test('letters are for administrators alone', async ({ api }) => {
  const calls = [
    ['GET', '/letters'],
    ['POST', `/letters/${randomUUID()}/send`],
  ] as const;
  for (const [method, path] of calls) {
    expect((await api.request(method, path)).status).toBe(401);
    for (const role of ['padre', 'admin_escuela'] as const) {
      const { token } = await api.member(role);
      expect((await api.request(method, path, { token })).status).toBe(403);
    }
  }
});
