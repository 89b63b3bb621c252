import { randomUUID } from 'node:crypto';

import { markContacted } from '@lia/sdk/contacts/endpoints';
import { type ContactRecord, contactRecords } from '@lia/sdk/contacts/records';
import { donate, listDonations, listSponsorships, listVolunteerings, sponsor } from '@lia/sdk/giving/endpoints';
import { publishFlags } from '@lia/sdk/giving/rules';
import { contactSchool, listSchoolContacts } from '@lia/sdk/registrations/endpoints';
import { and, eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';

import { users } from '../accounts/tables.ts';
import { schoolContacts } from '../registrations/tables.ts';
import { type Member, type RunningApi, test } from '../testing/api.ts';
import { donation, openDonation } from '../testing/donations.ts';
import { contactMarks } from './tables.ts';

/** A person to call back, each with a different address. */
const asking: Readonly<Record<ContactRecord, (api: RunningApi, email: string) => Promise<unknown>>> = {
  donations: ({ visitor }, email) =>
    visitor.call(donate, {
      body: { ...donation, email, support: 2, supportStudents: undefined, instructions: 'Son 40 niñas' },
    }),
  sponsorships: ({ visitor }, email) =>
    visitor.call(sponsor, {
      body: {
        sponsorship: 1,
        supportStudents: 11,
        institution: 'Fundación Ñandú',
        businessName: 'Textiles Mayahuel',
        position: 'Directora',
        name: 'Julia Ríos Peña',
        email,
        phone_number: '5512345678',
        country: 'México',
        state: 'Jalisco',
        ...publishFlags(1),
      },
    }),
  volunteerings: ({ visitor }, email) =>
    visitor.call(donate, {
      body: {
        support: 2,
        company: 'Grupo Ñandú',
        businessName: 'Ñandú Servicios, S.A. de C.V.',
        position: 'Gerente de talento',
        name: "Íñigo O'Farrill",
        email,
        phone_number: '5512345678',
        instructions: 'Somos 12 personas',
      },
    }),
  'school-contacts': ({ visitor }, email) =>
    visitor.call(contactSchool, {
      body: {
        name: 'Elena Prado',
        email,
        phone: '5512345678',
        country: 'México',
        city: 'Puebla',
        message: 'Somos 300 alumnos',
        membership: 'anual',
      },
    }),
};

const lists = {
  donations: listDonations,
  sponsorships: listSponsorships,
  volunteerings: listVolunteerings,
  'school-contacts': listSchoolContacts,
} as const;

const find = ({ client }: Member, record: ContactRecord, filter: object) =>
  client.call(lists[record], { query: { filter: JSON.stringify(filter) } });

/** Asks for a call; the record as the console finds it, and how. */
async function asked(api: RunningApi, admin: Member, record: ContactRecord) {
  const email = `${randomUUID()}@llamada.example`;
  await asking[record](api, email);
  const [found, ...others] = await find(admin, record, { q: email });
  if (!found || others.length > 0) throw new Error('There is not one record');
  const params = { record, id: found.id };
  return {
    found,
    email,
    params,
    mark: async (by: Member, contacted: boolean) =>
      (await by.client.call(markContacted, { params, body: { contacted } })).data.contacted,
  };
}

describe.for(contactRecords)('of %s, a record', (record) => {
  test('is listed until it is marked as called, and then shows by whom and when', async ({ api }) => {
    const admin = await api.member('admin');
    const { found, email, mark } = await asked(api, admin, record);
    expect(found).toMatchObject({ status: 'contact', contacted: null });
    expect(await find(admin, record, { q: email, status: 'contacted' })).toEqual([]);

    const contacted = await mark(admin, true);
    expect(contacted).toEqual({ at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/), by: 'Ana López' });
    expect(await find(admin, record, { q: email, status: 'contact' })).toEqual([]);
    expect(await find(admin, record, { q: email, status: 'contacted' })).toEqual([
      { ...found, status: 'contacted', contacted },
    ]);
    const everybody = await api.request('GET', `/${record}?filter=${JSON.stringify({ q: email })}`, {
      token: admin.token,
    });
    expect(everybody.headers.get('content-range')).toBe('items 0-0/1');
  });

  test('keeps the first mark, and records who removes it', async ({ api }) => {
    const [first, second] = [await api.member('admin'), await api.member('admin')];
    const { found, email, params, mark } = await asked(api, first, record);
    const answers = await Promise.all([mark(first, true), mark(first, true), mark(first, true)]);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    await api.app.db.update(users).set({ name: 'Beatriz' }).where(eq(users.id, second.id));
    expect(await mark(second, true)).toEqual(answers[0]);
    expect(await mark(second, false)).toBeNull();
    expect(await mark(second, false)).toBeNull();
    expect(await find(first, record, { q: email })).toEqual([found]);
    expect(await mark(second, true)).toMatchObject({ by: 'Beatriz López' });
    expect(await mark(first, false)).toBeNull();

    const kept = await api.app.db
      .select({ madeBy: contactMarks.madeBy, undoneBy: contactMarks.undoneBy })
      .from(contactMarks)
      .where(and(eq(contactMarks.record, params.record), eq(contactMarks.recordId, params.id)))
      .orderBy(contactMarks.madeAt);
    expect(kept).toEqual([
      { madeBy: first.id, undoneBy: second.id },
      { madeBy: second.id, undoneBy: first.id },
    ]);
  });

  test('is marked by administrators alone, and by a known id', async ({ api }) => {
    const admin = await api.member('admin');
    const { params, email } = await asked(api, admin, record);
    const path = `/contacts/${record}/${params.id}`;
    const json = { contacted: true };
    expect((await api.request('PUT', path, { json })).status).toBe(401);
    for (const role of ['padre', 'director_escuela', 'admin_escuela'] as const) {
      const { token } = await api.member(role);
      expect((await api.request('PUT', path, { token, json })).status).toBe(403);
    }
    const { token } = admin;
    for (const id of [randomUUID(), '7', 'x']) {
      expect((await api.request('PUT', `/contacts/${record}/${id}`, { token, json })).status).toBe(404);
    }
    for (const wrong of [{}, { contacted: 'yes' }, { contacted: null }, { contacted: true, by: 'Otra' }]) {
      expect((await api.request('PUT', path, { token, json: wrong })).status).toBe(422);
    }
    expect(await find(admin, record, { q: email, status: 'contact' })).toHaveLength(1);
  });
});

