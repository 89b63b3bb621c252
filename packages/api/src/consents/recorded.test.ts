import { randomUUID } from 'node:crypto';

import { may } from '@lia/sdk/accounts/permissions';
import { saveCourseOxxo, saveCoursePayment, validateCoursePayment } from '@lia/sdk/courses/cards';
import { coursePriceId } from '@lia/sdk/courses/rules';
import { createClient } from '@lia/sdk/http/client';
import { type Route, splitRoute } from '@lia/sdk/http/endpoint';
import { ApiError } from '@lia/sdk/http/error';
import { IDEMPOTENCY_HEADER } from '@lia/sdk/http/idempotency';
import { createIntent } from '@lia/sdk/payments/cards';
import { fromPesos } from '@lia/sdk/payments/money';
import { saveOxxo } from '@lia/sdk/registrations/endpoints';
import { desc, eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';

import { API_ROOT } from '../platform/serve.ts';
import { demoLogo } from '../platform/demoLogo.ts';
import { type RawAnswer, type RunningApi, test } from '../testing/api.ts';
import { confirm, payer, tokenise } from '../testing/cards.ts';
import { type ConsentCall, consentCalls, type SentConsents } from '../testing/consentCalls.ts';
import { consentsInForce } from '../testing/consents.ts';
import { addCourse, purchaseOf } from '../testing/courses.ts';
import { orderPlan, planPurchase } from '../testing/planPurchases.ts';
import { consents } from './tables.ts';

const logo = new File([new Uint8Array(demoLogo())], 'logo.png');

/** Sends what has files as the forms do. */
const withFile = (
  { origin }: RunningApi,
  path: string,
  body: object,
  idempotencyKey: string,
  token: string,
): Promise<RawAnswer> =>
  createClient({ baseUrl: `${origin}${API_ROOT}`, token: () => token })
    .send({ method: 'POST', path, body, files: { file: [logo] }, idempotencyKey })
    .catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      return { status: error.status, headers: new Headers(), body: { fields: error.fields } };
    });

async function send(api: RunningApi, { route, body, hasFile }: ConsentCall, given: SentConsents): Promise<RawAnswer> {
  const parent = await api.member('padre');
  const { path } = splitRoute(route);
  const json = await body(given, { api, name: `familia.${randomUUID().slice(0, 8)}`, parent });
  const key = randomUUID();
  const { token } = parent;
  const ask = () =>
    hasFile
      ? withFile(api, path, json, key, token)
      : api.request('POST', path, { json, headers: { [IDEMPOTENCY_HEADER]: key }, token });
  const first = await ask();
  // Sent again under the same key, as after a lost answer: it must be recorded once.
  expect((await ask()).status).toBe(first.status);
  return first;
}

/** What the newest call recorded, and for what. */
async function recorded(api: RunningApi) {
  const [newest] = await api.app.db.select().from(consents).orderBy(desc(consents.id)).limit(1);
  return api.app.db
    .select({ document: consents.document, version: consents.version, kind: consents.subjectKind })
    .from(consents)
    .where(eq(consents.subjectId, newest?.subjectId ?? ''))
    .orderBy(consents.document);
}

const calls = Object.entries(consentCalls);

describe.for(calls)('%s', ([, call]) => {
  test('records the consents that it has, once', async ({ api }) => {
    const before = await api.app.db.$count(consents);
    expect(await send(api, call, consentsInForce())).toMatchObject({ status: 200 });
    const { terms, privacy } = consentsInForce();
    expect(await api.app.db.$count(consents)).toBe(before + 2);
    expect(await recorded(api)).toEqual([
      { document: 'privacy', version: privacy, kind: call.kind },
      { document: 'terms', version: terms, kind: call.kind },
    ]);
  });

  test('is refused with a text that is not in force', async ({ api }) => {
    const before = await api.app.db.$count(consents);
    expect(await send(api, call, { ...consentsInForce(), terms: '2020-01-01' })).toMatchObject({
      status: 422,
      body: { fields: { [`${call.at}.terms`]: 'Este texto cambió. Léelo y acéptalo de nuevo' } },
    });
    expect(await api.app.db.$count(consents)).toBe(before);
  });
});

test.for(calls.filter(([, { refusesWithout }]) => !refusesWithout))(
  '%s without consents is taken, and records them as missing, once',
  async ([, call], { api }) => {
    const before = await api.app.db.$count(consents);
    expect(await send(api, call, undefined)).toMatchObject({ status: 200 });
    expect(await api.app.db.$count(consents)).toBe(before + 2);
    expect(await recorded(api)).toEqual([
      { document: 'privacy', version: null, kind: call.kind },
      { document: 'terms', version: null, kind: call.kind },
    ]);
  },
);

test('a course in a session without consents is refused', async ({ api }) => {
  const call = consentCalls["a member's course"];
  if (!call) throw new Error('There is no such call');
  expect(await send(api, call, undefined)).toMatchObject({ status: 422 });
});

