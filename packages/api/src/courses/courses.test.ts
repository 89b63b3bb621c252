import { login } from '@lia/sdk/accounts/endpoints';
import { listEnrolments } from '@lia/sdk/courses/administration';
import { buyCourse, findCourses, listMyCourses, listProducts } from '@lia/sdk/courses/endpoints';
import type { CourseRecord } from '@lia/sdk/courses/records';
import type { CoursePurchase } from '@lia/sdk/courses/schema';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { getPrice, listMyOrders, listOpenOrders } from '@lia/sdk/memberships/endpoints';
import { decideSandboxCheckout, getSandboxCheckout } from '@lia/sdk/payments/endpoints';
import type { Checkout, CheckoutDecision } from '@lia/sdk/payments/schema';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';

import { users } from '../accounts/tables.ts';
import { consents } from '../consents/tables.ts';
import { orders } from '../payments/tables.ts';
import { type RunningApi, test } from '../testing/api.ts';
import { consentsInForce } from '../testing/consents.ts';
import { addCourse, changeCourse, purchaseOf } from '../testing/courses.ts';
import { emailsTo } from '../testing/mail.ts';

const BUY = '/userSubscription';

const buy = (api: RunningApi, body: CoursePurchase) =>
  api.visitor.call(buyCourse, { body, idempotencyKey: newIdempotencyKey() });

const preferenceOf = ({ data }: Checkout): string => data.init_point?.split('/').at(-1) ?? '';

const decide = (api: RunningApi, answer: Checkout, decision: CheckoutDecision) =>
  api.visitor.call(decideSandboxCheckout, { params: { preference_id: preferenceOf(answer) }, body: { decision } });

const confirmAddress = ({ app }: RunningApi, { id }: { id: number }) =>
  app.db.update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, id));

const accountBy = async (api: RunningApi, email: string) =>
  (await api.app.db.select().from(users).where(eq(users.email, email)))[0];

async function placesOf(api: RunningApi, course: CourseRecord) {
  const { client } = await api.member('admin');
  return client.call(listEnrolments, { query: { filter: JSON.stringify({ course_id: course.id }) } });
}

/** The emails about a course, once there are so many: the server delivers on its own as well. */
async function emailsAbout(api: RunningApi, address: string, { name }: CourseRecord, count: number) {
  const about = async () =>
    (await emailsTo(api, address)).filter(({ subject }) => subject === `Ya tienes tu curso: ${name}`);
  await expect.poll(about).toHaveLength(count);
  return about();
}

describe('courses on offer', () => {
  test('are those that are published and not of programming, by name', async ({ api }) => {
    const marks = ['Zapatismo', 'Ábaco', 'Muralismo'];
    for (const name of marks) await addCourse(api, { name });
    await addCourse(api, { name: 'Robots', keywords: 'Programación' });
    await addCourse(api, { name: 'Borrador', published: false });
    const { products } = await api.visitor.call(listProducts);
    const names = products.data.map(({ name }) => name);
    expect(names.filter((name) => marks.includes(name))).toEqual(['Ábaco', 'Muralismo', 'Zapatismo']);
    expect(names).not.toContain('Robots');
    expect(names).not.toContain('Borrador');
    expect(products.data.find(({ name }) => name === 'Ábaco')).toMatchObject({
      price: 1490,
      card_image_url: `${api.origin}/cursos/lectura.svg`,
      product_prices: [{ currency: 'MXN', price: 1490 }],
    });
  });

  test('are found by their id, of programming too, and have a price in centavos', async ({ api }) => {
    const course = await addCourse(api, { name: 'Sensores', keywords: 'programacion', price: 899.5 });
    const found = await api.visitor.call(findCourses, { params: { id: String(course.id) } });
    expect(found).toMatchObject([
      { id: course.id, keywords: 'programacion', price: 899.5, productable_id: course.productable_id },
    ]);
    const { price, product } = await api.visitor.call(getPrice, { params: { type: `curso-${course.id}` } });
    expect(price).toEqual({ id: `curso-${course.id}`, unit_amount: 899_50, currency: 'MXN', recurring: null });
    expect(product).toMatchObject({ id: String(course.id), name: 'Sensores' });
  });

  test('are not found once they are taken back', async ({ api }) => {
    const course = await addCourse(api, { published: false });
    await expect(api.visitor.call(findCourses, { params: { id: String(course.id) } })).resolves.toEqual([]);
    expect(await api.request('GET', `/stripe/price/curso-${course.id}`)).toMatchObject({ status: 404 });
  });

  test.for(['0', '-1', 'abc', '1e3', '99999999999999', "1'or'1"])('know no id %s', async (id, { api }) => {
    expect(await api.request('GET', `/thinkific/courses/${id}`)).toMatchObject({ status: 200, body: [] });
    expect(await api.request('GET', `/stripe/price/curso-${id}`)).toMatchObject({ status: 404 });
  });
});

