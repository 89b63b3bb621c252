import { DAY_MS } from '@lia/sdk/calendar/durations';
import { donateAsMember } from '@lia/sdk/giving/endpoints';
import { assignOrderLicences } from '@lia/sdk/licences/endpoints';
import { listNotifications } from '@lia/sdk/notifications/endpoints';
import { decideSandboxCheckout } from '@lia/sdk/payments/endpoints';
import { allotPlaces } from '@lia/sdk/places/endpoints';
import { refundOrder } from '@lia/sdk/receipts/administration';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';

import { users } from '../accounts/tables.ts';
import { endMemberships } from '../memberships/settle.ts';
import { type Member, type RunningApi, test } from '../testing/api.ts';
import { donation } from '../testing/donations.ts';
import { importingSchool } from '../testing/imports.ts';
import { addChildren, join } from '../testing/licences.ts';
import { refusal } from '../testing/refusal.ts';

const { name: _name, email: _email, ...gift } = donation;

/** A paid donation of memberships for two children. */
async function donated(api: RunningApi): Promise<string> {
  const donor = await api.member('Padre-M');
  const { data } = await donor.client.call(donateAsMember, { body: { ...gift, supportStudents: 2 } });
  const params = { preference_id: data.init_point?.split('/').at(-1) ?? '' };
  await api.visitor.call(decideSandboxCheckout, { params, body: { decision: 'approved' } });
  return data.order?.id ?? '';
}

const allot = ({ client }: Member, id: string, school_id: number) =>
  client.call(allotPlaces, { params: { id }, body: { school_id } });

/** Titles of what a member was notified of, and where it leads. */
const noticesOf = async ({ client }: Member) =>
  (await client.call(listNotifications, { query: {} })).data.map(({ title, path }) => [title, path]);

test('schools are notified of places that a gift gives them, once, and of those that go elsewhere', async ({ api }) => {
  const root = await api.member('admin');
  const [one, two] = [await importingSchool(api), await importingSchool(api)];
  const director = await api.member('Escuela-A');
  await join(api, director, one.id, 'schoolAdmin');
  const teacher = await api.member('maestro');
  await join(api, teacher, one.id, 'teacher');
  const order = await donated(api);
  await allot(root, order, one.id);
  await allot(root, order, one.id);
  const given = ['Tu escuela recibió 2 lugares donados', `/admin/licences/${order}/show`];
  for (const who of [one.admin, director]) expect(await noticesOf(who)).toEqual([given]);
  expect(await noticesOf(teacher)).toEqual([]);

  await allot(root, order, two.id);
  expect(await noticesOf(two.admin)).toEqual([given]);
  const gone = ['Terminaron 2 lugares donados de tu escuela', `/admin/licences`];
  expect(await noticesOf(one.admin)).toEqual([gone, given]);
});

test('schools and holders are notified where the money of a gift goes back', async ({ api }) => {
  const root = await api.member('admin');
  const { id: schoolId, admin } = await importingSchool(api);
  const luz = await api.member('alumno');
  await join(api, luz, schoolId, 'student');
  const order = await donated(api);
  await allot(root, order, schoolId);
  await admin.client.call(assignOrderLicences, { params: { id: order }, body: { people: [luz.uuid] } });
  await root.client.call(refundOrder, { params: { id: order }, body: { reason: 'payer', note: null } });
  await api.jobRunner.runDue();
  expect((await noticesOf(admin))[0]).toEqual(['Terminaron 2 lugares donados de tu escuela', '/admin/licences']);
  expect((await noticesOf(luz)).map(([title]) => title)).toEqual([
    'Una licencia de tu cuenta terminó',
    'Hay una licencia nueva en tu cuenta',
  ]);
});

test('the guardian of a child reads which of their children got a place, and lost it', async ({ api }) => {
  const [root, ana] = [await api.member('admin'), await api.member('padre')];
  const { id: schoolId, admin } = await importingSchool(api);
  const [uuid = ''] = await addChildren(api, ana, 1);
  const [child] = await api.app.db.select({ id: users.id, name: users.name }).from(users).where(eq(users.uuid, uuid));
  await join(api, { id: child?.id ?? 0 }, schoolId, 'student');
  const order = await donated(api);
  await allot(root, order, schoolId);
  await admin.client.call(assignOrderLicences, { params: { id: order }, body: { people: [uuid] } });
  await root.client.call(refundOrder, { params: { id: order }, body: { reason: 'payer', note: null } });
  await api.jobRunner.runDue();
  const { data } = await ana.client.call(listNotifications, { query: {} });
  const where = { detail: `${child?.name}: Plan anual para escuelas`, path: `/apps/children/${uuid}` };
  expect(data).toMatchObject([
    { title: 'Terminó una licencia', ...where },
    { title: 'Hay una licencia nueva', ...where },
  ]);
});

test('schools alone are notified of places whose time is over', async ({ api }) => {
  const root = await api.member('admin');
  const { id: schoolId, admin } = await importingSchool(api);
  const luz = await api.member('alumno');
  await join(api, luz, schoolId, 'student');
  const order = await donated(api);
  await allot(root, order, schoolId);
  await admin.client.call(assignOrderLicences, { params: { id: order }, body: { people: [luz.uuid] } });
  await endMemberships(api.app.db, new Date(Date.now() + 380 * DAY_MS));
  expect((await noticesOf(admin))[0]).toEqual(['Terminaron 2 lugares donados de tu escuela', '/admin/licences']);
  expect((await noticesOf(luz)).map(([title]) => title)).toEqual(['Hay una licencia nueva en tu cuenta']);
  const other = await importingSchool(api);
  expect(await refusal(allot(root, order, other.id))).toEqual([409, 'PLACES_ENDED', []]);
  expect(await noticesOf(other.admin)).toEqual([]);
});
