import { randomUUID } from 'node:crypto';

import {
  contactSchool,
  getSchoolContact,
  listSchoolContacts,
  markSchoolContact,
} from '@lia/sdk/registrations/endpoints';
import { CONTACT_EMAIL } from '@lia/sdk/receipts/rules';
import { describe, expect } from 'vitest';

import { type Member, type RunningApi, test } from '../testing/api.ts';
import { lettersTo } from '../testing/mail.ts';

const wish = {
  name: 'Elena Prado',
  email: 'elena@escuela.example.mx',
  phone: '5512345678',
  country: 'México',
  city: 'Puebla',
  message: 'Somos 300 alumnos',
  membership: 'anual' as const,
};

test('a school asks to be called once, however often it asks, and our team hears of it', async ({ api }) => {
  await api.visitor.call(contactSchool, { body: wish });
  await api.visitor.call(contactSchool, { body: { ...wish, email: 'Elena@Escuela.Example.MX' } });
  await api.visitor.call(contactSchool, { body: { ...wish, message: 'También tenemos secundaria' } });
  const admin = await api.member('admin');
  const listed = await admin.client.call(listSchoolContacts, { query: {} });
  expect(listed.map(({ message }) => message)).toEqual(['También tenemos secundaria', 'Somos 300 alumnos']);
  const letters = await lettersTo(api, CONTACT_EMAIL);
  expect(letters.map(({ subject }) => subject)).toEqual([
    'Una escuela quiere conocer LIA: Elena Prado',
    'Una escuela quiere conocer LIA: Elena Prado',
  ]);
});

test('a school that corrects its phone is called on the right one', async ({ api }) => {
  const message = `Nos equivocamos de teléfono ${randomUUID()}`;
  await api.visitor.call(contactSchool, { body: { ...wish, message } });
  await api.visitor.call(contactSchool, { body: { ...wish, message, phone: '2221234567', city: 'Cholula' } });
  const admin = await api.member('admin');
  const query = { filter: JSON.stringify({ q: message }) };
  const [contact, ...others] = await admin.client.call(listSchoolContacts, { query });
  expect(contact).toMatchObject({ phone: '2221234567', city: 'Cholula' });
  expect(others).toEqual([]);
});

describe('a request', () => {
  const find = ({ client }: Member, filter: object) =>
    client.call(listSchoolContacts, { query: { filter: JSON.stringify(filter) } });

  /** Asks with a message that nobody else has. */
  async function asked(api: RunningApi, admin: Member) {
    const message = `Somos pocos ${randomUUID()}`;
    const again = () => api.visitor.call(contactSchool, { body: { ...wish, message } });
    await again();
    const [contact] = await find(admin, { q: message });
    if (!contact) throw new Error('The request is not there');
    return { contact, message, again };
  }

  test('is found by its words and its state, and shown', async ({ api }) => {
    const admin = await api.member('admin');
    const { contact, message } = await asked(api, admin);
    expect(contact).toMatchObject({ ...wish, message, state: 'open', answered_at: null });
    expect(await find(admin, { q: message.toUpperCase(), state: 'open' })).toEqual([contact]);
    expect(await find(admin, { q: message, state: 'answered' })).toEqual([]);
    expect(await find(admin, { q: `%${message}` })).toEqual([]);
    expect(await admin.client.call(getSchoolContact, { params: { id: contact.id } })).toEqual(contact);
  });

  test('is marked as answered once, and taken back', async ({ api }) => {
    const admin = await api.member('admin');
    const { contact, message } = await asked(api, admin);
    const mark = async (answered: boolean) =>
      (await admin.client.call(markSchoolContact, { params: { id: contact.id }, body: { answered } })).data;
    const answered = await mark(true);
    expect(answered).toMatchObject({ state: 'answered', answered_at: expect.any(String) });
    expect(await mark(true)).toEqual(answered);
    expect(await find(admin, { q: message, state: 'answered' })).toEqual([answered]);
    expect(await mark(false)).toEqual(contact);
  });

  test('may come again once it was answered, and is then not taken back', async ({ api }) => {
    const admin = await api.member('admin');
    const { contact, message, again } = await asked(api, admin);
    await admin.client.call(markSchoolContact, { params: { id: contact.id }, body: { answered: true } });
    await again();
    await again();
    expect((await find(admin, { q: message })).map(({ state }) => state).toSorted()).toEqual(['answered', 'open']);
    await expect(
      admin.client.call(markSchoolContact, { params: { id: contact.id }, body: { answered: false } }),
    ).rejects.toMatchObject({ status: 409, code: 'SCHOOL_ASKED_AGAIN' });
  });

  test('is for administrators alone', async ({ api }) => {
    const admin = await api.member('admin');
    const { contact } = await asked(api, admin);
    const calls = [
      ['GET', '/school-contacts', undefined],
      ['GET', `/school-contacts/${contact.id}`, undefined],
      ['PUT', `/school-contacts/${contact.id}`, { answered: true }],
    ] as const;
    for (const [method, path, json] of calls) {
      expect((await api.request(method, path, { json })).status).toBe(401);
      for (const role of ['padre', 'director_escuela'] as const) {
        const { token } = await api.member(role);
        expect((await api.request(method, path, { token, json })).status).toBe(403);
      }
    }
    const nobody = { params: { id: randomUUID() } };
    await expect(admin.client.call(getSchoolContact, nobody)).rejects.toMatchObject({ status: 404 });
    const mark = admin.client.call(markSchoolContact, { ...nobody, body: { answered: true } });
    await expect(mark).rejects.toMatchObject({ status: 404 });
    const { token } = admin;
    const wrong = await api.request('PUT', `/school-contacts/${contact.id}`, { token, json: { answered: 'yes' } });
    expect(wrong.status).toBe(422);
  });
});
