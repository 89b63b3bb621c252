import { donate, getVolunteering, listDonations, listVolunteerings } from '@lia/sdk/giving/endpoints';
import type { Volunteering } from '@lia/sdk/giving/volunteeringSchema';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { CONTACT_EMAIL } from '@lia/sdk/receipts/rules';
import { describe, expect } from 'vitest';

import { demoLogo } from '../platform/demoLogo.ts';
import { type RunningApi, test } from '../testing/api.ts';
import { donation } from '../testing/donations.ts';
import { emailsTo } from '../testing/mail.ts';
import { donors } from './tables.ts';

const NOWHERE = '00000000-0000-4000-8000-000000000000';

const offer = (change: Partial<Volunteering> = {}): Volunteering => ({
  support: 2,
  company: 'Grupo Ñandú',
  businessName: 'Ñandú Servicios, S.A. de C.V.',
  position: 'Gerente de talento',
  name: "Íñigo O'Farrill",
  email: 'inigo@nandu.example',
  phone_number: '5512345678',
  instructions: 'Somos 12 personas y tenemos los viernes por la tarde.',
  ...change,
});

async function offersOf(api: RunningApi, q: string) {
  const { client } = await api.member('admin');
  return client.call(listVolunteerings, { query: { filter: JSON.stringify({ q }) } });
}

describe('an offer to volunteer', () => {
  test('is kept whole, apart from the donations, and leads to no payment', async ({ api }) => {
    const email = 'entera@nandu.example';
    const before = await api.app.db.$count(donors);
    await expect(api.visitor.call(donate, { body: offer({ email }) })).resolves.toEqual({
      message: 'Recibimos tu propuesta de voluntariado. Nos pondremos en contacto contigo',
      data: { order: null, id_parent: null, init_point: null },
    });
    const { support, ...answers } = offer({ email });
    const [kept, ...more] = await offersOf(api, email);
    expect(support).toBe(2);
    expect(kept).toEqual({
      ...answers,
      id: expect.any(String),
      created_at: expect.stringMatching(/Z$/),
      status: 'contact',
      contacted: null,
    });
    expect(more).toEqual([]);
    const { client } = await api.member('admin');
    expect(await client.call(listDonations, { query: { filter: JSON.stringify({ q: email }) } })).toEqual([]);
    expect(await api.app.db.$count(donors)).toBe(before);
    await expect(client.call(getVolunteering, { params: { id: kept?.id ?? '' } })).resolves.toEqual(kept);
  });

  test('is reported to our team', async ({ api }) => {
    await api.visitor.call(donate, { body: offer({ company: 'Grupo Avisado' }) });
    const sent = await emailsTo(api, CONTACT_EMAIL);
    const [email] = sent.filter(({ subject }) => subject === 'Una empresa quiere ser voluntaria: Grupo Avisado');
    for (const fact of [offer().name, offer().email, offer().phone_number, offer().instructions])
      expect(email?.text).toContain(fact);
  });

  test('is distinguished from a donation for more than ten children, which keeps its own fields', async ({ api }) => {
    const email = 'muchos@nandu.example';
    const body = { ...donation, support: 2 as const, supportStudents: undefined, instructions: 'Son 40', email };
    await api.visitor.call(donate, { body });
    const { client } = await api.member('admin');
    const [kept] = await client.call(listDonations, { query: { filter: JSON.stringify({ q: email }) } });
    expect(kept).toMatchObject({ support: 2, institution: donation.institution, state: 'Puebla', total: null });
    expect(await offersOf(api, email)).toEqual([]);
  });

  test('that is sent eight times at once is one', async ({ api }) => {
    const email = 'doble@nandu.example';
    const call = { body: offer({ email }), idempotencyKey: newIdempotencyKey() };
    const answers = await Promise.all(Array.from({ length: 8 }, () => api.visitor.call(donate, call)));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await offersOf(api, email)).toHaveLength(1);
  });

  test('takes a phone as people paste it', async ({ api }) => {
    const email = 'pegado@nandu.example';
    await api.request('POST', '/supportSubscription', { json: offer({ email, phone_number: '5512345678' }) });
    const form = new FormData();
    for (const [field, value] of Object.entries(offer({ email, phone_number: '+52 1 55 1234 5678' })))
      form.set(field, String(value));
    expect(await api.request('POST', '/supportSubscription', { body: form })).toMatchObject({ status: 200 });
    expect((await offersOf(api, email)).map(({ phone_number }) => phone_number)).toEqual(['5512345678', '5512345678']);
  });

  test.for([['a country', { country: 'México' }, 'country', 'Este dato no se espera aquí']] as const)(
    'with %s is refused with the words of the rule',
    async ([, change, field, words], { api }) => {
      const answer = await api.request('POST', '/supportSubscription', { json: { ...offer(), ...change } });
      expect(answer).toMatchObject({ status: 422, body: { fields: { [field]: words } } });
    },
  );

  test('takes no file, and refuses one instead of losing it', async ({ api }) => {
    const email = 'archivo@nandu.example';
    const form = new FormData();
    for (const [field, value] of Object.entries(offer({ email }))) form.set(field, String(value));
    form.set('file', new Blob([new Uint8Array(demoLogo())]), 'logo.png');
    const { status, body } = await api.request('POST', '/supportSubscription', { body: form });
    expect([status, body]).toMatchObject([422, { fields: { file: 'Este dato no se espera aquí' } }]);
    expect(await offersOf(api, email)).toEqual([]);
  });
});

describe('GET /volunteerings', () => {
  test('is for administrators', async ({ api }) => {
    const teacher = await api.member('maestro');
    for (const path of ['/volunteerings', `/volunteerings/${NOWHERE}`]) {
      expect((await api.request('GET', path)).status).toBe(401);
      expect((await api.request('GET', path, { token: teacher.token })).status).toBe(403);
    }
  });

  test('knows no offer that is not there', async ({ api }) => {
    const { token } = await api.member('admin');
    for (const path of [`/volunteerings/${NOWHERE}`, '/volunteerings/1'])
      expect(await api.request('GET', path, { token })).toMatchObject({ status: 404 });
  });

  test('is newest first, in pages, counted, and sorts', async ({ api }) => {
    const mark = '100% páginas_';
    for (const n of [2, 3, 1]) await api.visitor.call(donate, { body: offer({ company: `${mark}${n}` }) });
    await api.visitor.call(donate, { body: offer({ company: '100x páginasx' }) });
    const { token } = await api.member('admin');
    const listed = (query: Record<string, string>) => {
      const encoded = new URLSearchParams({ filter: JSON.stringify({ q: mark }), ...query });
      return api.request('GET', `/volunteerings?${encoded}`, { token });
    };
    const page = await listed({ range: '[0,1]' });
    expect(page.headers.get('content-range')).toBe('items 0-1/3');
    expect(page.body).toMatchObject([{ company: `${mark}1` }, { company: `${mark}3` }]);
    const sorted = await listed({ sort: '["company","ASC"]' });
    expect(sorted.body).toMatchObject([1, 2, 3].map((n) => ({ company: `${mark}${n}` })));
    expect(await listed({ sort: '["phone_number","ASC"]' })).toMatchObject({ status: 422 });
    expect(await listed({ filter: '{"status":"pending"}' })).toMatchObject({ status: 422 });
  });
});
