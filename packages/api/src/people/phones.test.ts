import { donate, listDonations, listSponsorships, listVolunteerings, sponsor } from '@lia/sdk/giving/endpoints';
import { publishFlags } from '@lia/sdk/giving/rules';
import type { ListQuery } from '@lia/sdk/http/list';
import { contactSchool, listSchoolContacts } from '@lia/sdk/registrations/endpoints';
import { listTeachers } from '@lia/sdk/teachers/endpoints';
import { listUsers } from '@lia/sdk/users/endpoints';
import { describe, expect } from 'vitest';

import { schoolEnrolments } from '../institutions/tables.ts';
import { type Member, test } from '../testing/api.ts';
import { donation } from '../testing/donations.ts';
import { schoolWish } from '../testing/schoolWish.ts';
import { registerOne } from '../testing/teachers.ts';
import { personIn, runSchool } from '../testing/users.ts';

const query = (q: string): { query: ListQuery } => ({ query: { filter: JSON.stringify({ q }) } });

const usernames = async ({ client }: Member, q: string) =>
  (await client.call(listUsers, query(q))).map(({ username }) => username);

/** One number as people type it. */
const written = ['4437654321', '443 765 4321', '(443) 765-43-21', '+52 443 765 4321', '+52 1 443 765 4321'];

test('every list of people is searched by telephone, however it is typed', async ({ api }) => {
  const { client } = await api.member('admin');
  const [phone_number = ''] = written;
  const email = 'llama@example.mx';
  const giver = { ...donation, email, phone_number };
  await api.visitor.call(donate, { body: giver });
  await api.visitor.call(donate, {
    body: {
      support: 2,
      company: 'Llamadas',
      businessName: 'Llamadas, S.A.',
      position: 'Directora',
      name: 'Lucía Herrera',
      instructions: 'Somos doce y podemos los viernes.',
      email,
      phone_number,
    },
  });
  const { businessName, position, name, country, state } = giver;
  await api.visitor.call(sponsor, {
    body: {
      sponsorship: 2,
      supportStudents: 1,
      institution: 'Fundación',
      businessName,
      position,
      name,
      email,
      phone_number,
      country,
      state,
      ...publishFlags(1),
    },
  });
  await api.visitor.call(contactSchool, { body: { ...schoolWish, email, phone: phone_number } });
  await registerOne(api, 'llama.maestra', { phone_number });
  for (const q of written) {
    const found = await Promise.all([
      client.call(listDonations, query(q)),
      client.call(listVolunteerings, query(q)),
      client.call(listSponsorships, query(q)),
      client.call(listSchoolContacts, query(q)),
      client.call(listTeachers, query(q)),
    ]);
    expect(
      found.map((rows) => rows.map((row) => row.email)),
      q,
    ).toEqual([[email], [email], [email], [email], ['llama.maestra@example.mx']]);
  }
  // Part of a number is not one, and neither are its digits in another order.
  for (const q of ['443765432', '4437654312', '765']) expect(await client.call(listDonations, query(q))).toEqual([]);
});

describe('users', () => {
  test('are found by telephone, matricula and CURP, whatever case and spaces', async ({ api }) => {
    const { id, director } = await runSchool(api);
    const curp = 'GOMC100512MDFRRL09';
    const change = { phoneNumber: '+52 55 8765 4321', curp };
    const { id: userId, username } = await personIn(api, id, 'alumno', change);
    await api.app.db
      .insert(schoolEnrolments)
      .values({ userId, schoolId: id, companyId: id, level: 2, grade: 4, matricula: 'Mat 7/b' });
    for (const one of [director, await api.member('admin')]) {
      for (const q of ['5587654321', '55 8765-4321', '+525587654321', 'mat 7/B', curp, curp.toLowerCase()])
        expect(await usernames(one, q), q).toEqual([username]);
      for (const q of ['55 8765', 'mat 7', curp.slice(0, 16)]) expect(await usernames(one, q), q).toEqual([]);
    }
  });

  test('of other schools are found by none of them, nor by what another school calls its student', async ({ api }) => {
    const [own, other] = [await runSchool(api), await runSchool(api)];
    const curp = 'GOMC100513MDFRRL08';
    const enrolment = { level: 2, grade: 4 };
    const stranger = await personIn(api, other.id, 'alumno', { phoneNumber: '5511110000', curp });
    const shared = await personIn(api, own.id, 'alumno');
    await api.app.db.insert(schoolEnrolments).values([
      { ...enrolment, userId: stranger.id, schoolId: other.id, companyId: other.id, matricula: 'B-100' },
      { ...enrolment, userId: shared.id, schoolId: own.id, companyId: own.id, matricula: 'A-200' },
      { ...enrolment, userId: shared.id, schoolId: other.id, companyId: other.id, matricula: 'B-200' },
    ]);
    for (const q of ['5511110000', curp, 'B-100', 'B-200']) expect(await usernames(own.director, q), q).toEqual([]);
    expect(await usernames(own.director, 'A-200')).toEqual([shared.username]);
    expect(await usernames(other.director, '55 1111 0000')).toEqual([stranger.username]);
    expect(await usernames(await api.member('admin'), 'B-200')).toEqual([shared.username]);
  });

  test('whose place in a school is over are found there no more', async ({ api }) => {
    const { id, director } = await runSchool(api);
    const { id: userId } = await personIn(api, id, 'alumno');
    await api.app.db.insert(schoolEnrolments).values({
      userId,
      schoolId: id,
      companyId: id,
      level: 2,
      grade: 4,
      matricula: 'C-300',
      since: new Date(2025, 1),
      until: new Date(2025, 7),
    });
    expect(await usernames(director, 'C-300')).toEqual([]);
  });
});
