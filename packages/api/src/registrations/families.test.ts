import { getMyContact, login } from '@lia/sdk/accounts/endpoints';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { getMyMembership, listMyOrders, payMembership } from '@lia/sdk/memberships/endpoints';
import { firstTerms } from '@lia/sdk/memberships/rules';
import { decideSandboxCheckout } from '@lia/sdk/payments/endpoints';
import type { CheckoutDecision } from '@lia/sdk/payments/schema';
import { getOrder } from '@lia/sdk/receipts/administration';
import { listChildren } from '@lia/sdk/registrations/endpoints';
import { registerFamily, registerParent, registerStudent } from '@lia/sdk/registrations/families';
import type { FamilyForm, ParentRegistration, StudentRegistration } from '@lia/sdk/registrations/familiesSchema';
import type { Child } from '@lia/sdk/registrations/schema';
import { eq, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';

import { users } from '../accounts/tables.ts';
import { sweepUnpaidFamilies } from '../memberships/store.ts';
import { planOrders } from '../memberships/tables.ts';
import { orders } from '../payments/tables.ts';
import { type Member, type RunningApi, test } from '../testing/api.ts';
import { child, family } from '../testing/families.ts';
import { emailsTo } from '../testing/mail.ts';

const [, monthly] = firstTerms;
if (!monthly) throw new Error('There are nine plans');

const whole = (username: string, ...children: Child[]): FamilyForm => {
  const { form, children: registered } = family(username, ...children);
  return { ...form, children: registered };
};

const withPlan = (username: string, id_licenses_type: number, ...children: Child[]): ParentRegistration => ({
  ...whole(username, ...children),
  id_licenses_type,
  unit_price: firstTerms.find(({ id }) => id === id_licenses_type)?.price ?? 0,
});

async function signIn(api: RunningApi, { username, password }: FamilyForm) {
  const { access_token, user } = await api.visitor.call(login, { body: { username, password } });
  return { user, client: api.clientOf(access_token) };
}

const accounts = ({ app }: RunningApi, username: string) => app.db.$count(users, eq(users.username, username));

async function decide(api: RunningApi, init_point: string | null, decision: CheckoutDecision): Promise<void> {
  const preference_id = init_point?.split('/').at(-1) ?? '';
  await api.visitor.call(decideSandboxCheckout, { params: { preference_id }, body: { decision } });
}

describe('POST /register', () => {
  test('registers the family of one form, and names its parent', async ({ api }) => {
    const body = whole('entera', child('entera.uno'), child('entera.dos'));
    const answer = await api.visitor.call(registerFamily, { body });
    const { user, client } = await signIn(api, body);
    expect(answer).toEqual({
      message: 'Tu registro está listo. Ya puedes iniciar sesión',
      data: { order: null, id_parent: user.uuid, init_point: null },
    });
    expect(user).toMatchObject({ role: ['padre'], school_id: 305 });
    const { data } = await client.call(listChildren);
    expect(data.map(({ username }) => username)).toEqual(['entera.uno', 'entera.dos']);
  });

  test('names what is taken where it stands in the form', async ({ api }) => {
    await api.visitor.call(registerFamily, { body: whole('repetida', child('repetido')) });
    const stranger = { password: 'tulipán', password_confirmation: 'tulipán' };
    const json = { ...whole('REPETIDA', child('nuevo.aqui'), child('repetido')), ...stranger };
    expect(await api.request('POST', '/register', { json })).toMatchObject({
      status: 422,
      body: {
        fields: {
          username: 'Ese nombre de usuario ya está ocupado',
          'children[1].username': 'Ese nombre de usuario ya está ocupado',
        },
      },
    });
    expect(await accounts(api, 'nuevo.aqui')).toBe(0);
  });

  test('asks for a state that México has', async ({ api }) => {
    const json = { ...whole('texana'), state: 'Texas' };
    expect(await api.request('POST', '/register', { json })).toMatchObject({
      status: 422,
      body: { fields: { state: 'Elige un estado de la lista' } },
    });
  });

  test('sent twice under its key is one family', async ({ api }) => {
    const call = { body: whole('gemela.suya'), idempotencyKey: newIdempotencyKey() };
    const answers = await Promise.all([1, 2, 3].map(() => api.visitor.call(registerFamily, call)));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await accounts(api, 'gemela.suya')).toBe(1);
  });
});

