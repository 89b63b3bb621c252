import { setChildPassword } from '@lia/sdk/accounts/endpoints';
import { agreeToTexts } from '@lia/sdk/consents/endpoints';
import { buyMyCourse, listMyCatalogue } from '@lia/sdk/courses/endpoints';
import { donateAsMember, sponsorAsMember } from '@lia/sdk/giving/endpoints';
import { type Route, splitRoute } from '@lia/sdk/http/endpoint';
import { listSchoolMembers } from '@lia/sdk/institutions/endpoints';
import {
  getMyMembership,
  listMyOrders,
  payMembership,
  storeOrder,
  subscribeMember,
} from '@lia/sdk/memberships/endpoints';
import { priceIdOf } from '@lia/sdk/memberships/rules';
import { decideSandboxCheckout } from '@lia/sdk/payments/endpoints';
import { listChildren } from '@lia/sdk/registrations/endpoints';
import { registerStudent } from '@lia/sdk/registrations/families';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';

import { openSession } from '../accounts/sessions.ts';
import { guardianships, users } from '../accounts/tables.ts';
import { schoolMembers } from '../institutions/tables.ts';
import { type Member, type RawAnswer, type RunningApi, test as base } from '../testing/api.ts';
import { tokenise } from '../testing/cards.ts';
import { consentsInForce } from '../testing/consents.ts';
import { addCourse } from '../testing/courses.ts';
import { donation } from '../testing/donations.ts';
import { child } from '../testing/families.ts';
import { add } from '../testing/institutions.ts';
import { accessMatrix } from '../testing/access/matrix.ts';
import { triedElsewhere } from '../testing/access/triedElsewhere.ts';

/** The annual plan of parents. */
const ANNUAL = 3;

/** A parent with a row of everything that routes narrow to their user. */
interface Family {
  parent: Member;
  child: string;
  course: number;
  courseOrder: string;
  planOrder: string;
  openOrder: string;
  /** A second session of the parent. */
  session: string;
}

async function makeFamily(api: RunningApi): Promise<Family> {
  const parent = await api.member('padre');
  const { client, uuid, username } = parent;
  const before = await sessionsOf(api, parent);
  await openSession(api.app, parent);
  const [session = ''] = (await sessionsOf(api, parent)).filter((id) => !before.includes(id));
  await client.call(registerStudent, { body: { ...child(`${username}.hijo`), tutor_id: uuid } });
  const [student] = (await client.call(listChildren)).data;
  await client.call(agreeToTexts, { body: { consents: consentsInForce() } });
  const planOrder = await subscribe(api, parent);
  const { id: course } = await addCourse(api, { name: `Curso de ${username}` });
  const bought = await buy(parent, course);
  const preference_id = bought.data.init_point?.split('/').at(-1) ?? '';
  await api.visitor.call(decideSandboxCheckout, { params: { preference_id }, body: { decision: 'approved' } });
  const open = await client.call(storeOrder, { body: { id_licenses_type: ANNUAL } });
  const courseOrder = bought.data.order.id;
  return { parent, child: student?.uuid ?? '', course, courseOrder, planOrder, openOrder: open.order.id, session };
}

async function subscribe(api: RunningApi, { client }: Member): Promise<string> {
  const prices = [priceIdOf({ type: 'padre', membership: 'mensual' })];
  const plan = { payment_method: await tokenise(api), email: 'ana@example.mx', prices, currency: 'mxn' } as const;
  return (await client.call(subscribeMember, { body: plan })).data.order.id;
}

async function buy({ client }: Member, course: number) {
  const offer = (await client.call(listMyCatalogue)).data.courses.find(({ id }) => id === course);
  return client.call(buyMyCourse, {
    body: { course, amount: offer?.price ?? 0, payment: 'checkout', consents: consentsInForce() },
  });
}

async function sessionsOf(api: RunningApi, { token }: Pick<Member, 'token'>): Promise<string[]> {
  const { body } = await api.request('GET', '/account/sessions', { token });
  return [...JSON.stringify(body).matchAll(/"id":"([\w-]+)"/g)].map(([, id = '']) => id);
}

interface Fixtures {
  families: readonly [Family, Family];
  /** A parent without a row of anything. */
  stranger: Member;
}

const test = base.extend<Fixtures>({
  families: [async ({ api }, use) => use([await makeFamily(api), await makeFamily(api)]), { scope: 'file' }],
  stranger: [async ({ api }, use) => use(await api.member('padre')), { scope: 'file' }],
});