describe('POST /userSubscription', () => {
  test('registers a teacher and opens the checkout of the course at our price', async ({ api }) => {
    const course = await addCourse(api);
    const answer = await buy(api, purchaseOf(course, 'ximena'));
    expect(answer).toMatchObject({
      message: 'Recibimos tu registro. Te llevamos al pago',
      data: { order: { id: expect.any(String) }, id_parent: expect.any(String), init_point: expect.any(String) },
    });
    const params = { preference_id: preferenceOf(answer) };
    await expect(api.visitor.call(getSandboxCheckout, { params })).resolves.toMatchObject({
      title: course.name,
      total: 1490_00,
    });
    const { user } = await api.visitor.call(login, { body: { username: 'ximena', password: 'bugambilia' } });
    expect(user).toMatchObject({ role: ['maestro'], school_id: 305, data: { displayName: 'Ximena' } });
    expect(await placesOf(api, course)).toMatchObject([
      { status: 'pending', payment_status: 'pending', total: 1490_00 },
    ]);
  });

  test('takes the payload of document 1 section 3 to the letter, and reads back what section 7 names', async ({
    api,
  }) => {
    const { productable_id } = await addCourse(api, { name: 'Robótica para el aula', price: 899 });
    const answer = await api.request('POST', '/userSubscription', {
      json: {
        name: 'Rocío',
        last_name: 'Ibáñez',
        email: 'rocio.literal@example.mx',
        phone_number: '5512345678',
        country: 'México',
        state: 'Oaxaca',
        username: 'rocio.literal',
        role_id: 28,
        password: 'bugambilia',
        c_password: 'bugambilia',
        course: { id: productable_id, price: 899, name: 'Robótica para el aula' },
      },
    });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        message: expect.any(String),
        data: { order: { id: expect.any(String) }, id_parent: expect.any(String), init_point: expect.any(String) },
      },
    });
    expect(await accountBy(api, 'rocio.literal@example.mx')).toMatchObject({
      username: 'rocio.literal',
      state: 'Oaxaca',
    });
  });

  test('keeps the consents with the order, and where they came from', async ({ api }) => {
    const answer = await buy(api, purchaseOf(await addCourse(api), 'consentida'));
    const kept = await api.app.db
      .select()
      .from(consents)
      .where(eq(consents.subjectId, answer.data.order?.id ?? ''));
    expect(kept.map(({ document }) => document).toSorted()).toEqual(['privacy', 'terms']);
    expect(kept[0]).toMatchObject({ subjectKind: 'order', address: expect.stringMatching(/127\.0\.0\.1$/) });
  });

  test('records consents as missing where the call has none, and is not refused for it', async ({ api }) => {
    const answer = await buy(api, purchaseOf(await addCourse(api), 'sin.casillas', { consents: undefined }));
    const kept = await api.app.db
      .select()
      .from(consents)
      .where(eq(consents.subjectId, answer.data.order?.id ?? ''))
      .orderBy(consents.document);
    expect(kept).toMatchObject([
      { document: 'privacy', version: null, sha256: null, subjectKind: 'order' },
      { document: 'terms', version: null, sha256: null, subjectKind: 'order' },
    ]);
  });

  test('gives the place when the order is paid, and writes to its owner once', async ({ api }) => {
    const course = await addCourse(api);
    const answer = await buy(api, purchaseOf(course, 'pagada'));
    await emailsAbout(api, 'pagada@example.mx', course, 0);
    await decide(api, answer, 'pending');
    await decide(api, answer, 'approved');
    expect(await placesOf(api, course)).toMatchObject([
      { status: 'active', payment_status: 'approved', username: 'pagada', email: 'pagada@example.mx' },
    ]);
    const [message, ...more] = await emailsAbout(api, 'pagada@example.mx', course, 1);
    expect(more).toEqual([]);
    expect(message?.text).toContain('pagada');
    expect(message?.text).toContain(`${api.origin}/login`);
  });

  test('lists the course for its buyer alone: to be paid first, then theirs, even when it is no longer sold', async ({
    api,
  }) => {
    const course = await addCourse(api, { name: 'Comprado' });
    const answer = await buy(api, purchaseOf(course, 'duena'));
    const order = answer.data.order?.id;
    const session = await api.visitor.call(login, { body: { username: 'duena', password: 'bugambilia' } });
    const [owner, other] = [api.clientOf(session.access_token), (await api.member('maestro')).client];
    const mine = async () => [(await owner.call(listMyCourses)).data, (await owner.call(listOpenOrders)).data];
    expect(await mine()).toMatchObject([
      [],
      [
        {
          id: order,
          reason: 'course',
          plan: null,
          title: 'Comprado',
          voucher: null,
          init_point: answer.data.init_point,
        },
      ],
    ]);
    await decide(api, answer, 'approved');
    await changeCourse(api, course, { card_image_url: '/cursos/lectura.svg', published: false });
    expect(await mine()).toMatchObject([
      [{ id: course.id, name: 'Comprado', card_image_url: `${api.origin}/cursos/lectura.svg`, order_id: order }],
      [],
    ]);
    expect([await other.call(listMyCourses), await other.call(listOpenOrders)]).toEqual([{ data: [] }, { data: [] }]);
  });

  test('gives nothing for a payment that was refused', async ({ api }) => {
    const course = await addCourse(api);
    await decide(api, await buy(api, purchaseOf(course, 'rechazada')), 'rejected');
    expect(await placesOf(api, course)).toMatchObject([{ status: 'pending', payment_status: 'rejected' }]);
    await emailsAbout(api, 'rechazada@example.mx', course, 0);
  });

  test('gives a buyer with the address of a member a separate account, and notifies the member', async ({ api }) => {
    const course = await addCourse(api);
    const member = await api.member('Padre-M');
    await confirmAddress(api, member);
    const email = `${member.username}@example.com`;
    const before = await accountBy(api, email);
    const stranger = { email: email.toUpperCase(), password: 'ladrona', c_password: 'ladrona' };
    const answer = await buy(api, purchaseOf(course, 'extrana', stranger));
    const { access_token } = await api.visitor.call(login, { body: { username: 'extrana', password: 'ladrona' } });
    await decide(api, answer, 'approved');
    expect(await accountBy(api, email)).toEqual(before);
    expect((await member.client.call(listMyOrders)).data).toEqual([]);
    expect((await api.clientOf(access_token).call(listMyOrders)).data).toMatchObject([{ status: 'approved' }]);
    expect(await placesOf(api, course)).toMatchObject([{ status: 'active', username: 'extrana' }]);
    const emails = await emailsTo(api, email);
    const message = emails.find(({ subject }) => subject === 'Hay otra cuenta con tu correo');
    expect(message?.text).toContain(member.username);
    expect(message?.text).toContain('extrana');
    expect(emails.map(({ subject }) => subject)).not.toContain('Confirma tu correo');
  });

  test('answers alike whether an address has an account or not', async ({ api }) => {
    const course = await addCourse(api);
    const member = await api.member('alumno');
    const email = `${member.username}@example.com`;
    const shape = ({ message, data }: Checkout) => [message, Object.keys(data), data.id_parent?.length];
    const known = await buy(api, purchaseOf(course, 'primera.vez', { email }));
    const fresh = await buy(api, purchaseOf(course, 'segunda.vez'));
    expect(shape(known)).toEqual(shape(fresh));
    expect(known.data.id_parent).not.toBe(member.uuid);
    // A username that is taken is refused in both cases, even where it is the account's own.
    for (const address of [email, 'nadie@example.mx']) {
      const json = purchaseOf(course, member.username, { email: address });
      expect(await api.request('POST', BUY, { json })).toMatchObject({
        status: 422,
        body: { fields: { username: 'Ese nombre de usuario ya está ocupado' } },
      });
    }
  });

  test('notifies the owner when a course was paid again', async ({ api }) => {
    const course = await addCourse(api, { name: 'Dos veces' });
    await decide(api, await buy(api, purchaseOf(course, 'doblepago')), 'approved');
    const first = await accountBy(api, 'doblepago@example.mx');
    await confirmAddress(api, { id: first?.id ?? 0 });
    await decide(api, await buy(api, purchaseOf(course, 'otronombre', { email: 'doblepago@example.mx' })), 'approved');
    const about = await emailsAbout(api, 'doblepago@example.mx', course, 2);
    const twice = about.map(({ text }) => text?.includes('Ya tenías este curso'));
    expect(twice).toHaveLength(2);
    expect(twice.filter(Boolean)).toHaveLength(1);
  });

  test('a course of a number that none can have is refused, and breaks nothing', async ({ api }) => {
    const course = await addCourse(api);
    const json = purchaseOf({ ...course, productable_id: 2_559_641_981_645_184 }, 'lejana');
    const answer = await api.request('POST', BUY, { json });
    expect(answer).toMatchObject({ status: 422, body: { fields: { 'course.id': expect.any(String) } } });
  });

  test('believes our price alone', async ({ api }) => {
    const course = await addCourse(api);
    const json = purchaseOf({ ...course, price: 1 }, 'barata');
    expect(await api.request('POST', BUY, { json })).toMatchObject({
      status: 422,
      body: { fields: { 'course.price': 'El precio de este curso cambió. Revísalo y vuelve a intentarlo' } },
    });
    expect(await accountBy(api, 'barata@example.mx')).toBeUndefined();
  });

  test('sells nothing that is not on offer', async ({ api }) => {
    const taken = await addCourse(api, { name: 'Retirado' });
    await changeCourse(api, taken, { published: false });
    const programming = await addCourse(api, { keywords: 'programacion' });
    for (const course of [taken, programming, { ...taken, productable_id: 2_000_000_001 }]) {
      expect(await api.request('POST', BUY, { json: purchaseOf(course, 'tarde') })).toMatchObject({
        status: 422,
        body: { fields: { 'course.id': 'Este curso ya no está disponible. Elige otro' } },
      });
    }
  });

  test('wants both texts accepted, as they stand today', async ({ api }) => {
    const course = await addCourse(api);
    const refused = async (given: object) => {
      const json = { ...purchaseOf(course, 'apurada'), consents: given };
      return (await api.request('POST', BUY, { json })).body;
    };
    expect(await refused({})).toMatchObject({
      fields: {
        'consents.terms': 'Lee y acepta este texto para continuar',
        'consents.privacy': 'Lee y acepta este texto para continuar',
      },
    });
    const { terms } = consentsInForce();
    expect(await refused({ terms, privacy: '2020-01-01' })).toMatchObject({
      fields: { 'consents.privacy': 'Este texto cambió. Léelo y acéptalo de nuevo' },
    });
  });

  test('takes no role from the request', async ({ api }) => {
    const json = { ...purchaseOf(await addCourse(api), 'ambiciosa'), role: ['admin'] };
    const fields = { role: 'Este dato no se espera aquí' };
    expect(await api.request('POST', BUY, { json })).toMatchObject({ status: 422, body: { fields } });
  });

  test('is one order and one account, however often it is sent', async ({ api }) => {
    const course = await addCourse(api);
    const call = { body: purchaseOf(course, 'repetida'), idempotencyKey: newIdempotencyKey() };
    const answers = await Promise.all(Array.from({ length: 4 }, () => api.visitor.call(buyCourse, call)));
    expect(new Set(answers.map(({ data }) => data.order?.id)).size).toBe(1);
    expect(await api.app.db.$count(orders, eq(orders.payer_email, 'repetida@example.mx'))).toBe(1);
    expect(await placesOf(api, course)).toHaveLength(1);
  });

  test('lets one of two strangers have a username that both want at once', async ({ api }) => {
    const course = await addCourse(api);
    const wanted = ['una', 'otra'].map((who) => purchaseOf(course, 'deseada', { email: `${who}@deseada.mx` }));
    const answers = await Promise.all(wanted.map((json) => api.request('POST', BUY, { json })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  });
});