describe('POST /parentSubscription', () => {
  test('on the free plan makes the accounts at once', async ({ api }) => {
    const body: ParentRegistration = { ...withPlan('sin.costo', 1), city: 'Jalisco', school_id: 305, level: 2 };
    const { data } = await api.visitor.call(registerParent, { body });
    const { user } = await signIn(api, body);
    expect(data).toEqual({ order: null, id_parent: user.uuid, init_point: null });
    expect(user.role).toEqual(['padre']);
  });

  test('keeps the city, which is the state, on every plan, and shows it to administrators', async ({ api }) => {
    for (const plan of [1, 2]) {
      const body = { ...withPlan(`ciudad.${plan}`, plan), city: 'Jalisco', school_id: 305 } as const;
      const { data } = await api.visitor.call(registerParent, { body });
      if (data.order) await decide(api, data.init_point, 'approved');
      const { client } = await signIn(api, body);
      expect((await client.call(getMyContact)).data).toMatchObject({ state: 'Jalisco', city: 'Jalisco' });
      if (!data.order) continue;
      const admin = await api.member('admin');
      expect(await admin.client.call(getOrder, { params: { id: data.order.id } })).toMatchObject({
        payer_city: 'Jalisco',
      });
    }
  });

  test('takes an optional field that was left empty as an absent one', async ({ api }) => {
    const json = { ...withPlan('vacia', 1), city: '', school_id: '', level: '' };
    expect(await api.request('POST', '/parentSubscription', { json })).toMatchObject({ status: 200 });
  });

  test('on a paid plan answers where to pay, and makes the accounts with the money', async ({ api }) => {
    const body = withPlan('de.pago', 2, child('de.pago.uno'), child('de.pago.dos'));
    const { message, data } = await api.visitor.call(registerParent, { body });
    expect(message).toBe('Creamos tu pedido. Espera: te llevamos al pago');
    expect(data).toEqual({ order: { id: expect.any(String) }, id_parent: null, init_point: expect.any(String) });
    const id = data.order?.id ?? '';
    const [order] = await api.app.db.select().from(orders).where(eq(orders.id, id));
    expect(order).toMatchObject({ reason: 'membership', quantity: 2, unit_price: 149_00, total: 298_00 });
    const [kept] = await api.app.db.select().from(planOrders).where(eq(planOrders.orderId, id));
    expect(JSON.stringify(kept)).not.toContain(body.password);
    expect(await accounts(api, 'de.pago')).toBe(0);

    // A ticket of a shop is paid after a month as well; what was written with it is kept as long.
    await decide(api, data.init_point, 'pending');
    await api.app.db
      .update(planOrders)
      .set({ createdAt: sql`now() - interval '31 days'` })
      .where(eq(planOrders.orderId, id));
    await sweepUnpaidFamilies(api.app.db);
    await decide(api, data.init_point, 'approved');
    const { user, client } = await signIn(api, body);
    expect(user.role).toEqual(['Padre-M']);
    expect((await client.call(getMyMembership)).data).toMatchObject({ plan: 2, licences: [{}, {}] });
    expect((await client.call(listMyOrders)).data).toMatchObject([{ id, status: 'approved' }]);
    const subjects = async () => (await emailsTo(api, body.email)).map(({ subject }) => subject);
    await expect.poll(subjects).toContainEqual(expect.stringMatching(/recibo/i));
  });

  test('that is not paid creates no account', async ({ api }) => {
    const body = withPlan('arrepentida', 3);
    const { data } = await api.visitor.call(registerParent, { body });
    await decide(api, data.init_point, 'rejected');
    expect(await accounts(api, 'arrepentida')).toBe(0);
  });

  test.for([
    ['a teachers’ plan', { id_licenses_type: 5, unit_price: 199_00 }, 'id_licenses_type'],
    ['a plan that there is not', { id_licenses_type: 10 }, 'id_licenses_type'],
    ['another price', { unit_price: 1_00 }, 'unit_price'],
    ['pesos instead of centavos', { unit_price: 149 }, 'unit_price'],
    ['a paid plan for nothing', { unit_price: 0 }, 'unit_price'],
  ] as const)('refuses %s', async ([, change, field], { api }) => {
    const json = { ...withPlan('regateadora', 2), ...change };
    expect(await api.request('POST', '/parentSubscription', { json })).toMatchObject({
      status: 422,
      body: { fields: { [field]: expect.any(String) } },
    });
  });

  test('names what is taken before payment', async ({ api }) => {
    await api.visitor.call(registerFamily, { body: whole('primera.vez') });
    const own = withPlan('primera.vez', 2, child('otro.suyo'), child('otro.suyo', { email: 'otro@suyo.mx' }));
    expect(await api.request('POST', '/parentSubscription', { json: own })).toMatchObject({
      status: 409,
      body: { code: 'FAMILY_REGISTERED' },
    });
    const json = { ...own, password: 'tulipán', password_confirmation: 'tulipán' };
    const { status, body } = await api.request('POST', '/parentSubscription', { json });
    expect(status).toBe(422);
    expect(Object.keys(Object(body).fields)).toEqual(['username', 'children[1].username']);
    expect(await api.app.db.$count(orders, eq(orders.payer_email, json.email))).toBe(0);
  });

  test('sent twice under its key is one order', async ({ api }) => {
    const call = { body: withPlan('doble.pedido', 2), idempotencyKey: newIdempotencyKey() };
    const answers = await Promise.all([1, 2, 3].map(() => api.visitor.call(registerParent, call)));
    expect(new Set(answers.map(({ data }) => data.order?.id)).size).toBe(1);
    expect(await api.app.db.$count(orders, eq(orders.payer_email, call.body.email))).toBe(1);
  });
});

