import { contactSchool, listSchoolContacts } from '@lia/sdk/registrations/endpoints';
import { CONTACT_EMAIL } from '@lia/sdk/receipts/rules';
import { expect } from 'vitest';

import { test } from '../testing/api.ts';
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

test('the list is for administrators', async ({ api }) => {
  for (const role of ['padre', 'director_escuela'] as const) {
    const { token } = await api.member(role);
    expect((await api.request('GET', '/school-contacts', { token })).status).toBe(403);
  }
});
