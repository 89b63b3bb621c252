import { may } from '@lia/sdk/accounts/permissions';
import { listMyConsents } from '@lia/sdk/consents/endpoints';
import { isMissing } from '@lia/sdk/consents/rules';
import { listCourses, listEnrolments } from '@lia/sdk/courses/administration';
import { listProducts } from '@lia/sdk/courses/endpoints';
import { getDonation, listDonations, listSponsorships, listVolunteerings } from '@lia/sdk/giving/endpoints';
import { giftStatuses } from '@lia/sdk/giving/records';
import { getEmbedCounts, listEmbeds } from '@lia/sdk/embeds/endpoints';
import { listInstitutions } from '@lia/sdk/institutions/endpoints';
import { getMyMembership } from '@lia/sdk/memberships/endpoints';
import { roleOfPlan } from '@lia/sdk/memberships/roles';
import { listSentInvitations } from '@lia/sdk/parentInvitations/endpoints';
import { getPreapprovalCourse } from '@lia/sdk/payments/endpoints';
import { listOrders } from '@lia/sdk/receipts/administration';
import { listMyBills } from '@lia/sdk/receipts/endpoints';
import { formatFolio } from '@lia/sdk/receipts/rules';
import { listMyPlaces } from '@lia/sdk/places/endpoints';
import { getCashRenewal } from '@lia/sdk/renewals/endpoints';
import { listChildren, listSchoolContacts } from '@lia/sdk/registrations/endpoints';
import { listTeachers } from '@lia/sdk/teachers/endpoints';
import { inArray } from 'drizzle-orm';
import { describe, expect } from 'vitest';

import { paymentContextOf } from './payments/fulfilment.ts';
import { vouchers } from './payments/vouchers/tables.ts';
import { outbox } from './platform/mail/tables.ts';
import { reconcile } from './payments/reconcile.ts';
import { providerOf } from './payments/configured.ts';
import { enter } from './testing/demoAccounts.ts';
import { test } from './testing/demoData.ts';
import { companyAccount, demoAccounts } from './accounts/demoAccounts.ts';
import { seedDemoData } from './platform/demoData.ts';