describe('a form that comes again under no key', () => {
  test('is the family that there is, at both entry points of the free plan', async ({ api }) => {
    const body = whole('vuelve');
    const first = await api.visitor.call(registerFamily, { body });
    await expect(api.visitor.call(registerFamily, { body })).resolves.toEqual(first);
    const free = { ...body, id_licenses_type: 1, unit_price: 0 };
    expect((await api.visitor.call(registerParent, { body: free })).data).toEqual(first.data);
    expect(await accounts(api, 'vuelve')).toBe(1);
  });

  test('is led to the checkout that waits; with another word in it, it is another order', async ({ api }) => {
    const body = withPlan('insiste', 2);
    const answers = await Promise.all([1, 2, 3].map(() => api.visitor.call(registerParent, { body })));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    const other = await api.visitor.call(registerParent, { body: { ...body, ...withPlan('insiste', 3) } });
    expect(other.data.order?.id).not.toBe(answers[0]?.data.order?.id);
    expect(await api.app.db.$count(orders, eq(orders.payer_email, body.email))).toBe(2);
  });
});

describe('POST /studentSubscription', () => {
  const student = (tutor_id: string, username: string): StudentRegistration => ({ ...child(username), tutor_id });

  const add = (api: RunningApi, who: Pick<Member, 'token'> | null, json: object) =>
    api.request('POST', '/studentSubscription', { json, ...(who && { token: who.token }) });

  test('adds a child to the parent who asks', async ({ api }) => {
    const ana = await api.member('padre');
    const body = { ...student(ana.uuid, 'tercera'), school_id: 305, country: 'México' } as const;
    await expect(ana.client.call(registerStudent, { body })).resolves.toEqual({
      message: 'Tu hijo ya tiene su cuenta y puede iniciar sesión',
      data: { order: null, id_parent: ana.uuid, init_point: null },
    });
    expect((await ana.client.call(listChildren)).data).toMatchObject([{ username: 'tercera', level: 2, grade: 4 }]);
    const { user } = await api.visitor.call(login, { body: { username: 'tercera', password: 'cometa' } });
    expect(user).toMatchObject({ role: ['alumno'], school_id: 305 });
  });

  test('knows a parent whose id is of version 8, as those of the demo data are', async ({ api }) => {
    const ana = await api.member('padre');
    const uuid = ana.uuid.replace(/^(.{14})./, '$18');
    await api.app.db.update(users).set({ uuid }).where(eq(users.id, ana.id));
    expect(await add(api, ana, student(uuid, 'de.version.ocho'))).toMatchObject({ status: 200 });
  });

  test('is for parents, and for their own family', async ({ api }) => {
    const [ana, rosa, profe] = [await api.member('padre'), await api.member('Padre-A'), await api.member('maestro')];
    const json = student(ana.uuid, 'ajena');
    expect((await add(api, null, json)).status).toBe(401);
    expect((await add(api, profe, student(profe.uuid, 'ajena'))).status).toBe(403);
    expect((await add(api, rosa, json)).status).toBe(404);
    expect(await accounts(api, 'ajena')).toBe(0);
  });

  test('names what is taken', async ({ api }) => {
    const ana = await api.member('padre');
    await ana.client.call(registerStudent, { body: student(ana.uuid, 'ocupado.ya') });
    expect(await add(api, ana, student(ana.uuid, 'Ocupado.Ya'))).toMatchObject({
      status: 422,
      body: { fields: { username: expect.any(String), email: expect.any(String) } },
    });
  });

  test('gives the child a licence that is paid and free, and no other', async ({ api }) => {
    const ana = await api.member('padre');
    const { init_point } = await ana.client.call(payMembership, {
      body: {
        payer: { name: 'Ana', surname: 'López', email: 'ana@example.mx', phone: '5512345678' },
        item: { title: 'Plan mensual', unit_price: monthly.price },
        id_licenses_type: monthly.id,
        quantity: 1,
      },
    });
    await decide(api, init_point, 'approved');
    for (const username of ['con.licencia', 'sin.licencia']) {
      await ana.client.call(registerStudent, { body: student(ana.uuid, username) });
    }
    const { data } = await ana.client.call(getMyMembership);
    expect(data?.licences.map(({ username }) => username)).toEqual(['con.licencia']);
  });
});
