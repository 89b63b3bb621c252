import { listSponsorships, sponsor } from '@lia/sdk/giving/endpoints';
import { sponsorshipTotal } from '@lia/sdk/giving/sponsorshipRules';
import type { Sponsorship } from '@lia/sdk/giving/sponsorshipSchema';
import { decideSandboxCheckout } from '@lia/sdk/payments/endpoints';
import * as fc from 'fast-check';
import { describe, expect, test as plain } from 'vitest';

import { test } from '../testing/api.ts';

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
    expect(listed.find(({ order_id }) => order_id === data.order?.id)).toMatchObject({ state: 'approved', total });
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
    ['no months', { supportMonths: undefined }, 'supportMonths', 'Este dato es necesario'],
    ['months for a lifetime', { supportMonths: 37 }, 'supportMonths', 'La cantidad máxima es 36'],
    [
      'an amount for courses',
      { sponsorship: 2, supportStudents: 12 },
      'supportStudents',
      'Elige una opción de la lista',
    ],
    ['no amount', { supportStudents: 12 }, 'supportAmount', 'Este dato es necesario'],
    ['an institution of 2', { institution: 'Yo' }, 'institution', 'El mínimo de caracteres es 3'],
    ['a position with a digit', { position: 'Jefa 2' }, 'position', 'No se permiten caracteres especiales'],
    ['two ways to appear', { publish_both: true }, 'publish_donors', 'Elige una sola forma de publicar tu donativo'],
  ] as const)('with %s is refused with the words of the rule', async ([, change, field, words], { api }) => {
    const answer = await api.request('POST', '/sponsorshipSubscription', { json: { ...offer(), ...change } });
    expect(answer).toMatchObject({ status: 422, body: { fields: { [field]: words } } });
  });

  test('is listed for administrators alone', async ({ api }) => {
    const { token } = await api.member('padre');
    expect(await api.request('GET', '/sponsorships', { token })).toMatchObject({ status: 403 });
    expect(await api.request('GET', '/sponsorships')).toMatchObject({ status: 401 });
  });
});

plain('a sponsorship costs whole centavos, and never more than its parts say', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(1 as const, 2 as const),
      fc.integer({ min: 1, max: 10 }),
      fc.integer({ min: 1, max: 36 }),
      (sponsorship, supportStudents, supportMonths) => {
        const total = sponsorshipTotal({ sponsorship, supportStudents, supportMonths });
        expect(total).toBe(supportStudents * (sponsorship === 1 ? 600_00 * supportMonths : 2100_00));
      },
    ),
  );
});
