import { donate, getDonation, listDonations } from '@lia/sdk/giving/endpoints';
import type { DonationRecord } from '@lia/sdk/giving/records';
import { getSandboxCheckout } from '@lia/sdk/payments/endpoints';
import { describe, expect } from 'vitest';

import { demoLogo } from '../platform/demoLogo.ts';
import { type RunningApi, test } from '../testing/api.ts';
import { blobOf, byEmail, donation, multipart, openDonation, TOTAL } from '../testing/donations.ts';

const NOWHERE = '00000000-0000-4000-8000-000000000000';

describe('POST /supportSubscription', () => {
  test('takes a donation for children and leads to its payment', async ({ api }) => {
    const email = 'ninos@example.mx';
    const answer = await api.visitor.call(donate, { body: { ...donation, email } });
    expect(answer.message).toBe('Recibimos tu donativo. Te llevamos al pago');
    expect(answer.data.init_point).toMatch(new RegExp(`^${api.origin}/sandbox/checkout/[\\w-]{24}$`));

    const [kept] = await byEmail(api, email);
    expect(kept).toMatchObject({
      ...donation,
      email,
      status: 'pending',
      state: 'Puebla',
      total: TOTAL,
      order_id: answer.data.order?.id,
      payment_id: null,
      instructions: null,
      file: null,
    });
  });

  test('takes an empty text for an optional field that holds no text as an absent one', async ({ api }) => {
    const json = {
      ...donation,
      support: 2,
      supportStudents: '',
      supportAmount: '',
      institution: '',
      instructions: 'Hola',
    };
    for (const request of [{ json }, { body: multipart(null, '', json) }]) {
      expect(await api.request('POST', '/supportSubscription', request)).toMatchObject({ status: 200 });
    }
    const missing = { ...json, support: 3, publish_donors: '' };
    for (const request of [{ json: missing }, { body: multipart(null, '', missing) }]) {
      const { status, body } = await api.request('POST', '/supportSubscription', request);
      const required = 'Este dato es necesario';
      expect([status, Object(body).fields]).toEqual([422, { supportAmount: required, publish_donors: required }]);
    }
  });

  test('takes an amount to the centavo', async ({ api }) => {
    const { preferenceId } = await openDonation(api, {
      support: 3,
      supportStudents: undefined,
      supportAmount: 1234.56,
    });
    const checkout = await api.visitor.call(getSandboxCheckout, { params: { preference_id: preferenceId } });
    expect(checkout).toEqual({
      preference_id: preferenceId,
      title: 'Donativo',
      quantity: 1,
      unit_price: 123_456,
      total: 123_456,
      status: 'open',
    });
  });

  test('asks nothing of a donor for more than ten children, and keeps the request', async ({ api }) => {
    const email = 'muchos@example.mx';
    const body = { ...donation, email, support: 2 as const, supportStudents: undefined, instructions: 'Son 40 niñas' };
    await expect(api.visitor.call(donate, { body })).resolves.toEqual({
      message: 'Recibimos tu solicitud. Nos pondremos en contacto contigo',
      data: { order: null, id_parent: null, init_point: null },
    });
    const [kept] = await byEmail(api, email);
    expect(kept).toMatchObject({ status: 'contact', total: null, order_id: null, instructions: 'Son 40 niñas' });
  });

  test('charges for the chosen mode alone, whatever the other modes left in the form', async ({ api }) => {
    const email = 'sobras@example.mx';
    await api.visitor.call(donate, { body: { ...donation, email, supportAmount: 1 } });
    expect(await byEmail(api, email)).toMatchObject([{ total: TOTAL, supportStudents: 3 }]);
  });

  test('answers in English where that is preferred', async ({ api }) => {
    const headers = { 'Accept-Language': 'en-US,en;q=0.9' };
    const { body } = await api.request('POST', '/supportSubscription', { json: donation, headers });
    expect(body).toMatchObject({ message: 'We received your donation. Taking you to the payment' });
  });

  test('knows a donor again by e-mail, whatever its case', async ({ api }) => {
    const first = await api.visitor.call(donate, { body: { ...donation, email: 'Otra.Vez@example.mx' } });
    const second = await api.visitor.call(donate, { body: { ...donation, email: 'otra.vez@EXAMPLE.mx' } });
    expect(second.data.id_parent).toBe(first.data.id_parent);
    expect(second.data.order?.id).not.toBe(first.data.order?.id);
  });
});