/** What a list or record of one's own rows shows of a family. */
const reads: Partial<Record<Route, (family: Family) => string>> = {
  'GET /me/contact': ({ parent }) => parent.username,
  'GET /account/sessions': ({ session }) => session,
  'GET /children': (family) => family.child,
  'GET /children/status': (family) => family.child,
  'GET /me/orders': ({ planOrder }) => planOrder,
  'GET /me/orders/open': ({ openOrder }) => openOrder,
  'GET /me/bills': ({ planOrder }) => planOrder,
  'GET /me/bill': ({ courseOrder }) => courseOrder,
  'GET /me/courses': ({ courseOrder }) => courseOrder,
  'GET /me/membership': ({ parent }) => `${parent.username}.hijo`,
};

/** Calls that name a row of a family: 404 for everyone else. */
const named: Partial<Record<Route, (family: Family) => { path: string; json?: object }>> = {
  'GET /me/bill': ({ planOrder }) => ({ path: `/me/bill?order_id=${planOrder}` }),
  'POST /studentSubscription': ({ parent }) => ({
    path: '/studentSubscription',
    json: { ...child(`${parent.username}.hija`), tutor_id: parent.uuid },
  }),
  'POST /children/{id}/password': (family) => ({
    path: `/children/${family.child}/password`,
    json: { password: 'nueva-clave', password_confirmation: 'nueva-clave' },
  }),
  'POST /children/{id}/views': (family) => ({ path: `/children/${family.child}/views` }),
  'PUT /avatar/{id}': (family) => ({ path: `/avatar/${family.child}`, json: { avatarId: 1 } }),
  'DELETE /account/sessions/{id}': ({ session }) => ({ path: `/account/sessions/${session}` }),
};

/** The entries of such a table, with the routes as their type has them. */
const entriesOf = <V>(table: Partial<Record<Route, V>>): [Route, V][] =>
  accessMatrix.flatMap(({ routes }) =>
    routes.flatMap((route): [Route, V][] => {
      const value = table[route];
      return value === undefined ? [] : [[route, value]];
    }),
  );

/** Calls that act on the membership of who asks: 404 without one. */
const membershipCalls: readonly Route[] = [
  'POST /me/membership/cancel',
  'POST /me/membership/resume',
  'POST /me/membership/card/intent',
  'POST /me/membership/card',
];

/** Tried below in a way of their own. */
const others: readonly Route[] = [
  'GET /me/catalogue',
  'GET /me/consents',
  'POST /me/consents',
  'DELETE /account/sessions',
  'GET /schools/{id}/members',
];

const { name: _name, email: _email, ...gift } = donation;
const { support: _support, ...given } = gift;

/** Calls that order something for who asks, and the id of the order. */
const orders: Partial<Record<Route, (api: RunningApi, member: Member) => Promise<string | undefined>>> = {
  'POST /storeOrder': async (_, { client }) =>
    (await client.call(storeOrder, { body: { id_licenses_type: ANNUAL } })).order.id,
  'POST /pago/membresia': async (_, { client }) => {
    const payer = { name: 'Ana', surname: 'López', email: 'ana@example.mx', phone: '5512345678' };
    const item = { title: 'Plan', unit_price: 1_490_00 };
    const body = { payer, item, id_licenses_type: ANNUAL, quantity: 1 };
    return (await client.call(payMembership, { body })).order.id;
  },
  'POST /stripe/sub': subscribe,
  'POST /me/courses': async (api, member) => (await buy(member, (await addCourse(api)).id)).data.order.id,
  'POST /me/donations': async (_, { client }) => (await client.call(donateAsMember, { body: gift })).data.order?.id,
  'POST /me/sponsorships': async (_, { client }) =>
    (
      await client.call(sponsorAsMember, {
        body: { ...given, sponsorship: 2, supportStudents: 3, institution: 'Semilla' },
      })
    ).data.order?.id,
};

/** Calls that read and change no row but the session's own account (the settings: settings/settings.test.ts). */
const withoutRows: readonly Route[] = [
  'PUT /me/settings',
  'PUT /me/shortcuts',
  'GET /quick-panel/data',
  'GET /tareas/entregadas',
  'GET /avatar',
  'POST /logout',
  'GET /auth/verify',
  'GET /account/draft-key',
  'POST /account/email/resend',
  'POST /account/password',
  'POST /federation/{provider}/link',
  'POST /usuario_p/getRoute',
  'POST /usuario_p/login',
  'POST /usuario_t/login',
  'POST /destinations/games/login',
  'POST /destinations/plus/login',
  'POST /destinations/kinder/login',
];

