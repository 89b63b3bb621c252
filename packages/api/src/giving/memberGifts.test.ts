import { getMyContact } from '@lia/sdk/accounts/endpoints';
import { donateAsMember, listDonations, listSponsorships, sponsorAsMember } from '@lia/sdk/giving/endpoints';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { listMyOrders } from '@lia/sdk/memberships/endpoints';
import { getSandboxCheckout } from '@lia/sdk/payments/endpoints';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';

import { users } from '../accounts/tables.ts';
import { type RunningApi, test } from '../testing/api.ts';
import { orderOf } from '../testing/cards.ts';
import { donation, TOTAL } from '../testing/donations.ts';

const { name: _name, email: _email, ...gift } = donation;
const { support: _support, ...given } = gift;
const sponsorship = { ...given, sponsorship: 2, supportStudents: 3, institution: 'Fundación Semilla' } as const;

/** Gifts by an e-mail address, as the console sees them. */
const giftsOf = async (api: RunningApi, list: typeof listDonations | typeof listSponsorships, email: string) => {
  const { client } = await api.member('admin');
  return client.call(list, { query: { filter: JSON.stringify({ q: email }) } });
};

describe('a gift of a member', () => {
  test('is a donation by the name and the address of the account', async ({ api }) => {
    const parent = await api.member('Padre-M');
    const key = { idempotencyKey: newIdempotencyKey() };
    const answer = await parent.client.call(donateAsMember, { body: gift, ...key });
    expect(await parent.client.call(donateAsMember, { body: gift, ...key })).toEqual(answer);
    const email = `${parent.username}@example.com`;
    expect(await giftsOf(api, listDonations, email)).toMatchObject([
      { name: 'Ana López', email, businessName: 'Semilla, A.C.', total: TOTAL, status: 'pending' },
    ]);
    const preference_id = answer.data.init_point?.split('/').at(-1) ?? '';
    expect(await api.visitor.call(getSandboxCheckout, { params: { preference_id } })).toMatchObject({ total: TOTAL });
    const order = await orderOf(api, answer.data.order?.id ?? '');
    expect(order).toMatchObject({ payer_name: 'Ana López', payer_email: email, reason: 'donation' });
    const listed = (await parent.client.call(listMyOrders)).data;
    expect(listed).toMatchObject([{ id: order.id, status: 'pending', total: TOTAL }]);
  });

  test('is a sponsorship by the name and the address of the account', async ({ api }) => {
    const teacher = await api.member('Maestro-A');
    const { data } = await teacher.client.call(sponsorAsMember, { body: sponsorship });
    const email = `${teacher.username}@example.com`;
    expect(await giftsOf(api, listSponsorships, email)).toMatchObject([{ name: 'Ana López', email }]);
    expect(await orderOf(api, data.order?.id ?? '')).toMatchObject({ payer_email: email, reason: 'sponsorship' });
  });

  test.for([
    ['/me/donations', gift],
    ['/me/sponsorships', sponsorship],
  ] as const)('POST %s takes no other giver, and follows the rules of every gift', async ([path, body], { api }) => {
    const { token } = await api.member('padre');
    const ask = (change: object, as: string | undefined = token) =>
      api.request('POST', path, { json: { ...body, ...change }, ...(as !== '' && { token: as }) });
    for (const forged of [{ name: 'Otra Persona' }, { email: 'otra@example.mx' }]) {
      const [field = ''] = Object.keys(forged);
      const refused = { status: 422, body: { fields: { [field]: 'Este dato no se espera aquí' } } };
      expect(await ask(forged)).toMatchObject(refused);
    }
    expect(await ask({ supportStudents: 99 })).toMatchObject({
      status: 422,
      body: { fields: { supportStudents: 'Elige una opción de la lista' } },
    });
    expect(await ask({ state: 'Texas' })).toMatchObject({
      status: 422,
      body: { fields: { state: 'Elige un estado de la lista' } },
    });
    expect(await ask({}, (await api.member('alumno')).token)).toMatchObject({ status: 403 });
    expect(await ask({}, '')).toMatchObject({ status: 401 });
  });

  test('starts with the data of the account, and of no other', async ({ api }) => {
    const parent = await api.member('padre');
    const contact = { phoneNumber: '5512345678', country: 'México', state: 'Oaxaca' };
    await api.app.db.update(users).set(contact).where(eq(users.id, parent.id));
    expect(await parent.client.call(getMyContact)).toEqual({
      data: {
        name: 'Ana López',
        email: `${parent.username}@example.com`,
        phone_number: '5512345678',
        country: 'México',
        state: 'Oaxaca',
        city: null,
      },
    });
  });
});
