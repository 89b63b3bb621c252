import { donate, sponsor } from '@lia/sdk/giving/endpoints';
import { publishFlags } from '@lia/sdk/giving/rules';
import { findSamePerson } from '@lia/sdk/people/endpoints';
import { contactSchool, registerFree } from '@lia/sdk/registrations/endpoints';
import { desc, eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';

import { users } from '../accounts/tables.ts';
import { donations, donors } from '../giving/tables.ts';
import { schoolContacts } from '../registrations/tables.ts';
import { teacherApplications } from '../teachers/tables.ts';
import { type RunningApi, test } from '../testing/api.ts';
import { child, family } from '../testing/families.ts';
import { registerOne } from '../testing/teachers.ts';

interface Person {
  name: string;
  email: string;
  phone_number: string;
}

/** Makes a donation. Returns its id. */
async function donationOf(api: RunningApi, person: Person): Promise<string> {
  await api.visitor.call(donate, {
    body: {
      support: 1,
      supportStudents: 1,
      businessName: 'Panadería La Espiga',
      position: 'Directora',
      country: 'México',
      state: 'Puebla',
      ...publishFlags(2),
      ...person,
    },
  });
  const [row] = await api.app.db
    .select({ id: donations.id })
    .from(donations)
    .where(eq(donations.email, person.email))
    .orderBy(desc(donations.createdAt))
    .limit(1);
  return row?.id ?? '';
}

async function schoolOf(api: RunningApi, { name, email, phone_number: phone }: Person): Promise<string> {
  const school = { country: 'México', city: 'Puebla', message: 'Somos 300', membership: 'anual' } as const;
  await api.visitor.call(contactSchool, { body: { name, email, phone, ...school } });
  const [row] = await api.app.db
    .select({ id: schoolContacts.id })
    .from(schoolContacts)
    .where(eq(schoolContacts.email, email));
  return row?.id ?? '';
}

const matchesOf = async (api: RunningApi, record: 'donations' | 'school-contacts' | 'teachers', id: string) => {
  const { client } = await api.member('admin');
  const { data } = await client.call(findSamePerson, { params: { record, id } });
  return data.map(({ kind, reason, email }) => [kind, reason, email]);
};

const rosa = (name: string): Person => ({
  name: 'Rosa Ibáñez',
  email: `${name}@example.mx`,
  phone_number: '2221234567',
});

describe('the person behind a record', () => {
  test('is one donor, however they write their address', async ({ api }) => {
    const first = await donationOf(api, rosa('rosa.una'));
    await donationOf(api, { ...rosa('x'), email: 'ROSA.UNA@Example.mx' });
    expect(await api.app.db.$count(donors, eq(donors.email, 'rosa.una@example.mx'))).toBe(1);
    expect(await matchesOf(api, 'donations', first)).toEqual([]);
  });

  test('is known by the same address wherever else they turned up', async ({ api }) => {
    const person = { ...rosa('rosa.dos'), phone_number: '2220000002' };
    const { form, children } = family('rosa.dos', child('rosa.dos.hija'));
    await api.visitor.call(registerFree, { body: { form, children } });
    const gift = await donationOf(api, { ...person, email: 'Rosa.Dos@example.mx' });
    const school = await schoolOf(api, person);
    const { email, ...rest } = person;
    const company = { company: 'La Espiga', businessName: 'La Espiga', position: 'Directora' };
    await api.visitor.call(donate, { body: { support: 2, ...rest, email, ...company, instructions: 'Somos diez' } });
    expect(await matchesOf(api, 'donations', gift)).toEqual([
      ['account', 'email', email],
      ['school', 'email', email],
      ['volunteer', 'email', email],
    ]);
    expect(await matchesOf(api, 'school-contacts', school)).toEqual([
      ['account', 'email', email],
      ['donor', 'email', 'Rosa.Dos@example.mx'],
      ['volunteer', 'email', email],
    ]);
  });

  test('is a sponsor as well as a donor', async ({ api }) => {
    const person = { ...rosa('rosa.siete'), phone_number: '2220000008' };
    const gift = await donationOf(api, person);
    await api.visitor.call(sponsor, {
      body: {
        sponsorship: 2,
        supportStudents: 1,
        institution: 'Fundación Ñandú',
        businessName: 'La Espiga',
        position: 'Directora',
        country: 'México',
        state: 'Puebla',
        ...publishFlags(2),
        ...person,
      },
    });
    expect(await matchesOf(api, 'donations', gift)).toEqual([['sponsor', 'email', person.email]]);
  });

  test('may be one whose address differs by dots or by what follows a plus sign', async ({ api }) => {
    const phones = ['2220000031', '2220000032', '2220000033', '2220000034'];
    const [first = '', ...others] = await Promise.all(
      ['rosa.tres', 'rosatres', 'rosa.tres+lia', 'rosa.treso'].map((name, n) =>
        donationOf(api, { ...rosa(name), phone_number: phones[n] ?? '' }),
      ),
    );
    expect(others).toHaveLength(3);
    const matched = await matchesOf(api, 'donations', first);
    expect(new Set(matched)).toEqual(
      new Set([
        ['donor', 'similar', 'rosa.tres+lia@example.mx'],
        ['donor', 'similar', 'rosatres@example.mx'],
      ]),
    );
  });

  test('may be one with the same phone and name, accents and country aside; not with the phone alone', async ({
    api,
  }) => {
    const phone_number = '2229876543';
    const first = await donationOf(api, { name: 'Núria  Güemes', email: 'nuria@uno.mx', phone_number });
    await donationOf(api, { name: 'NURIA GUEMES', email: 'otra@dos.mx', phone_number: `+52 1 ${phone_number}` });
    await donationOf(api, { name: 'Pedro Güemes', email: 'pedro@tres.mx', phone_number });
    expect(await matchesOf(api, 'donations', first)).toEqual([['donor', 'phone', 'otra@dos.mx']]);
  });

  test('may be a teacher, but no child and no deleted account', async ({ api }) => {
    await registerOne(api, 'maestra.cinco');
    const [application] = await api.app.db
      .select({ id: teacherApplications.id })
      .from(teacherApplications)
      .where(eq(teacherApplications.email, 'maestra.cinco@example.mx'));
    const person = { name: 'Otra Persona', phone_number: '2220000005' };
    await donationOf(api, { ...person, email: 'maestracinco@example.mx' });
    expect(await matchesOf(api, 'teachers', application?.id ?? '')).toEqual([
      ['donor', 'similar', 'maestracinco@example.mx'],
    ]);

    const { form, children } = family('mama.seis', child('hija.seis'));
    await api.visitor.call(registerFree, { body: { form, children } });
    const ofChild = await donationOf(api, { ...person, email: 'hija.seis@example.mx', phone_number: '2220000006' });
    expect(await matchesOf(api, 'donations', ofChild)).toEqual([]);
    const ofParent = await donationOf(api, { ...person, email: 'mama.seis@example.mx', phone_number: '2220000007' });
    expect(await matchesOf(api, 'donations', ofParent)).toHaveLength(1);
    await api.app.db.update(users).set({ deletedAt: new Date() }).where(eq(users.username, 'mama.seis'));
    expect(await matchesOf(api, 'donations', ofParent)).toEqual([]);
  });

  test('is for administrators, of records that there are', async ({ api }) => {
    const { token } = await api.member('admin');
    const teacher = await api.member('maestro');
    const unknown = '/people/donations/00000000-0000-4000-8000-000000000000/matches';
    expect((await api.request('GET', unknown)).status).toBe(401);
    expect((await api.request('GET', unknown, { token: teacher.token })).status).toBe(403);
    for (const path of [unknown, unknown.replace('donations', 'users'), '/people/donations/1/matches']) {
      expect((await api.request('GET', path, { token })).status).toBe(404);
    }
  });
});
