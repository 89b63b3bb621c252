import { DAY_MS } from '@lia/sdk/calendar/durations';
import { donateAsMember, sponsorAsMember } from '@lia/sdk/giving/endpoints';
import { createClient } from '@lia/sdk/http/client';
import { assignOrderLicences, freeLicence, listLicenceOrders } from '@lia/sdk/licences/endpoints';
import { decideSandboxCheckout } from '@lia/sdk/payments/endpoints';
import type { Checkout } from '@lia/sdk/payments/schema';
import { allotPlaces, getGiftPlaces, listMyPlaces } from '@lia/sdk/places/endpoints';
import { placesOfDonation, placesOfSponsorship } from '@lia/sdk/places/rules';
import { refundOrder } from '@lia/sdk/receipts/administration';
import { PUBLIC_SCHOOL_ID } from '@lia/sdk/registrations/rules';
import { describe, expect } from 'vitest';

import { endMemberships } from '../memberships/settle.ts';
import { countSchoolLicences } from '../memberships/schoolLicences.ts';
import { API_ROOT } from '../platform/serve.ts';
import { type Member, type RunningApi, test } from '../testing/api.ts';
import { donation } from '../testing/donations.ts';
import { importingSchool } from '../testing/imports.ts';
import { join, licencesOf, rolesOf } from '../testing/licences.ts';
import { refusal } from '../testing/refusal.ts';

const { name: _name, email: _email, ...gift } = donation;
const { support: _support, ...given } = gift;

async function pay(api: RunningApi, { data }: Checkout): Promise<string> {
  const params = { preference_id: data.init_point?.split('/').at(-1) ?? '' };
  await api.visitor.call(decideSandboxCheckout, { params, body: { decision: 'approved' } });
  return data.order?.id ?? '';
}

/** A paid donation of memberships for so many children. */
const donated = async (api: RunningApi, { client }: Member, supportStudents: 1 | 2 | 3 | 6): Promise<string> =>
  pay(api, await client.call(donateAsMember, { body: { ...gift, supportStudents } }));

const allot = ({ client }: Member, id: string, school_id: number) =>
  client.call(allotPlaces, { params: { id }, body: { school_id } });

const placesOf = async ({ client }: Member, id: string) => (await client.call(getGiftPlaces, { params: { id } })).data;

const ownOf = async ({ client }: Member) => (await client.call(listMyPlaces)).data;

async function student(api: RunningApi, schoolId: number): Promise<Member> {
  const person = await api.member('alumno');
  await join(api, person, schoolId, 'student');
  return person;
}

const assign = ({ client }: Member, id: string, people: readonly Member[]) =>
  client.call(assignOrderLicences, { params: { id }, body: { people: people.map(({ uuid }) => uuid) } });

test('memberships for children and special projects for students are places', () => {
  expect(placesOfDonation({ support: 1, supportStudents: 10 })).toEqual({ places: 10, months: 12 });
  expect(placesOfDonation({ support: 3, supportStudents: null })).toBeNull();
  const project = { sponsorship: 1, supportStudents: 4, supportMonths: 6, agreedStudents: null };
  expect(placesOfSponsorship(project)).toEqual({ places: 4, months: 6 });
  expect(placesOfSponsorship({ ...project, supportStudents: 11, agreedStudents: 40 })).toEqual({
    places: 40,
    months: 6,
  });
  for (const other of [{ sponsorship: 2 }, { supportStudents: 11 }, { supportStudents: 12 }, { supportMonths: null }]) {
    expect(placesOfSponsorship({ ...project, ...other })).toBeNull();
  }
});

