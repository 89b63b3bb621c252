import { listRecordedConsents } from '@lia/sdk/consents/endpoints';
import type { SponsorshipAgreement } from '@lia/sdk/giving/agreement';
import { getSponsorship, listSponsorships, orderSponsorship, sponsor } from '@lia/sdk/giving/endpoints';
import { decideSandboxCheckout } from '@lia/sdk/payments/endpoints';
import { getGiftPlaces } from '@lia/sdk/places/endpoints';
import { describe, expect } from 'vitest';

import { type RunningApi, test } from '../testing/api.ts';
import { consentsInForce } from '../testing/consents.ts';
import { donation } from '../testing/donations.ts';
import { emailsTo } from '../testing/mail.ts';

const agreement = { students: 40, months: 6, unit_price: 500_00, replaces: null };

/** A sponsorship of more than ten students, which the team calls about. */
async function called(api: RunningApi, email: string, sponsorship: 1 | 2 = 1) {
  const admin = await api.member('admin');
  const { support: _, supportStudents: __, ...giver } = donation;
  const body = { ...giver, sponsorship, supportStudents: 11 as const, institution: 'Semilla', email };
  await api.visitor.call(sponsor, { body: { ...body, consents: consentsInForce() } });
  const [row] = await admin.client.call(listSponsorships, { query: { filter: JSON.stringify({ q: email }) } });
  const params = { id: row?.id ?? '' };
  return {
    admin,
    params,
    read: () => admin.client.call(getSponsorship, { params }),
    order: (agreed: SponsorshipAgreement) =>
      admin.client.call(orderSponsorship, { params, body: agreed, idempotencyKey: crypto.randomUUID() }),
  };
}

const linksTo = async (api: RunningApi, to: string) =>
  (await emailsTo(api, to)).flatMap(({ text }) => text?.match(/\S+\/sandbox\/checkout\/[\w-]+/g) ?? []);

const pay = (api: RunningApi, link = '') =>
  api.visitor.call(decideSandboxCheckout, {
    params: { preference_id: link.split('/').at(-1) ?? '' },
    body: { decision: 'approved' },
  });

describe('a sponsorship of more than ten students', () => {
  test('that was agreed on is paid by a link in an e-mail, and gives places for its months', async ({ api }) => {
    const email = 'patrocinio@example.mx';
    const { admin, params, read, order } = await called(api, email);
    const { data } = await order(agreement);
    expect(await read()).toMatchObject({
      status: 'pending',
      supportStudents: 11,
      agreedStudents: 40,
      supportMonths: 6,
      total: 120_000_00,
      order_id: data.order,
    });
    await expect.poll(() => linksTo(api, email)).toHaveLength(1);
    const sent = (await emailsTo(api, email)).find(
      ({ subject }) => subject === 'Aquí puedes pagar tu patrocinio a LIA',
    );
    const facts = [
      'Estudiantes: 40',
      'Meses: 6',
      'Aportación por estudiante y mes: $500.00 m.n.',
      'Total: $120,000.00 m.n.',
    ];
    expect(sent?.text).toContain(facts.join('\n'));

    // Agreed on otherwise, it is paid by the new link alone.
    const { data: other } = await order({ ...agreement, students: 30, replaces: data.order });
    await expect.poll(() => linksTo(api, email)).toHaveLength(2);
    const [first, second] = await linksTo(api, email);
    await expect(pay(api, first)).rejects.toMatchObject({ status: expect.any(Number) });
    await pay(api, second);
    expect(await read()).toMatchObject({ status: 'approved', agreedStudents: 30, total: 90_000_00 });
    const places = await admin.client.call(getGiftPlaces, { params: { id: other.order } });
    expect(places.data).toMatchObject({ places: 30, months: 6, paid: true });
    const receipt = async () =>
      (await emailsTo(api, email)).find(({ subject }) => subject?.startsWith('Tu recibo'))?.text;
    await expect.poll(receipt).toContain('Patrocinio de proyectos especiales (meses: 6): 30 × $3,000.00 m.n.');
    const paid = order({ ...agreement, replaces: other.order });
    await expect(paid).rejects.toMatchObject({ status: 409, code: 'GIFT_ORDERED' });
    // Consents are those that the sponsor gave with the form.
    const consents = { params: { record: 'sponsorships' as const, ...params } };
    const { data: given } = await admin.client.call(listRecordedConsents, consents);
    const agreed = { since: expect.any(String) };
    expect(given).toMatchObject([{ agreed }, { agreed }]);
  });

  test('has months for projects, and none for courses', async ({ api }) => {
    const [projects, courses] = [await called(api, 'proyectos@example.mx'), await called(api, 'cursos@example.mx', 2)];
    const refused = { status: 422, fields: { months: expect.anything() } };
    await expect(projects.order({ ...agreement, months: null })).rejects.toMatchObject(refused);
    await expect(projects.order({ ...agreement, months: 121 })).rejects.toMatchObject(refused);
    await expect(courses.order(agreement)).rejects.toMatchObject(refused);
    expect(await projects.read()).toMatchObject({ status: 'contact', order_id: null, agreedStudents: null });
    await courses.order({ ...agreement, months: null, unit_price: 1800_00 });
    expect(await courses.read()).toMatchObject({ agreedStudents: 40, supportMonths: null, total: 72_000_00 });
  });
});