test('a record that waits for a payment, or that is not found, cannot be marked', async ({ api }) => {
  const admin = await api.member('admin');
  const email = 'paga@llamada.example';
  await openDonation(api, { email });
  const [paid] = await find(admin, 'donations', { q: email });
  expect(paid).toMatchObject({ status: 'pending', contacted: null });
  for (const path of [`donations/${paid?.id}`, `teachers/${paid?.id}`, `sponsorships/${paid?.id}`]) {
    const answer = await api.request('PUT', `/contacts/${path}`, { token: admin.token, json: { contacted: true } });
    expect([path, answer.status]).toEqual([path, 404]);
  }
});

test('gifts are sorted by where they stand, those to be called beside those that were', async ({ api }) => {
  const admin = await api.member('admin');
  const phone_number = String(Math.floor(1e9 + Math.random() * 8e9));
  const give = (more: object) => api.visitor.call(donate, { body: { ...donation, ...more, phone_number } });
  const many = { support: 2, supportStudents: undefined, instructions: 'Son 40' };
  const name = 'Orden Alfabético';
  for (const more of [many, {}, many]) await give({ ...more, name });
  const listed = () =>
    admin.client.call(listDonations, {
      query: { filter: JSON.stringify({ q: name }), sort: '["status","ASC"]' },
    });
  const [first] = await listed();
  await admin.client.call(markContacted, {
    params: { record: 'donations', id: first?.id ?? '' },
    body: { contacted: true },
  });
  expect((await listed()).map(({ status }) => status)).toEqual(['contact', 'contacted', 'pending']);
});

describe('a school', () => {
  test('may ask again once it was called, and the older call is then not taken back', async ({ api }) => {
    const admin = await api.member('admin');
    const { email, mark } = await asked(api, admin, 'school-contacts');
    await mark(admin, true);
    await asking['school-contacts'](api, email);
    await asking['school-contacts'](api, email);
    const listed = await find(admin, 'school-contacts', { q: email });
    expect(listed.map(({ status }) => status).toSorted()).toEqual(['contact', 'contacted']);
    await expect(mark(admin, false)).rejects.toMatchObject({ status: 409, code: 'SCHOOL_ASKED_AGAIN' });
    // Nothing of the refused change stays: the call is still marked, by the same person.
    expect(await find(admin, 'school-contacts', { q: email })).toEqual(listed);
  });

  test('that was called before names were kept has a time alone', async ({ api }) => {
    const admin = await api.member('admin');
    const { email, params } = await asked(api, admin, 'school-contacts');
    const answeredAt = new Date('2026-10-01T18:00:00Z');
    await api.app.db.update(schoolContacts).set({ answeredAt }).where(eq(schoolContacts.id, params.id));
    expect(await find(admin, 'school-contacts', { q: email, status: 'contacted' })).toMatchObject([
      { status: 'contacted', contacted: { at: answeredAt.toISOString(), by: null } },
    ]);
  });
});
