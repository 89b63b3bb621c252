import { randomUUID } from 'node:crypto';

import { CONTACT_EMAIL } from '@lia/sdk/receipts/rules';
import { contactSchool, getSchoolContact, listSchoolContacts } from '@lia/sdk/registrations/endpoints';
import { schoolContactLabels } from '@lia/sdk/registrations/schoolLabels';
import { describe, expect } from 'vitest';

import { type Member, type RunningApi, test } from '../testing/api.ts';
import { emailsTo } from '../testing/mail.ts';
import { schoolWish } from '../testing/schoolWish.ts';

test('a school asks to be called once, however often it asks, and our team hears of it', async ({ api }) => {
  await api.visitor.call(contactSchool, { body: schoolWish });
  await api.visitor.call(contactSchool, { body: { ...schoolWish, email: 'Elena@Escuela.Example.MX' } });
  await api.visitor.call(contactSchool, { body: { ...schoolWish, message: 'También tenemos secundaria' } });
  const admin = await api.member('admin');
  const listed = await admin.client.call(listSchoolContacts, { query: {} });
  expect(listed.map(({ message }) => message)).toEqual(['También tenemos secundaria', 'Somos 300 alumnos']);
  const emails = await emailsTo(api, CONTACT_EMAIL);
  expect(emails.map(({ subject }) => subject)).toEqual([
    'Una escuela quiere conocer LIA: Elena Prado',
    'Una escuela quiere conocer LIA: Elena Prado',
  ]);
  const { name, email, phone, message, membership } = schoolContactLabels;
  for (const { es } of [name, email, phone, message, membership]) expect(emails[0]?.text).toContain(es);
  for (const fact of [schoolWish.name, schoolWish.email, schoolWish.phone, schoolWish.message, 'Puebla, México'])
    expect(emails[0]?.text).toContain(fact);
});

test('a school that corrects its phone is called on the right one', async ({ api }) => {
  const message = `Nos equivocamos de teléfono ${randomUUID()}`;
  await api.visitor.call(contactSchool, { body: { ...schoolWish, message } });
  await api.visitor.call(contactSchool, { body: { ...schoolWish, message, phone: '2221234567', city: 'Cholula' } });
  const admin = await api.member('admin');
  const query = { filter: JSON.stringify({ q: message }) };
  const [contact, ...others] = await admin.client.call(listSchoolContacts, { query });
  expect(contact).toMatchObject({ phone: '2221234567', city: 'Cholula' });
  expect(others).toEqual([]);
});

describe('a request', () => {
  const find = ({ client }: Member, filter: object) =>
    client.call(listSchoolContacts, { query: { filter: JSON.stringify(filter) } });

  /** Asks with a unique message. */
  async function asked(api: RunningApi, admin: Member) {
    const message = `Somos pocos ${randomUUID()}`;
    await api.visitor.call(contactSchool, { body: { ...schoolWish, message } });
    const [contact] = await find(admin, { q: message });
    if (!contact) throw new Error('The request is not there');
    return { contact, message };
  }

  test('is found by its words and its status, and shown', async ({ api }) => {
    const admin = await api.member('admin');
    const { contact, message } = await asked(api, admin);
    expect(contact).toMatchObject({ ...schoolWish, message, status: 'contact', contacted: null });
    expect(await find(admin, { q: message.toUpperCase(), status: 'contact' })).toEqual([contact]);
    expect(await find(admin, { q: message, status: 'contacted' })).toEqual([]);
    expect(await find(admin, { q: `%${message}` })).toEqual([]);
    expect(await admin.client.call(getSchoolContact, { params: { id: contact.id } })).toEqual(contact);
  });

  test('is for administrators alone', async ({ api }) => {
    const admin = await api.member('admin');
    const { contact } = await asked(api, admin);
    const calls = [
      ['GET', '/school-contacts'],
      ['GET', `/school-contacts/${contact.id}`],
    ] as const;
    for (const [method, path] of calls) {
      expect((await api.request(method, path)).status).toBe(401);
      for (const role of ['padre', 'director_escuela'] as const) {
        const { token } = await api.member(role);
        expect((await api.request(method, path, { token })).status).toBe(403);
      }
    }
    const unknown = { params: { id: randomUUID() } };
    await expect(admin.client.call(getSchoolContact, unknown)).rejects.toMatchObject({ status: 404 });
  });
});
