import { getSponsorship, listSponsorships, sponsor } from '@lia/sdk/giving/endpoints';
import { studentCounts } from '@lia/sdk/giving/rules';
import { sponsorshipTotal } from '@lia/sdk/giving/sponsorshipRules';
import type { Sponsorship } from '@lia/sdk/giving/sponsorshipSchema';
import { decideSandboxCheckout } from '@lia/sdk/payments/endpoints';
import * as fc from 'fast-check';
import { describe, expect, test as plain } from 'vitest';

import { demoLogo } from '../platform/demoLogo.ts';
import { test } from '../testing/api.ts';
import { emailsTo } from '../testing/mail.ts';

const NOWHERE = '00000000-0000-4000-8000-000000000000';

const offer = (change: Partial<Sponsorship> = {}): Sponsorship => ({
  sponsorship: 1,
  supportStudents: 3,
  supportMonths: 6,
  institution: 'Fundación Ñandú',
  businessName: 'Textiles Mayahuel',
  position: 'Directora',
  name: 'Julia Ríos Peña',
  email: 'julia@mayahuel.example',
  phone_number: '5512345678',
  country: 'México',
  state: 'Jalisco',
  publish_donors: true,
  publish_logo: false,
  publish_both: false,
  ...change,
});

describe('a sponsorship', () => {
  test.for([
    ['projects by student and month', {}, 3 * 6 * 600_00],
    ['courses by student', { sponsorship: 2, supportStudents: 10, supportMonths: undefined }, 10 * 2100_00],
    ['an amount', { supportStudents: 12, supportMonths: undefined, supportAmount: 1234.5 }, 1234_50],
  ] as const)('of %s leads to its payment, and the console sees it paid', async ([, change, total], { api }) => {
    const { message, data } = await api.visitor.call(sponsor, { body: offer(change) });
    expect(message).toBe('Recibimos tu patrocinio. Te llevamos al pago');
    const preference_id = data.init_point?.split('/').at(-1) ?? '';
    await api.visitor.call(decideSandboxCheckout, { params: { preference_id }, body: { decision: 'approved' } });
    const { client } = await api.member('admin');
    const listed = await client.call(listSponsorships, { query: {} });
    expect(listed.find(({ order_id }) => order_id === data.order?.id)).toMatchObject({ status: 'approved', total });
  });

  test('that is paid is thanked for by its name, with the receipt', async ({ api }) => {
    const email = 'gracias@mayahuel.example';
    const { data } = await api.visitor.call(sponsor, { body: offer({ email }) });
    const preference_id = data.init_point?.split('/').at(-1) ?? '';
    await api.visitor.call(decideSandboxCheckout, { params: { preference_id }, body: { decision: 'approved' } });
    await expect.poll(async () => (await emailsTo(api, email)).length).toBe(1);
    const [message] = await emailsTo(api, email);
    expect(message?.text).toContain('¡Gracias, Julia! Recibimos tu patrocinio');
    expect(message?.text).toContain('Patrocinio de proyectos especiales (meses: 6): 3 × $3,600.00 m.n.');
    expect(message?.attachments).toHaveLength(1);
  });

  test('of more than ten students leads to a conversation', async ({ api }) => {
    const body = offer({ supportStudents: 11, supportMonths: undefined });
    const { data, message } = await api.visitor.call(sponsor, { body });
    expect(data).toEqual({ order: null, id_parent: null, init_point: null });
    expect(message).toBe('Recibimos tu solicitud. Nos pondremos en contacto contigo');
  });

  test('that is sent twice is one', async ({ api }) => {
    const idempotencyKey = 'sponsor-once-123';
    const answers = await Promise.all(
      [1, 2, 3].map(() => api.visitor.call(sponsor, { body: offer(), idempotencyKey })),
    );
    expect(new Set(answers.map(({ data }) => data.order?.id)).size).toBe(1);
  });

  test.for([
    ['two ways to appear', { publish_both: true }, 'publish_donors', 'Elige una sola forma de publicar tu donativo'],
  ] as const)('with %s is refused with the words of the rule', async ([, change, field, words], { api }) => {
    const answer = await api.request('POST', '/sponsorshipSubscription', { json: { ...offer(), ...change } });
    expect(answer).toMatchObject({ status: 422, body: { fields: { [field]: words } } });
  });

  test('is read by administrators alone', async ({ api }) => {
    const { token } = await api.member('padre');
    for (const path of ['/sponsorships', `/sponsorships/${NOWHERE}`, `/sponsorships/${NOWHERE}/file`]) {
      expect(await api.request('GET', path, { token })).toMatchObject({ status: 403 });
      expect(await api.request('GET', path)).toMatchObject({ status: 401 });
    }
    const admin = await api.member('admin');
    for (const path of [`/sponsorships/${NOWHERE}`, `/sponsorships/${NOWHERE}/file`, '/sponsorships/1'])
      expect(await api.request('GET', path, { token: admin.token })).toMatchObject({ status: 404 });
  });

  test('keeps its logo, and is shown as it is listed', async ({ api }) => {
    const businessName = 'Con logotipo, S.A.';
    const form = new FormData();
    for (const [field, value] of Object.entries(offer({ businessName }))) form.set(field, String(value));
    form.set('file', new Blob([new Uint8Array(demoLogo())]), 'logo.png');
    expect(await api.request('POST', '/sponsorshipSubscription', { body: form })).toMatchObject({ status: 200 });
    const { client, token } = await api.member('admin');
    const [kept] = await client.call(listSponsorships, { query: { filter: JSON.stringify({ q: businessName }) } });
    expect(kept?.file).toEqual({ name: 'logo.png', type: 'image/png', size: demoLogo().length });
    const id = kept?.id ?? '';
    await expect(client.call(getSponsorship, { params: { id } })).resolves.toEqual(kept);
    const headers = { Authorization: `Bearer ${token}` };
    const response = await fetch(`${api.origin}/api/api/sponsorships/${id}/file`, { headers });
    expect(response.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''logo.png");
    expect(Buffer.from(await response.arrayBuffer()).equals(demoLogo())).toBe(true);
  });

  test('is found by its words and status, sorted and counted', async ({ api }) => {
    const mark = '100% becas_';
    for (const [n, supportStudents] of ([3, 1, 2] as const).entries())
      await api.visitor.call(sponsor, { body: offer({ supportStudents, businessName: `${mark}${n}` }) });
    const many = { supportStudents: 11 as const, supportMonths: undefined, businessName: `${mark}9` };
    await api.visitor.call(sponsor, { body: offer(many) });
    await api.visitor.call(sponsor, { body: offer({ businessName: '100x becasx' }) });
    const { token } = await api.member('admin');
    const listed = (sort: string, filter: object, range = '[0,9]') =>
      api.request('GET', `/sponsorships?${new URLSearchParams({ sort, filter: JSON.stringify(filter), range })}`, {
        token,
      });
    const pending = { q: mark, status: 'pending' };
    const sorted = await listed('["total","ASC"]', pending);
    expect(sorted.body).toMatchObject([1, 2, 3].map((students) => ({ total: students * 6 * 600_00 })));
    const page = await listed('["total","DESC"]', pending, '[1,1]');
    expect(page.headers.get('content-range')).toBe('items 1-1/3');
    expect((await listed('["created_at","DESC"]', { q: mark, status: 'contact' })).body).toMatchObject([
      { businessName: `${mark}9`, total: null, order_id: null },
    ]);
    expect(await listed('["email","ASC"]', {})).toMatchObject({ status: 422 });
    expect(await listed('["total","ASC"]', { status: 'lost' })).toMatchObject({ status: 422 });
  });
});

plain('a sponsorship costs whole centavos, and never more than the sum of its parts', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(1 as const, 2 as const),
      fc.constantFrom(...studentCounts),
      fc.integer({ min: 1, max: 36 }),
      (sponsorship, supportStudents, supportMonths) => {
        const total = sponsorshipTotal(
          sponsorship === 1 ? { sponsorship, supportStudents, supportMonths } : { sponsorship, supportStudents },
        );
        expect(total).toBe(supportStudents * (sponsorship === 1 ? 600_00 * supportMonths : 2100_00));
      },
    ),
  );
});