/** The registration of an order that is paid on our own pages, sent once more with its payment (document 1 section 7). */
interface Repetition {
  route: Route;
  /** Has an order checked without consents and its payment confirmed; returns the order and the rest of the body. */
  confirmed: (api: RunningApi, name: string) => Promise<{ order: string; form: object }>;
}

async function confirmedCourse(api: RunningApi, name: string, method: 'card' | 'oxxo') {
  const course = await addCourse(api);
  const { consents: _, ...form } = purchaseOf(course, name);
  const [amount, product] = [fromPesos(course.price), coursePriceId(course.id)];
  const check = { email: form.email, amount, prices: [product], currency: 'MXN', form, children: [], extras: [] };
  const order = (await api.visitor.call(validateCoursePayment, { body: check })).data.order.id;
  const asked = { paymentMethodType: method, email: form.email, currency: 'MXN', amount, order };
  const intent = await api.visitor.call(createIntent, { body: asked });
  const { client_secret } = intent;
  if (method === 'oxxo') {
    await confirm(api, { client_secret, oxxo: payer });
    return { order, ...intent, product, form };
  }
  await confirm(api, { client_secret, payment_method: await tokenise(api) });
  return { order, ...intent, product, amount, form };
}

const repetitions: Readonly<Record<string, Repetition>> = {
  'a voucher of a family': {
    route: saveOxxo,
    async confirmed(api, name) {
      const check = planPurchase(name);
      const order = await orderPlan(api, check);
      const { amount, form } = check;
      const asked = { paymentMethodType: 'oxxo' as const, email: payer.email, currency: 'mxn', amount, order };
      const intent = await api.visitor.call(createIntent, { body: asked });
      await confirm(api, { client_secret: intent.client_secret, oxxo: payer });
      return { order, ...intent, product: 'price_padre-mensual', form };
    },
  },
  'a voucher of a course': {
    route: saveCourseOxxo,
    confirmed: (api, name) => confirmedCourse(api, name, 'oxxo'),
  },
  'a course that was paid by card': {
    route: saveCoursePayment,
    confirmed: (api, name) => confirmedCourse(api, name, 'card'),
  },
};

test.for(Object.entries(repetitions))(
  '%s records what its order lacked, and is refused with a text that is not in force',
  async ([, { route, confirmed }], { api }) => {
    const { form, ...rest } = await confirmed(api, `otra.vez.${randomUUID().slice(0, 8)}`);
    const save = (given: SentConsents) =>
      api.request('POST', splitRoute(route).path, { json: { ...rest, form: { ...form, consents: given } } });
    expect(await save({ ...consentsInForce(), privacy: '2020-01-01' })).toMatchObject({
      status: 422,
      body: { fields: { 'form.consents.privacy': 'Este texto cambió. Léelo y acéptalo de nuevo' } },
    });
    for (const given of [undefined, consentsInForce(), consentsInForce()]) {
      expect(await save(given)).toMatchObject({ status: 200 });
    }
    const { terms, privacy } = consentsInForce();
    const rows = api.app.db.select().from(consents).where(eq(consents.subjectId, rest.order)).orderBy(consents.id);
    expect((await rows).map(({ version }) => version)).toEqual([null, null, terms, privacy]);
  },
);