describe('the demo data of people and sales', () => {
  test('has a company, whose account sees the places that its gift pays', async ({ api }) => {
    const { user, client } = await enter(api, companyAccount.username);
    expect(user.company).toMatchObject({ name: 'Textiles Mayahuel' });
    expect((await client.call(listMyPlaces)).data).toMatchObject([{ places: 10 }]);
    expect(await client.call(listMyBills)).toMatchObject({ data: [{ reason: 'donation' }] });
  });

  test('has everybody’s consents, but for one parent whom a partner registered without', async ({ api }) => {
    const asked = demoAccounts.filter(({ role }) => may({ role: role === null ? [] : [role] }, 'consents.give'));
    expect(asked.length).toBeGreaterThan(20);
    const missing = async (username: string) => {
      const { data } = await (await enter(api, username)).client.call(listMyConsents);
      return data.filter(isMissing).map(({ document }) => document);
    };
    const usernames = [
      ...asked.map(({ username }) => username),
      companyAccount.username,
      'lucia.torres',
      'hugo.campos',
      'nora.salas',
    ];
    expect((await Promise.all(usernames.map(missing))).flat()).toEqual([]);
    expect(await missing('irma.rios')).toEqual(['terms', 'privacy']);
  });

  test('has a child of two parents, one of whom answers for a sibling as well', async ({ api }) => {
    const childrenOf = async (parent: string) => {
      const { data } = await (await enter(api, parent)).client.call(listChildren);
      return data.map(({ username, level, grade }) => [username, level, grade]);
    };
    expect(await childrenOf('padre')).toEqual([
      ['alumno', 2, 4],
      ['preescolar', 1, 3],
    ]);
    expect(await childrenOf('padre-i')).toEqual([['alumno', 2, 4]]);
  });

  test('has institutions of both types, one of them closed, with people', async ({ api }) => {
    const { client } = await enter(api, 'admin');
    const listed = await client.call(listInstitutions, { query: {} });
    expect(listed).toHaveLength(12);
    expect(new Set(listed.map(({ Type }) => Type))).toEqual(new Set(['Escuela', 'Empresa']));
    expect(listed.filter(({ IsActive }) => !IsActive)).toHaveLength(1);
    expect(listed.every(({ CurrentUsers }) => CurrentUsers > 0)).toBe(true);
  });

  test('has donations in every status, which the reconciler finds in order', async ({ api }) => {
    const { client } = await enter(api, 'admin');
    const listed = await client.call(listDonations, { query: {} });
    // A donation is paid by no voucher, so none expires, and no giver of the demo data declined.
    expect(new Set([...listed.map(({ status }) => status), 'expired', 'declined'])).toEqual(new Set(giftStatuses));
    await reconcile(paymentContextOf(api.app), providerOf(api.app), new Date());
    await expect(client.call(listDonations, { query: {} })).resolves.toEqual(listed);
  });

  test('has sponsorships in every status, which the reconciler finds in order, and offers to volunteer', async ({
    api,
  }) => {
    const { client } = await enter(api, 'admin');
    const listed = await client.call(listSponsorships, { query: {} });
    expect(new Set([...listed.map(({ status }) => status), 'expired', 'declined'])).toEqual(new Set(giftStatuses));
    expect(listed.find(({ file }) => file !== null)).toMatchObject({ status: 'approved', total: 36_000_00 });
    await reconcile(paymentContextOf(api.app), providerOf(api.app), new Date());
    await expect(client.call(listSponsorships, { query: {} })).resolves.toEqual(listed);
    const offers = await client.call(listVolunteerings, { query: {} });
    expect(offers.map(({ company }) => company)).toEqual([
      'Radio Sierra',
      'Hotel Casa del Árbol',
      'Cuentas Claras',
      'Grupo Ñandú',
    ]);
  });

  test('has a donation with a logo, and a receipt', async ({ api }) => {
    const { client } = await enter(api, 'admin');
    const listed = await client.call(listDonations, { query: { filter: '{"q":"semilla"}' } });
    const [{ id, payment_id } = { id: '', payment_id: null }] = listed;
    const donation = await client.call(getDonation, { params: { id } });
    expect(donation.file).toMatchObject({ name: 'logo-semilla.png', type: 'image/png' });
    const receipt = await api.visitor.call(getPreapprovalCourse, {
      params: { payment_id: payment_id ?? '' },
      body: {},
    });
    expect(receipt.data.data).toMatchObject({ status: 'approved', transaction_amount: 28_800, folio: 'LIA-000001' });
  });

  test('has receipts without gaps, two of them cancelled, and an email for each', async ({ api }) => {
    const { client } = await enter(api, 'admin');
    const listed = await client.call(listOrders, { query: { sort: '["folio","ASC"]' } });
    // A place that was given away costs nothing, and has no receipt.
    const paid = listed.filter(({ status, total }) => total > 0 && (status === 'approved' || status === 'refunded'));
    expect(paid.length).toBeGreaterThan(3);
    expect(listed.filter(({ folio }) => folio !== null).map(({ folio }) => folio)).toEqual(
      paid.map((_, at) => formatFolio(at + 1)),
    );
    const cancelled = listed.filter(({ cancelled_at }) => cancelled_at !== null);
    expect(cancelled.map(({ reason, status }) => [reason, status])).toEqual([
      ['donation', 'refunded'],
      ['sponsorship', 'refunded'],
    ]);
    const about = inArray(outbox.kind, ['receipt', 'receipt-cancelled']);
    expect(await api.app.db.$count(outbox, about)).toBe(paid.length + cancelled.length);
  });

  test('has a paid, renewing plan for each account whose role comes with one', async ({ api }) => {
    const paying = demoAccounts.filter(({ role }) => /^(Padre|Maestro|Escuela)-[MA]/.test(role ?? ''));
    expect(paying).toHaveLength(10);
    for (const { username, role } of paying) {
      const { client } = await enter(api, username);
      const { data } = await client.call(getMyMembership);
      expect(data).toMatchObject({ status: 'active', renews: true, card: { last4: '4242' } });
      expect(data && roleOfPlan(data)).toBe(role?.replace(/-(preescolar|secundaria)$/, ''));
      expect((await client.call(listMyBills)).data.map(({ reason }) => reason)).toContain('membership');
    }
    for (const [parent, child] of [
      ['padre-m', 'alumno-m'],
      ['padre-a', 'alumno-a'],
    ] as const) {
      const { data } = await (await enter(api, parent)).client.call(getMyMembership);
      expect(data?.licences.map(({ username }) => username)).toEqual([child]);
    }
  });

  test('has a membership in grace, and vouchers', async ({ api }) => {
    const late = await enter(api, 'lucia.torres');
    expect((await late.client.call(getMyMembership)).data).toMatchObject({ plan: 2, status: 'grace' });
    expect(late.user.role).toEqual(['Padre-M']);
    const statuses = await api.app.db.select({ status: vouchers.status }).from(vouchers);
    expect(statuses.map(({ status }) => status).toSorted()).toEqual(['awaiting_cash', 'expired', 'paid']);
    expect((await enter(api, 'hugo.campos')).user.role).toEqual(['padre']);
  });

  test('has a plan that was paid at OXXO and ends soon enough for its next voucher', async ({ api }) => {
    const { client, user } = await enter(api, 'nora.salas');
    expect(user.role).toEqual(['Padre-M']);
    expect((await client.call(getMyMembership)).data).toMatchObject({ status: 'active', renews: false });
    expect((await client.call(getCashRenewal)).data).toMatchObject({ total: 149_00, may_ask: true });
  });

  test('has parents who have invited the other parent of a child', async ({ api }) => {
    const sentBy = async (username: string) =>
      (await (await enter(api, username)).client.call(listSentInvitations)).data;
    expect(await sentBy('padre-m')).toMatchObject([{ email: null, accepted_by: expect.any(String) }]);
    expect(await sentBy('padre-a')).toMatchObject([{ email: 'ines@example.com', accepted_by: null }]);
  });

  test('sells six courses, two of programming apart, and shows who bought', async ({ api }) => {
    const { products } = await api.visitor.call(listProducts);
    expect(products.data).toHaveLength(6);
    expect(products.data.map(({ name }) => name)).not.toContain('Robots para empezar');
    const { client } = await enter(api, 'admin');
    expect(await client.call(listCourses, { query: {} })).toHaveLength(8);
    const buyers = await client.call(listEnrolments, { query: { filter: '{"course_id":1}' } });
    expect(buyers.map(({ username, status }) => [username, status])).toEqual([
      ['maestro-m', 'active'],
      ['maestro', 'active'],
    ]);
  });

  test('has two sites that embed our forms, with weeks behind them, and schools that want to be called', async ({
    api,
  }) => {
    const { client } = await enter(api, 'admin');
    const { marketing, school } = api.app.config.exampleOrigins;
    const listed = await client.call(listEmbeds, { query: {} });
    expect(listed.map(({ origins }) => origins)).toEqual([school, marketing]);
    for (const site of listed) {
      const { days, forms } = await client.call(getEmbedCounts, { params: { id: site.id }, query: { days: 28 } });
      expect(days.filter(({ views }) => views > 0).length).toBeGreaterThan(20);
      expect(days.every(({ views, starts, submissions }) => views >= starts && starts >= submissions)).toBe(true);
      expect(forms.length).toBeGreaterThan(1);
      expect(site.amount).toBeGreaterThan(0);
    }

    // Moved to another port, as a newcomer does whose port is taken.
    const elsewhere = { marketing, school: ['http://localhost:5002'] };
    const moved = { ...api.app, config: { ...api.app.config, exampleOrigins: elsewhere } };
    await seedDemoData(moved);
    const [again] = await client.call(listEmbeds, { query: {} });
    expect(again?.origins).toEqual([...school, 'http://localhost:5002']);

    const contacts = await client.call(listSchoolContacts, { query: {} });
    expect(contacts.map(({ status }) => status).toSorted()).toEqual(['contact', 'contacted']);
    expect(contacts.at(-1)?.contacted?.by).toMatch(/^\S+ \S+/);
  });

  test('has a teacher to review, with a document', async ({ api }) => {
    const { client } = await enter(api, 'admin');
    const waiting = await client.call(listTeachers, { query: { filter: '{"review":"pending"}' } });
    expect(waiting).toMatchObject([{ username: 'maestro-i', documents: [{ name: 'cedula-profesional.pdf' }] }]);
  });
});
