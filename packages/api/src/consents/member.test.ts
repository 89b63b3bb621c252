import { login } from '@lia/sdk/accounts/endpoints';
import { agreeToTexts, getLegalText, listMyConsents, listRecordedConsents } from '@lia/sdk/consents/endpoints';
import { buyCourse, buyMyCourse } from '@lia/sdk/courses/endpoints';
import { donate, donateAsMember, sponsor, sponsorAsMember } from '@lia/sdk/giving/endpoints';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { listMyOrders, storeOrder, subscribeMember } from '@lia/sdk/memberships/endpoints';
import { decideSandboxCheckout } from '@lia/sdk/payments/endpoints';
import { registerFree, subscribe } from '@lia/sdk/registrations/endpoints';
import { registerStudent } from '@lia/sdk/registrations/families';
import { and, eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';

import { users } from '../accounts/tables.ts';
import { type Member, type RunningApi, test } from '../testing/api.ts';
import { tokenise } from '../testing/cards.ts';
import { consentsInForce } from '../testing/consents.ts';
import { addCourse, purchaseOf } from '../testing/courses.ts';
import { donation } from '../testing/donations.ts';
import { child, family } from '../testing/families.ts';
import { orderPlan, planPayment, planPurchase } from '../testing/planPurchases.ts';
import { registerOne, teacher } from '../testing/teachers.ts';
import { consents } from './tables.ts';

const inForce = consentsInForce();

const { name: _name, email: _email, ...gift } = donation;
const { support: _support, ...given } = gift;
const sponsorship = { ...given, sponsorship: 2, supportStudents: 3, institution: 'Fundación Semilla' } as const;

/** The version of each text that the account agreed to. */
async function agreed({ client }: Pick<Member, 'client'>) {
  const { data } = await client.call(listMyConsents);
  return Object.fromEntries(data.map((one) => [one.document, one.agreed?.version ?? null]));
}

const none = { terms: null, privacy: null };

const enter = async (api: RunningApi, username: string, password: string) =>
  api.clientOf((await api.visitor.call(login, { body: { username, password } })).access_token);

const recordedFor = ({ app }: RunningApi, kind: 'user' | 'order', id: string | number) =>
  app.db
    .select({ document: consents.document, version: consents.version, acceptedAt: consents.acceptedAt })
    .from(consents)
    .where(and(eq(consents.subjectKind, kind), eq(consents.subjectId, String(id))))
    .orderBy(consents.document, consents.id);

describe('the consents of who is signed in', () => {
  test('are missing at first, are given text by text, and are recorded once', async ({ api }) => {
    const parent = await api.member('padre');
    expect(await parent.client.call(listMyConsents)).toEqual({
      data: [
        { document: 'terms', version: inForce.terms, agreed: null },
        { document: 'privacy', version: inForce.privacy, agreed: null },
      ],
    });
    await parent.client.call(agreeToTexts, { body: { consents: { privacy: inForce.privacy } } });
    expect(await agreed(parent)).toEqual({ terms: null, privacy: inForce.privacy });

    const before = new Date();
    const all = { body: { consents: inForce } };
    const answers = await Promise.all([1, 2, 3].map(() => parent.client.call(agreeToTexts, all)));
    const since = answers[0]?.data[0]?.agreed?.since ?? '';
    expect(new Date(since).getTime()).toBeGreaterThanOrEqual(before.getTime() - 1);
    expect(answers[0]?.data[0]).toEqual({
      document: 'terms',
      version: inForce.terms,
      agreed: { version: inForce.terms, since },
    });
    expect(await recordedFor(api, 'user', parent.id)).toMatchObject([
      { document: 'privacy', version: inForce.privacy },
      { document: 'terms', version: inForce.terms },
    ]);
  });

  test('are refused for a version that is not in force, by the name of the text', async ({ api }) => {
    const { token, id } = await api.member('maestro');
    const agree = (versions: object) => api.request('POST', '/me/consents', { token, json: { consents: versions } });
    expect(await agree({ ...inForce, terms: '2020-01-01' })).toMatchObject({
      status: 422,
      body: { fields: { 'consents.terms': 'Este texto cambió. Léelo y acéptalo de nuevo' } },
    });
    const nothing = { status: 422, body: { fields: { 'consents.terms': 'Lee y acepta este texto para continuar' } } };
    expect(await agree({})).toMatchObject(nothing);
    expect(await agree({ cookies: '2026-11-01' })).toMatchObject({ status: 422 });
    expect(await recordedFor(api, 'user', id)).toEqual([]);
  });

  test('are asked of parents, teachers and schools, not of students, administrators and guests', async ({ api }) => {
    expect((await api.request('GET', '/me/consents')).status).toBe(401);
    for (const role of ['padre', 'Padre-M', 'maestro', 'admin_escuela', 'user'] as const) {
      expect(await agreed(await api.member(role)), role).toEqual(none);
    }
    for (const roles of [['alumno'], ['preescolar'], ['Alumno-A'], ['admin'], []] as const) {
      const { token } = await api.member(...roles);
      expect((await api.request('GET', '/me/consents', { token })).status, roles[0] ?? 'guest').toBe(403);
      expect((await api.request('POST', '/me/consents', { token, json: { consents: inForce } })).status).toBe(403);
    }
  });

  test('name the latest version, since it was agreed to first', async ({ api }) => {
    const parent = await api.member('padre');
    const subject = { subjectKind: 'user', subjectId: String(parent.id), language: 'es', address: '::1' } as const;
    const at = (day: number) => new Date(`2025-01-0${day}T12:00:00.000Z`);
    await api.app.db.insert(consents).values([
      { ...subject, document: 'terms', version: '2024-06-01', sha256: 'a', acceptedAt: at(3) },
      { ...subject, document: 'terms', version: '2024-01-01', sha256: 'b', acceptedAt: at(1) },
    ]);
    const [terms] = (await parent.client.call(listMyConsents)).data;
    expect(terms?.agreed).toEqual({ version: '2024-06-01', since: at(3).toISOString() });
    await parent.client.call(agreeToTexts, { body: { consents: inForce } });
    expect(await agreed(parent)).toEqual(inForce);
  });

  test('are those of their registration, order or application, and no other user’s', async ({ api }) => {
    const silent = family('mama.callada');
    const asked = family('mama.atenta');
    await api.visitor.call(registerFree, { body: silent });
    await api.visitor.call(registerFree, { body: { ...asked, form: { ...asked.form, consents: inForce } } });
    const { password } = asked.form;
    expect(await agreed({ client: await enter(api, 'mama.callada', password) })).toEqual(none);
    expect(await agreed({ client: await enter(api, 'mama.atenta', password) })).toEqual(inForce);

    await registerOne(api, 'maestra.atenta');
    expect(await agreed({ client: await enter(api, 'maestra.atenta', teacher('', '').password) })).toEqual(inForce);

    const buyer = await api.member('padre');
    const course = await addCourse(api);
    const body = { course: course.id, amount: 149_000, payment: 'checkout', consents: inForce } as const;
    await buyer.client.call(buyMyCourse, { body, idempotencyKey: newIdempotencyKey() });
    expect(await agreed(buyer)).toEqual(inForce);

    const purchase = purchaseOf(course, 'compradora.atenta', { consents: inForce });
    await api.visitor.call(buyCourse, { body: purchase });
    expect(await agreed({ client: await enter(api, 'compradora.atenta', purchase.password) })).toEqual(inForce);
    const plan = planPurchase('mama.de.paga', child('mama.de.paga.hija'));
    const order = await orderPlan(api, { ...plan, form: { ...plan.form, consents: inForce } });
    await api.visitor.call(subscribe, { body: planPayment(order, await tokenise(api)) });
    expect(await agreed({ client: await enter(api, 'mama.de.paga', plan.form.password) })).toEqual(inForce);
  });
});

describe('what a member orders or adds', () => {
  const orders = {
    'a donation': async ({ client }: Member) => (await client.call(donateAsMember, { body: gift })).data.order?.id,
    'a sponsorship': async ({ client }: Member) =>
      (await client.call(sponsorAsMember, { body: sponsorship })).data.order?.id,
  };

  test.for(Object.entries(orders))('%s carries what the account agreed to, as of then', async ([, order], { api }) => {
    const parent = await api.member('padre');
    const before = await order(parent);
    expect(await recordedFor(api, 'order', before ?? '')).toMatchObject([
      { document: 'privacy', version: null },
      { document: 'terms', version: null },
    ]);
    expect(await agreed(parent)).toEqual(none);

    const [terms, privacy] = (await parent.client.call(agreeToTexts, { body: { consents: inForce } })).data;
    const after = await order(parent);
    expect(await recordedFor(api, 'order', after ?? '')).toEqual([
      { document: 'privacy', version: inForce.privacy, acceptedAt: new Date(privacy?.agreed?.since ?? '') },
      { document: 'terms', version: inForce.terms, acceptedAt: new Date(terms?.agreed?.since ?? '') },
    ]);
  });

  test('a plan, at a checkout or by card, carries them; a checkout that waits gets them once they are given', async ({
    api,
  }) => {
    const parent = await api.member('padre');
    const plan = { id_licenses_type: 2 };
    const { order } = await parent.client.call(storeOrder, { body: plan });
    await parent.client.call(agreeToTexts, { body: { consents: inForce } });
    expect((await parent.client.call(storeOrder, { body: plan })).order).toEqual(order);
    const versions = async (id: string) => (await recordedFor(api, 'order', id)).map(({ version }) => version);
    expect(await versions(order.id)).toEqual([null, inForce.privacy, null, inForce.terms]);

    const annual = await parent.client.call(storeOrder, { body: { id_licenses_type: 3 } });
    expect(await versions(annual.order.id)).toEqual([inForce.privacy, inForce.terms]);
    const card = { payment_method: await tokenise(api), prices: ['price_padre-mensual'], currency: 'mxn' };
    const { data } = await parent.client.call(subscribeMember, { body: { ...card, email: 'ana@example.mx' } });
    expect(await versions(data.order.id)).toEqual([inForce.privacy, inForce.terms]);
  });

  test('lacks a text that changed since', async ({ api }) => {
    const parent = await api.member('padre');
    await parent.client.call(agreeToTexts, { body: { consents: inForce } });
    await api.app.db
      .update(consents)
      .set({ version: '2020-01-01' })
      .where(and(eq(consents.subjectId, String(parent.id)), eq(consents.document, 'terms')));
    const { data } = await parent.client.call(donateAsMember, { body: gift });
    expect(await recordedFor(api, 'order', data.order?.id ?? '')).toMatchObject([
      { document: 'privacy', version: inForce.privacy },
      { document: 'terms', version: null },
    ]);
  });

  test('a child without consents has those of the parent; with consents, the parent has them', async ({ api }) => {
    const add = async (parent: Member, username: string, more: object = {}) => {
      await parent.client.call(registerStudent, { body: { ...child(username), tutor_id: parent.uuid, ...more } });
      const [added] = await api.app.db.select().from(users).where(eq(users.username, username));
      return (await recordedFor(api, 'user', added?.id ?? 0)).map(({ version }) => version);
    };
    const parent = await api.member('padre');
    expect(await add(parent, 'hija.sin.nada')).toEqual([null, null]);
    expect(await agreed(parent)).toEqual(none);
    expect(await add(parent, 'hija.con.todo', { consents: inForce })).toEqual([inForce.privacy, inForce.terms]);
    expect(await agreed(parent)).toEqual(inForce);
    expect(await add(parent, 'hija.despues')).toEqual([inForce.privacy, inForce.terms]);
  });
});

describe('a gift of a visitor who types a confirmed address', () => {
  const gifts = {
    'a donation': (api: RunningApi, email: string, texts?: typeof inForce) =>
      api.visitor.call(donate, { body: { ...donation, email, consents: texts } }),
    'a sponsorship': (api: RunningApi, email: string, texts?: typeof inForce) =>
      api.visitor.call(sponsor, { body: { ...sponsorship, name: 'Ana López', email, consents: texts } }),
  };

  /** A parent who confirmed their address, and a gift with that address, paid. */
  async function paid(api: RunningApi, give: (typeof gifts)['a donation'], texts?: typeof inForce) {
    const parent = await api.member('padre');
    const email = `${parent.username}@example.com`;
    await api.app.db.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, parent.id));
    const { order, init_point } = (await give(api, email, texts)).data;
    const preference_id = init_point?.split('/').at(-1) ?? '';
    await api.visitor.call(decideSandboxCheckout, { params: { preference_id }, body: { decision: 'approved' } });
    const { data } = await parent.client.call(listMyOrders);
    expect(data).toMatchObject([{ id: order?.id, status: 'approved' }]);
    const params = { record: 'orders', id: order?.id ?? '' } as const;
    const { client } = await api.member('admin');
    const console = async () =>
      (await client.call(listRecordedConsents, { params })).data.map((one) => one.agreed?.version ?? null);
    return { parent, console };
  }

  test.for(Object.entries(gifts))('%s gives no consent for the account', async ([, give], { api }) => {
    const { parent, console } = await paid(api, give, inForce);
    expect(await agreed(parent)).toEqual(none);
    expect(await console()).toEqual([inForce.terms, inForce.privacy]);
    const after = await parent.client.call(donateAsMember, { body: gift });
    expect(await recordedFor(api, 'order', after.data.order?.id ?? '')).toMatchObject([
      { version: null },
      { version: null },
    ]);
  });

  test.for(Object.entries(gifts))('%s has no consent of the account', async ([, give], { api }) => {
    const { parent, console } = await paid(api, give);
    await parent.client.call(agreeToTexts, { body: { consents: inForce } });
    expect(await console()).toEqual([null, null]);
  });
});

test('the text that is asked for is the one that is agreed to', async ({ api }) => {
  const parent = await api.member('padre');
  const text = await api.visitor.call(getLegalText, { params: { document: 'terms' } });
  const [terms] = (await parent.client.call(listMyConsents)).data;
  expect(terms?.version).toBe(text.version);
});