const textOf = ({ body }: RawAnswer): string => JSON.stringify(body);

test('every route whose reach is narrower than everything is tried here', () => {
  const narrow = accessMatrix
    .filter(({ access }) => Object.values(access).some((reach) => reach !== 'everything' && reach !== 'public'))
    .flatMap(({ routes }) => routes);
  const tables = [reads, named, orders].flatMap((table) => Object.keys(table));
  const tried = [...tables, ...membershipCalls, ...others, ...triedElsewhere, ...withoutRows];
  expect([...new Set(tried)].toSorted()).toEqual(narrow.toSorted());
});

describe("a family's rows", () => {
  test.for(entriesOf(reads))('%s shows its own family alone', async ([route, row], { api, families, stranger }) => {
    const { method, path } = splitRoute(route);
    const [ana, rosa] = families;
    for (const [own, other] of [
      [ana, rosa],
      [rosa, ana],
    ] as const) {
      const text = textOf(await api.request(method, path, { token: own.parent.token }));
      expect(text).toContain(row(own));
      expect(text).not.toContain(row(other));
    }
    const text = textOf(await api.request(method, path, { token: stranger.token }));
    for (const family of families) expect(text).not.toContain(row(family));
  });

  test.for(['/me/orders', '/me/bills'])('%s counts its own family alone', async (path, { api, families }) => {
    for (const { parent } of families) {
      const { body, headers } = await api.request('GET', `${path}?range=[0,0]`, { token: parent.token });
      const { body: whole } = await api.request('GET', path, { token: parent.token });
      expect(Object(body).data).toHaveLength(1);
      expect(headers.get('content-range')).toBe(`items 0-0/${Object(whole).data.length}`);
    }
  });

  test.for(entriesOf(named))('%s is 404 for others', async ([route, of], { api, families: [ana, rosa], stranger }) => {
    const { method } = splitRoute(route);
    const { path, json } = of(ana);
    for (const { token } of [rosa.parent, stranger]) {
      expect(await api.request(method, path, { token, ...(json && { json }) })).toMatchObject({ status: 404 });
    }
    const { token } = ana.parent;
    expect(await api.request(method, path, { token, ...(json && { json }) })).toMatchObject({ status: 200 });
  });

  test.for(entriesOf(orders))(
    '%s shows its order to who asks alone',
    async ([, order], { api, families, stranger }) => {
      const lists = entriesOf(reads).filter(([route]) => route !== 'GET /account/sessions');
      const shown = async ({ token }: Member) =>
        Promise.all(lists.map(async ([route]) => textOf(await api.request('GET', splitRoute(route).path, { token }))));
      const rosa = families[1].parent;
      const before = [await shown(rosa), await shown(stranger)];
      const member = await api.member('padre');
      const id = await order(api, member);
      expect((await member.client.call(listMyOrders, { query: {} })).data).toMatchObject([{ id }]);
      expect([await shown(rosa), await shown(stranger)]).toEqual(before);
    },
  );

  test.for(membershipCalls)('%s changes the membership of who asks', async (route, { api, families, stranger }) => {
    const { method, path } = splitRoute(route);
    const [ana, rosa] = families;
    const json = route.endsWith('/card') ? { payment_method: await tokenise(api) } : {};
    const before = await rosa.parent.client.call(getMyMembership);
    expect(await api.request(method, path, { token: stranger.token, json })).toMatchObject({ status: 404 });
    expect(await api.request(method, path, { token: ana.parent.token, json })).toMatchObject({ status: 200 });
    expect(await rosa.parent.client.call(getMyMembership)).toEqual(before);
  });

  test('the catalogue marks the courses of who asks', async ({ families, stranger }) => {
    const owned = async ({ client }: Member) =>
      (await client.call(listMyCatalogue)).data.courses.filter((course) => course.owned).map(({ id }) => id);
    for (const { parent, course } of families) expect(await owned(parent)).toEqual([course]);
    expect(await owned(stranger)).toEqual([]);
  });

  test('consents are those of who asks', async ({ api, families: [ana], stranger }) => {
    const agreed = async ({ token }: Member) =>
      textOf(await api.request('GET', '/me/consents', { token })).includes('"since"');
    expect(await agreed(ana.parent)).toBe(true);
    expect(await agreed(stranger)).toBe(false);
  });

  test('ending the other sessions ends those of who asks', async ({ api, families: [, rosa], stranger }) => {
    expect(await api.request('DELETE', '/account/sessions', { token: stranger.token })).toMatchObject({ status: 200 });
    expect(await sessionsOf(api, rosa.parent)).toContain(rosa.session);
  });

  test('a second guardian reaches the same child, until the custody ends', async ({ api, families: [, rosa] }) => {
    const father = await api.member('padre');
    const [student] = await api.app.db.select().from(users).where(eq(users.uuid, rosa.child));
    const studentId = student?.id ?? 0;
    await api.app.db.insert(guardianships).values({ guardianId: father.id, studentId, relation: 'legal_guardian' });
    const children = async ({ client }: Member) => (await client.call(listChildren)).data.map(({ uuid }) => uuid);
    expect(await children(father)).toEqual([rosa.child]);
    expect(await children(rosa.parent)).toEqual([rosa.child]);
    await api.app.db.update(guardianships).set({ endedAt: new Date() }).where(eq(guardianships.guardianId, father.id));
    expect(await children(father)).toEqual([]);
    const body = { password: 'nueva-clave', password_confirmation: 'nueva-clave' };
    const change = father.client.call(setChildPassword, { params: { id: rosa.child }, body });
    await expect(change).rejects.toMatchObject({ status: 404 });
    expect(await children(rosa.parent)).toEqual([rosa.child]);
  });
});