describe('places of a gift', () => {
  test('become licences of a school, which its donor sees used without names', async ({ api }) => {
    const [root, donor] = [await api.member('admin'), await api.member('Padre-M')];
    const { id: schoolId } = await importingSchool(api);
    const order = await donated(api, donor, 6);
    expect(await placesOf(root, order)).toMatchObject({ places: 6, months: 12, paid: true, school: null, used: 0 });
    const { data } = await allot(root, order, schoolId);
    expect(data).toMatchObject({ school: { id: schoolId }, status: 'active', used: 0 });
    const months = (Date.parse(data.until ?? '') - Date.now()) / (30.4 * DAY_MS);
    expect(Math.round(months)).toBe(12);

    const people = await Promise.all(Array.from({ length: 6 }, () => student(api, schoolId)));
    const [luz, ...others] = people;
    const outsider = await student(api, (await importingSchool(api)).id);
    if (!luz) throw new Error('There are six');
    expect(await refusal(assign(root, order, [outsider]))).toEqual([422, 'VALIDATION_FAILED', ['people']]);
    const { data: licences } = await assign(root, order, [luz]);
    expect(licences).toMatchObject({ owner: null, total: 6, held: [{ holder: { uuid: luz.uuid } }] });
    expect(await rolesOf(api, luz.uuid)).toEqual(['Alumno-A', 'alumno']);
    expect(await ownOf(donor)).toMatchObject([{ order, places: 6, used: null, school: expect.any(String) }]);
    expect(JSON.stringify(await ownOf(donor))).not.toContain(luz.username);
    await assign(root, order, others);
    expect(await ownOf(donor)).toMatchObject([{ used: 6, ended: false }]);
    expect(await refusal(assign(root, order, [await student(api, schoolId)]))).toEqual([409, 'LICENCES_USED', []]);

    await endMemberships(api.app.db, new Date(Date.now() + 380 * DAY_MS));
    expect(await rolesOf(api, luz.uuid)).toEqual(['alumno']);
    expect(await placesOf(root, order)).toMatchObject({ status: 'ended' });
    expect(await ownOf(donor)).toMatchObject([{ ended: true }]);
  });

  test('are of the school that runs them, and are handed out by its imports', async ({ api }) => {
    const root = await api.member('admin');
    const [school, other] = [await importingSchool(api), await importingSchool(api)];
    const director = await api.member('Escuela-A');
    await join(api, director, school.id, 'schoolAdmin');
    const order = await donated(api, await api.member('Padre-M'), 2);
    await allot(root, order, school.id);
    const listed = async ({ client }: Member) =>
      (await client.call(listLicenceOrders, { query: {} })).map((row) => [row.id, row.owner, row.licences]);
    expect(await listed(director)).toEqual([[order, null, 2]]);
    expect(await listed(other.admin)).toEqual([]);
    expect(await countSchoolLicences(api.app.db, school.id)).toEqual({ total: 2, left: 2 });
    await assign(director, order, [await student(api, school.id)]);
    expect((await licencesOf(director, order)).held).toHaveLength(1);
    expect(await countSchoolLicences(api.app.db, school.id)).toEqual({ total: 2, left: 1 });
    expect(await refusal(assign(other.admin, order, [await student(api, other.id)]))).toEqual([404, 'NOT_FOUND', []]);
  });

  test('move to another school while no one holds one', async ({ api }) => {
    const root = await api.member('admin');
    const [one, two] = [await importingSchool(api), await importingSchool(api)];
    const order = await donated(api, await api.member('Padre-M'), 1);
    await allot(root, order, one.id);
    const { data } = await allot(root, order, two.id);
    expect(data.school?.id).toBe(two.id);
    const { data: licences } = await assign(root, order, [await student(api, two.id)]);
    expect(await refusal(allot(root, order, one.id))).toEqual([409, 'PLACES_USED', []]);
    expect((await allot(root, order, two.id)).data.used).toBe(1);
    await root.client.call(freeLicence, { params: { id: order, licence: licences.held[0]?.id ?? '' } });
    expect((await allot(root, order, one.id)).data.school?.id).toBe(one.id);
    for (const school of [PUBLIC_SCHOOL_ID, 999_999_999]) {
      expect(await refusal(allot(root, order, school))).toEqual([422, 'VALIDATION_FAILED', ['school_id']]);
    }
  });

  test('go with the money', async ({ api }) => {
    const root = await api.member('admin');
    const { id: schoolId } = await importingSchool(api);
    const order = await donated(api, await api.member('Padre-M'), 1);
    await allot(root, order, schoolId);
    const luz = await student(api, schoolId);
    await assign(root, order, [luz]);
    await root.client.call(refundOrder, { params: { id: order }, body: { reason: 'payer', note: null } });
    await api.jobRunner.runDue();
    expect(await placesOf(root, order)).toMatchObject({ paid: false, status: 'ended' });
    expect(await rolesOf(api, luz.uuid)).toEqual(['alumno']);
    expect(await refusal(allot(root, order, schoolId))).toEqual([409, 'GIFT_NOT_PAID', []]);
    expect(await refusal(assign(root, order, [await student(api, schoolId)]))).toEqual([409, 'MEMBERSHIP_ENDED', []]);
  });

  test('are none of other gifts, and allotted by administrators alone', async ({ api }) => {
    const [root, donor] = [await api.member('admin'), await api.member('Padre-M')];
    const { id: schoolId, admin } = await importingSchool(api);
    const courses = { ...given, sponsorship: 2, supportStudents: 3, institution: 'Semilla' } as const;
    const sponsored = await pay(api, await donor.client.call(sponsorAsMember, { body: courses }));
    expect(await placesOf(root, sponsored)).toBeNull();
    expect(await refusal(allot(root, sponsored, schoolId))).toEqual([404, 'NOT_FOUND', []]);
    const { data } = await donor.client.call(donateAsMember, { body: gift });
    expect(await refusal(allot(root, data.order?.id ?? '', schoolId))).toEqual([409, 'GIFT_NOT_PAID', []]);
    expect(await ownOf(donor)).toEqual([]);
    const order = await donated(api, donor, 3);
    expect(await ownOf(donor)).toMatchObject([{ order, places: 3, used: 0, school: null, until: null }]);
    const english = createClient({
      baseUrl: `${api.origin}${API_ROOT}`,
      token: () => donor.token,
      language: () => 'en',
    });
    expect((await english.call(listMyPlaces)).data).toMatchObject([{ title: 'Academic reinforcement membership' }]);
    expect(await ownOf(await api.member('Padre-M'))).toEqual([]);
    for (const who of [admin, donor]) {
      expect(await refusal(placesOf(who, order))).toEqual([403, 'FORBIDDEN', []]);
      expect(await refusal(allot(who, order, schoolId))).toEqual([403, 'FORBIDDEN', []]);
    }
  });
});
