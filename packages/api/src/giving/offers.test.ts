import { donate, donateAsMember, sponsor } from '@lia/sdk/giving/endpoints';
import { publishFlags } from '@lia/sdk/giving/rules';
import type { Sponsorship } from '@lia/sdk/giving/sponsorshipSchema';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { CONTACT_EMAIL } from '@lia/sdk/receipts/rules';
import { contactSchool } from '@lia/sdk/registrations/endpoints';
import { expect } from 'vitest';

import { type RunningApi, test } from '../testing/api.ts';
import { donation } from '../testing/donations.ts';
import { emailsTo } from '../testing/mail.ts';
import { schoolWish } from '../testing/schoolWish.ts';

const { support: _support, supportStudents: _students, ...giver } = donation;

const subjectsTo = async (api: RunningApi, address: string) =>
  (await emailsTo(api, address)).map(({ subject }) => subject);

/** What the team was sent about a company. */
const toTeam = async (api: RunningApi, company: string) =>
  (await emailsTo(api, CONTACT_EMAIL)).filter(({ subject }) => subject?.endsWith(`: ${company}`));

test('a donation for more than ten children is reported to our team, and confirmed to its donor, once', async ({
  api,
}) => {
  const [email, businessName] = ['muchas@semilla.example', 'Semillero, A.C.'];
  const body = { ...giver, email, businessName, support: 2 as const, instructions: 'Son 40 niñas' };
  const call = { body, idempotencyKey: newIdempotencyKey() };
  await api.visitor.call(donate, call);
  await api.visitor.call(donate, call);
  const [report, ...more] = await toTeam(api, businessName);
  expect(report?.subject).toBe('Quieren donar para más de diez niñas y niños: Semillero, A.C.');
  for (const fact of [email, giver.name, giver.phone_number, 'Son 40 niñas']) expect(report?.text).toContain(fact);
  expect(more).toEqual([]);
  const [confirmation, ...others] = await emailsTo(api, email);
  expect(confirmation?.subject).toBe('Recibimos tu propuesta de donativo');
  expect(confirmation?.text).toContain('Nos pondremos en contacto contigo');
  expect(others).toEqual([]);
});

test('a sponsorship of more than ten students is reported to our team, and confirmed to its sponsor', async ({
  api,
}) => {
  const [email, businessName] = ['patrocinio@mayahuel.example', 'Mayahuel Textil'];
  const body: Sponsorship = {
    ...giver,
    ...publishFlags(3),
    institution: 'Fundación Ñandú',
    email,
    businessName,
    sponsorship: 2,
    supportStudents: 11,
  };
  await api.visitor.call(sponsor, { body });
  const [report] = await toTeam(api, businessName);
  expect(report?.subject).toBe('Quieren patrocinar a más de diez estudiantes: Mayahuel Textil');
  for (const fact of [email, giver.phone_number, 'Fundación Ñandú']) expect(report?.text).toContain(fact);
  expect(await subjectsTo(api, email)).toEqual(['Recibimos tu propuesta de patrocinio']);
});

test('the same donation of a member is confirmed at the address of their account', async ({ api }) => {
  const member = await api.member('Padre-M');
  const { name: _name, email: _email, ...given } = giver;
  const body = { ...given, businessName: 'Familia López', support: 2 as const, instructions: 'Son 40 niñas' };
  await member.client.call(donateAsMember, { body });
  expect(await toTeam(api, 'Familia López')).toHaveLength(1);
  expect(await subjectsTo(api, `${member.username}@example.com`)).toEqual(['Recibimos tu propuesta de donativo']);
});

test('a gift that is paid at once is no offer', async ({ api }) => {
  const [email, businessName] = ['pronto@semilla.example', 'Pronto, A.C.'];
  await api.visitor.call(donate, { body: { ...donation, email, businessName } });
  expect(await toTeam(api, businessName)).toEqual([]);
  expect(await subjectsTo(api, email)).toEqual([]);
});

test('an offer to volunteer is confirmed to who made it', async ({ api }) => {
  const email = 'voluntaria@nandu.example';
  const { institution: _institution, country: _country, state: _state, ...named } = giver;
  const { publish_both: _both, publish_donors: _donors, publish_logo: _logo, ...person } = named;
  const body = { ...person, email, support: 2 as const, company: 'Ñandú', instructions: 'Somos 12 personas' };
  await api.visitor.call(donate, { body });
  expect(await subjectsTo(api, email)).toEqual(['Recibimos tu propuesta de voluntariado']);
});

test('a school that asks to be called has it in writing once, however often it asks the same', async ({ api }) => {
  const email = 'direccion@jacarandas.example';
  await api.visitor.call(contactSchool, { body: { ...schoolWish, email } });
  await api.visitor.call(contactSchool, { body: { ...schoolWish, email } });
  expect(await subjectsTo(api, email)).toEqual(['Recibimos tu solicitud']);
});