/** What else people may send who are not administrators, by why nothing is recorded with it. */
const others: Readonly<Record<string, readonly Route[]>> = {
  'has to do with an account that there is': [
    'POST /login',
    'POST /login/code',
    'POST /login/clase',
    'POST /login/dibujos',
    'POST /access-token',
    'POST /login/handoff',
    'POST /login/handoff/take',
    'POST /logout',
    'POST /usuario_p/login',
    'POST /usuario_p/getRoute',
    'POST /usuario_t/login',
    'POST /destinations/games/login',
    'POST /destinations/plus/login',
    'POST /destinations/redeem',
    'POST /federation/{provider}/login',
    'POST /federation/callback',
    'POST /federation/{provider}/link',
    'POST /federation/link/callback',
    'POST /account/email/confirm',
    'POST /account/email/resend',
    'POST /account/password',
    'POST /account/password/request',
    'POST /account/password/reset',
    'POST /children/{id}/password',
    'POST /children/{id}/views',
    'POST /children/{id}/card',
    'POST /children/{id}/pictures/allow',
    'POST /children/{id}/guardians/{guardian}/end',
    'POST /children/{id}/guardians/{guardian}/restore',
    'POST /invitations/decline',
    'POST /me/invitations',
    'POST /me/invitations/{id}/revoke',
    'POST /me/invitations/{id}/confirm',
    'POST /parent-invitations/decline',
    'POST /me/membership/cancel',
    'POST /me/membership/resume',
    'POST /me/membership/card/intent',
    'POST /me/membership/card',
    'POST /me/membership/voucher',
    'POST /me/data-requests',
    'POST /me/data-requests/{id}/withdraw',
    'POST /me/lessons/{id}/attempts',
    'POST /me/courses/{id}/certificate',
  ],
  'gives consents': ['POST /me/consents'],
  'registers students, whose guardians consent when they accept': [
    'POST /grupos/{id}/alumnos',
    'POST /alumnos/{id}/tutor',
  ],
  'places students whom their school has registered': [
    'POST /materias',
    'POST /materias/grupo/{groupId}',
    'POST /materias/{id}/restore',
    'POST /actividades',
    'POST /actividades/copias',
    'POST /actividades/{id}',
    'POST /actividades/{id}/restore',
    'POST /announcements',
    'POST /clubs',
    'POST /clubs/{id}/posts',
    'POST /calendar/events',
    'POST /calendar/feed',
    'POST /google/connection',
    'POST /google/connection/callback',
    'POST /google/calendars',
    'POST /google/calendars/events',
    'POST /calendar/events/{id}/restore',
    'POST /announcements/{id}/restore',
    'POST /announcements/{id}/reminders',
    'POST /conversations',
    'POST /reports',
    'POST /conversations/{id}/messages',
    'POST /aulaVirtual/clases',
    'POST /aulaVirtual/clases/{id}/cancel',
    'POST /aulaVirtual/clases/{id}/restore',
    'POST /aulaVirtual/clases/{id}/end',
    'POST /aulaVirtual/clases/{id}/join',
    'POST /aulaVirtual/clases/{id}/presence',
    'POST /aulaVirtual/upload',
    'POST /aulaVirtual/insertUrlResource',
    'POST /aulaVirtual/Deletefiles/{meeting}',
    'POST /download-file',
    'POST /grupos/crear',
    'POST /grupos/{id}/restore',
    'POST /grupos/{id}/codigo',
    'POST /grupos/unirse',
    'POST /grupoestudiante/crear',
  ],
  'is school work of students whose accounts there are': [
    'POST /grupos/{id}/periodos/{period}/cerrar',
    'POST /grupos/{id}/boletas/{period}',
    'POST /tareas/{id}/comments',
    'POST /uploads',
    'POST /resources',
    'POST /resources/get-elements',
    'POST /resources/{id}/restore',
    'POST /grabaciones',
    'POST /grabaciones/{id}/restore',
  ],
  'makes and ends cards of children whose accounts there are': [
    'POST /grupos/{id}/tarjetas',
    'POST /grupos/{id}/tarjetas/quitar',
    'POST /grupos/{id}/dibujos',
    'POST /grupos/{id}/dibujos/quitar',
    'POST /grupos/{id}/dibujos/permitir',
    'POST /grupos/{id}/dibujos/qr',
  ],
  'records them where it is served': [
    'POST /invitations/accept',
    'POST /invitations/register',
    'POST /parent-invitations/accept',
    'POST /parent-invitations/register',
  ],
  'reads, though it is a POST': [
    'POST /countries/states',
    'POST /countries/state/cities',
    'POST /usernames/check',
    'POST /invitations/read',
    'POST /parent-invitations/read',
    'POST /getPreapproval/{preapproval_id}',
    'POST /getPreapprovalCourse/{payment_id}',
  ],
  'comes before what is recorded': ['POST /teacher', 'POST /fileUpload/{id}', 'POST /file'],
  'comes after what is recorded': [
    'POST /stripe/public/sub',
    'POST /stripe/pay',
    'POST /oxxo-confirmed',
    'POST /receipts/{id}/invoice-request',
  ],
  'counts what a member agreed to have counted': ['POST /track/activity'],
  'gives less than before': ['POST /notifications/unsubscribe/{token}'],
  'comes from a payment company or a page': ['POST /payments/notifications/{provider}', 'POST /embeds/events'],
  'plays the payment company': [
    'POST /sandbox/checkouts/{preference_id}/decision',
    'POST /sandbox/cards',
    'POST /sandbox/intents/confirm',
    'POST /sandbox/intents/authenticate',
    'POST /sandbox/vouchers/{id}/decision',
    'POST /sandbox/subscriptions/{id}/renewal',
    'POST /sandbox/payments/{id}/dispute',
    'POST /sandbox/payments/{id}/refund',
  ],
};

test('whatever people send records consents, or is listed here as what does not', ({ api }) => {
  const sent = api.routes.filter(
    ({ route, permission }) =>
      route.startsWith('POST ') && ['padre', 'maestro', 'user'].some((role) => may({ role: [role] }, permission)),
  );
  const listed = [
    ...calls.map(([, { route }]) => route),
    ...Object.values(repetitions).map(({ route }) => route),
    ...Object.values(others).flat(),
  ];
  expect(sent.map(({ route }) => route).toSorted()).toEqual([...new Set(listed)].toSorted());
});