describe('the file of a donation', () => {
  const png = demoLogo();
  const samples: [name: string, bytes: Uint8Array, type: string][] = [
    ['logo.png', png, 'image/png'],
    ['logo.jpg', Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex'), 'image/jpeg'],
    ['logo.gif', Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;', 'latin1'), 'image/gif'],
    ['carta.pdf', Buffer.from('%PDF-1.4\n%%EOF\n'), 'application/pdf'],
    ['logo.eps', Buffer.from('%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 1 1\n'), 'application/eps'],
  ];

  for (const [name, bytes, type] of samples) {
    test(`may be ${type}, and comes back as a download`, async ({ api }) => {
      const email = `${name}@example.mx`;
      const form = multipart(blobOf(bytes), name, { ...donation, email });
      expect(await api.request('POST', '/supportSubscription', { body: form })).toMatchObject({ status: 200 });

      const [kept] = await byEmail(api, email);
      expect(kept?.file).toEqual({ name, type, size: bytes.length });
      const admin = await api.member('admin');
      const response = await fetch(`${api.origin}/api/api/donations/${kept?.id}/file`, {
        headers: { Authorization: `Bearer ${admin.token}` },
      });
      expect(response.headers.get('content-disposition')).toBe(`attachment; filename*=UTF-8''${name}`);
      expect(response.headers.get('content-type')).toBe(type);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
    });
  }

  const refused: [what: string, name: string, bytes: Uint8Array][] = [
    ['a page', 'logo.png', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a drawing with scripts', 'logo.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a program', 'logo.png', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)])],
    ['an empty file', 'logo.png', Buffer.alloc(0)],
  ];
  for (const [what, name, bytes] of refused) {
    test(`may not be ${what}, whatever it is called`, async ({ api }) => {
      const email = `${what.replaceAll(' ', '-')}@example.mx`;
      const form = multipart(blobOf(bytes), name, { ...donation, email });
      const { status, body } = await api.request('POST', '/supportSubscription', { body: form });
      expect([status, body]).toMatchObject([422, { fields: { file: 'El formato del archivo no es valido.' } }]);
      expect(await byEmail(api, email)).toEqual([]);
    });
  }

  test('may have ten megabytes and no more', async ({ api }) => {
    const limit = 10 * 1024 * 1024;
    const ofSize = (size: number) => multipart(blobOf(png, Buffer.alloc(size - png.length)));
    const accepted = await api.request('POST', '/supportSubscription', { body: ofSize(limit) });
    expect(accepted.status).toBe(200);
    const { status, body } = await api.request('POST', '/supportSubscription', { body: ofSize(limit + 1) });
    expect([status, body]).toMatchObject([422, { fields: { file: 'El archivo seleccionado pesa mas de 10 MB.' } }]);
  });

  test('may be left out of a multipart body', async ({ api }) => {
    const { status } = await api.request('POST', '/supportSubscription', { body: multipart(null) });
    expect(status).toBe(200);
  });

  test('may not come twice', async ({ api }) => {
    const form = multipart(blobOf(png));
    form.append('file', blobOf(png), 'otro.png');
    expect((await api.request('POST', '/supportSubscription', { body: form })).status).toBe(422);
  });
});

describe('hostile bodies', () => {
  const hostile: [
    what: string,
    request: { json?: unknown; body?: string; headers?: Record<string, string> },
    status: number,
  ][] = [
    ['no body', {}, 422],
    ['null', { json: null }, 422],
    ['a list', { json: [] }, 422],
    ['text', { json: 'donation' }, 422],
    ['broken JSON', { body: '{"support":', headers: { 'Content-Type': 'application/json' } }, 400],
    ['a form', { body: 'support=1', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } }, 415],
    ['an unknown field', { json: { ...donation, total: 1 } }, 422],
    ['__proto__', { body: '{"__proto__":{"support":1}}', headers: { 'Content-Type': 'application/json' } }, 422],
    ['objects for values', { json: { ...donation, name: { toString: 'x' }, support: {} } }, 422],
    ['a NUL character', { json: { ...donation, businessName: 'Sem\0illa' } }, 422],
    [
      'numbers beyond all bounds',
      {
        body: JSON.stringify(donation).replace('"supportStudents":3', '"supportStudents":1e999'),
        headers: { 'Content-Type': 'application/json' },
      },
      422,
    ],
    ['a huge text', { json: { ...donation, instructions: 'a'.repeat(200_000) } }, 422],
    ['ten megabytes', { json: { ...donation, instructions: 'a'.repeat(10_000_000) } }, 413],
    ['multipart without a boundary', { body: 'x', headers: { 'Content-Type': 'multipart/form-data' } }, 400],
    [
      'multipart that breaks off',
      {
        body: '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc',
        headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
      },
      400,
    ],
    ['an odd key', { json: donation, headers: { 'Idempotency-Key': 'a' } }, 422],
  ];
  for (const [what, request, expected] of hostile) {
    test(`${what}: ${expected}`, async ({ api }) => {
      const { status, body } = await api.request('POST', '/supportSubscription', request);
      expect(body).toMatchObject({ code: expect.stringMatching(/^[A-Z_]+$/), message: expect.stringMatching(/./) });
      expect(status).toBe(expected);
    });
  }
});

describe('GET /donations', () => {
  test('is for administrators', async ({ api }) => {
    const [{ id }] = await listed(api);
    const teacher = await api.member('maestro');
    for (const path of ['/donations', `/donations/${id}`, `/donations/${id}/file`]) {
      expect((await api.request('GET', path)).status).toBe(401);
      expect((await api.request('GET', path, { token: teacher.token })).status).toBe(403);
    }
  });

  test('knows no donation that is not there, nor a file of one that has none', async ({ api }) => {
    const { token } = await api.member('admin');
    const [{ id }] = await listed(api);
    for (const path of [
      `/donations/${NOWHERE}`,
      `/donations/${NOWHERE}/file`,
      '/donations/1',
      `/donations/${id}/file`,
    ]) {
      expect(await api.request('GET', path, { token })).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    }
  });

  test('shows one', async ({ api }) => {
    const [first] = await listed(api);
    const admin = await api.member('admin');
    await expect(admin.client.call(getDonation, { params: { id: first.id } })).resolves.toEqual(first);
  });

  test('is newest first, in pages, counted', async ({ api }) => {
    const mark = 'Páginas';
    for (const n of [1, 2, 3]) await api.visitor.call(donate, { body: { ...donation, businessName: `${mark} ${n}` } });
    const { token } = await api.member('admin');
    const query = new URLSearchParams({ filter: JSON.stringify({ q: mark }), range: '[0,1]' });
    const page = await api.request('GET', `/donations?${query}`, { token });
    expect(page.headers.get('content-range')).toBe('items 0-1/3');
    expect(page.body).toMatchObject([{ businessName: `${mark} 3` }, { businessName: `${mark} 2` }]);
  });

  test('sorts and filters', async ({ api }) => {
    const mark = '100% orden_';
    for (const [n, supportAmount] of [30, 10, 20].entries()) {
      const amount = { support: 3 as const, supportStudents: undefined, supportAmount };
      await api.visitor.call(donate, { body: { ...donation, ...amount, businessName: `${mark}${n}` } });
    }
    await api.visitor.call(donate, { body: { ...donation, businessName: '100x ordenx' } });
    const contact = {
      support: 2 as const,
      supportStudents: undefined,
      instructions: 'Hablemos',
      businessName: `${mark}9`,
    };
    await api.visitor.call(donate, { body: { ...donation, ...contact } });
    const admin = await api.member('admin');
    const totals = async (sort: string, filter: object) => {
      const rows = await admin.client.call(listDonations, { query: { sort, filter: JSON.stringify(filter) } });
      return rows.map(({ total }) => total);
    };
    expect(await totals('["total","ASC"]', { q: '100% ORDEN_', status: 'pending' })).toEqual([1000, 2000, 3000]);
    expect(await totals('["total","DESC"]', { q: mark, status: 'pending' })).toEqual([3000, 2000, 1000]);
    expect(await totals('["total","DESC"]', { q: mark, status: 'contact' })).toEqual([null]);
    expect(await totals('["status","ASC"]', { q: mark, status: 'approved' })).toEqual([]);
  });

  test.for([
    'sort=["password","ASC"]',
    'sort=["total","ASC; drop table donations"]',
    'sort=1',
    'range=[5,1]',
    'range=[0,1e99]',
    'filter={"status":"lost"}',
    'filter={"q":{"$gt":""}}',
    'filter={"__proto__":1}',
    'filter=[]',
  ])('refuses %s', async (query, { api }) => {
    const { token } = await api.member('admin');
    const encoded = new URLSearchParams(query);
    expect(await api.request('GET', `/donations?${encoded}`, { token })).toMatchObject({ status: 422 });
  });
});

/** All donations so far, of which there is at least one without a file. */
async function listed(api: RunningApi): Promise<[DonationRecord, ...DonationRecord[]]> {
  await api.visitor.call(donate, { body: donation });
  const admin = await api.member('admin');
  const [first, ...rest] = await admin.client.call(listDonations, { query: {} });
  if (!first) throw new Error('There is no donation');
  return [first, ...rest];
}