describe("a school's rows", () => {
  test('are for those who work for it, in all their schools and shifts', async ({ api }) => {
    const admin = await api.member('admin');
    const [sierra, costa] = [await add(admin, { School: 'Sierra' }), await add(admin, { School: 'Costa' })];
    const [north, south, both, left, teacher] = await Promise.all([
      api.member('director_escuela'),
      api.member('Escuela-M'),
      api.member('admin_escuela'),
      api.member('director_escuela'),
      api.member('maestro'),
    ]);
    const runs = { role: 'schoolAdmin' } as const;
    const [inSierra, inCosta] = [{ schoolId: sierra.SchoolId }, { schoolId: costa.SchoolId }];
    await api.app.db.insert(schoolMembers).values([
      { userId: north.id, ...inSierra, ...runs },
      { userId: south.id, ...inCosta, ...runs },
      { userId: both.id, ...inSierra, ...runs, shift: 'matutino' },
      { userId: both.id, ...inCosta, ...runs, shift: 'vespertino' },
      { userId: left.id, ...inSierra, ...runs, since: new Date(2025, 1), until: new Date(2025, 7) },
      // Who belongs to a school without running it reads none of its rows.
      { userId: north.id, ...inCosta, role: 'parent' },
      { userId: teacher.id, ...inSierra, role: 'teacher' },
    ]);

    const namesIn = async ({ client }: Member, id: number) => {
      const rows = await client.call(listSchoolMembers, { params: { id }, query: {} });
      return rows.map(({ username }) => username).toSorted();
    };
    const people = [north, both, teacher].map(({ username }) => username).toSorted();
    for (const member of [admin, north, both]) expect(await namesIn(member, sierra.SchoolId)).toEqual(people);
    const byTheSea = [north, south, both].map(({ username }) => username).toSorted();
    for (const member of [admin, south, both]) expect(await namesIn(member, costa.SchoolId)).toEqual(byTheSea);
    for (const [member, { SchoolId }] of [
      [north, costa],
      [south, sierra],
      [left, sierra],
      [admin, { SchoolId: 999_999 }],
    ] as const) {
      await expect(namesIn(member, SchoolId)).rejects.toMatchObject({ status: 404 });
    }
    await expect(namesIn(teacher, sierra.SchoolId)).rejects.toMatchObject({ status: 403 });
    const page = await api.request('GET', `/schools/${sierra.SchoolId}/members?range=[1,1]`, { token: north.token });
    expect(page.headers.get('content-range')).toBe('items 1-1/3');
  });

  test('are not for a role that the specification does not name', async ({ api }) => {
    const admin = await api.member('admin');
    const { SchoolId } = await add(admin, { School: 'Valle' });
    const { id, token } = await api.member('user');
    await api.app.db
      .update(users)
      .set({ role: ['coordinador'] })
      .where(eq(users.id, id));
    await api.app.db.insert(schoolMembers).values({ userId: id, schoolId: SchoolId, role: 'schoolAdmin' });
    expect(await api.request('GET', `/schools/${SchoolId}/members`, { token })).toMatchObject({ status: 403 });
  });
});
