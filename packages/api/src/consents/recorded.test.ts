import { randomUUID } from 'node:crypto';

import { createClient } from '@lia/sdk/http/client';
import { ApiError } from '@lia/sdk/http/error';
import { IDEMPOTENCY_HEADER } from '@lia/sdk/http/idempotency';
import { plans } from '@lia/sdk/memberships/rules';
import { createIntent } from '@lia/sdk/payments/cards';
import { donation as donationRules, sponsorship, volunteering } from '@lia/sdk/testing/rules/giving';
import { desc, eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';

import { API_ROOT } from '../platform/serve.ts';
import { demoLogo } from '../seed/logo.ts';
import { type Member, type RawAnswer, type RunningApi, test } from '../testing/api.ts';
import { confirm, payer } from '../testing/cards.ts';
import { consentsInForce } from '../testing/consents.ts';
import { child, family } from '../testing/families.ts';
import { orderPlan, planPurchase } from '../testing/planPurchases.ts';
import { schoolWish } from '../testing/schoolWish.ts';
import { consents } from './tables.ts';

const logo = new File([new Uint8Array(demoLogo())], 'logo.png');

type Given = { terms: string; privacy: string } | undefined;

/** A call: its path and body with these consents, for somebody whom nobody has registered yet. */
interface Call {
  path: string;
  /** Where the consents stand in the body. */
  at: string;
  kind: string;
  body: (given: Given, name: string, parent: Member) => object;
  hasFile?: true;
}

const whole = (name: string) => {
  const { form, children } = family(name);
  return { ...form, children };
};

const planOf = (index: number) => ({ id_licenses_type: plans[index]?.id, unit_price: plans[index]?.price });

const calls: Record<string, Call> = {
  'a free registration': {
    path: '/stripe/public/free-sub',
    at: 'form.consents',
    kind: 'user',
    body: (given, name) => ({ ...family(name), form: { ...family(name).form, consents: given } }),
  },
  'a family in one piece': {
    path: '/register',
    at: 'consents',
    kind: 'user',
    body: (given, name) => ({ ...whole(name), consents: given }),
  },
  'a family on a free plan': {
    path: '/parentSubscription',
    at: 'consents',
    kind: 'user',
    body: (given, name) => ({ ...whole(name), ...planOf(0), consents: given }),
  },
  'a family on a paid plan': {
    path: '/parentSubscription',
    at: 'consents',
    kind: 'order',
    body: (given, name) => ({ ...whole(name), ...planOf(1), consents: given }),
  },
  'a further child': {
    path: '/studentSubscription',
    at: 'consents',
    kind: 'user',
    body: (given, name, parent) => ({ ...child(name), tutor_id: parent.uuid, consents: given }),
  },
  'a family that pays by card': {
    path: '/stripe/validate-data',
    at: 'form.consents',
    kind: 'order',
    body(given, name) {
      const check = planPurchase(name);
      return { ...check, form: { ...check.form, consents: given } };
    },
  },
  'a donation': {
    path: '/supportSubscription',
    at: 'consents',
    kind: 'order',
    body: (given) => ({ ...donationRules.valid, consents: given }),
  },
  'a donation with a logo': {
    path: '/supportSubscription',
    at: 'consents',
    kind: 'order',
    hasFile: true,
    body: (given) => ({ ...donationRules.valid, consents: given }),
  },
  'a donation that we call about': {
    path: '/supportSubscription',
    at: 'consents',
    kind: 'donation',
    body: (given) => ({ ...donationRules.valid, support: 2, instructions: 'Somos una fundación', consents: given }),
  },
  'a sponsorship': {
    path: '/sponsorshipSubscription',
    at: 'consents',
    kind: 'order',
    body: (given) => ({ ...sponsorship.valid, consents: given }),
  },
  'an offer to volunteer': {
    path: '/supportSubscription',
    at: 'consents',
    kind: 'volunteering',
    body: (given) => ({ ...volunteering.valid, consents: given }),
  },
  "a school's request": {
    path: '/schoolSubscription',
    at: 'consents',
    kind: 'school-contact',
    body: (given, name) => ({ ...schoolWish, message: `Queremos conocerlos ${name}`, consents: given }),
  },
};

/** Sends what has files as the forms do. */
const withFile = ({ origin }: RunningApi, path: string, body: object, idempotencyKey: string): Promise<RawAnswer> =>
  createClient({ baseUrl: `${origin}${API_ROOT}` })
    .send({ method: 'POST', path, body, files: { file: [logo] }, idempotencyKey })
    .catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      return { status: error.status, headers: new Headers(), body: { fields: error.fields } };
    });

async function send(api: RunningApi, { path, body, hasFile }: Call, given: Given): Promise<RawAnswer> {
  const parent = await api.member('padre');
  const json = body(given, `familia.${randomUUID().slice(0, 8)}`, parent);
  const key = randomUUID();
  const ask = () =>
    hasFile
      ? withFile(api, path, json, key)
      : api.request('POST', path, { json, headers: { [IDEMPOTENCY_HEADER]: key }, token: parent.token });
  const first = await ask();
  // Sent again under the same key, as after a lost answer: it must be recorded once.
  expect((await ask()).status).toBe(first.status);
  return first;
}

/** What the newest call recorded, and for what. */
async function recorded(api: RunningApi) {
  const [newest] = await api.house.db.select().from(consents).orderBy(desc(consents.id)).limit(1);
  return api.house.db
    .select({ document: consents.document, version: consents.version, kind: consents.subjectKind })
    .from(consents)
    .where(eq(consents.subjectId, newest?.subjectId ?? ''))
    .orderBy(consents.document);
}

describe.for(Object.entries(calls))('%s', ([, call]) => {
  test('records the consents that it has, once', async ({ api }) => {
    const before = await api.house.db.$count(consents);
    expect(await send(api, call, consentsInForce())).toMatchObject({ status: 200 });
    const { terms, privacy } = consentsInForce();
    expect(await api.house.db.$count(consents)).toBe(before + 2);
    expect(await recorded(api)).toEqual([
      { document: 'privacy', version: privacy, kind: call.kind },
      { document: 'terms', version: terms, kind: call.kind },
    ]);
  });

  test('is taken without them, and records them as missing, once', async ({ api }) => {
    const before = await api.house.db.$count(consents);
    expect(await send(api, call, undefined)).toMatchObject({ status: 200 });
    expect(await api.house.db.$count(consents)).toBe(before + 2);
    expect(await recorded(api)).toEqual([
      { document: 'privacy', version: null, kind: call.kind },
      { document: 'terms', version: null, kind: call.kind },
    ]);
  });

  test('is refused with a text that is not in force', async ({ api }) => {
    const before = await api.house.db.$count(consents);
    expect(await send(api, call, { ...consentsInForce(), terms: '2020-01-01' })).toMatchObject({
      status: 422,
      body: { fields: { [`${call.at}.terms`]: 'Este texto cambió. Léelo y acéptalo de nuevo' } },
    });
    expect(await api.house.db.$count(consents)).toBe(before);
  });
});

test('a voucher of a family records what its order lacked, and is refused with a text that is not in force', async ({
  api,
}) => {
  const check = planPurchase('familia.con.vale');
  const order = await orderPlan(api, check);
  const intent = await api.visitor.call(createIntent, {
    body: { paymentMethodType: 'oxxo', email: payer.email, currency: 'mxn', amount: check.amount, order },
  });
  await confirm(api, { client_secret: intent.client_secret, oxxo: payer });
  const save = (given: Given) => {
    const json = { order, ...intent, product: 'price_padre-mensual', form: { ...check.form, consents: given } };
    return api.request('POST', '/stripe/public/save-oxxo', { json });
  };
  expect(await save({ ...consentsInForce(), privacy: '2020-01-01' })).toMatchObject({
    status: 422,
    body: { fields: { 'form.consents.privacy': 'Este texto cambió. Léelo y acéptalo de nuevo' } },
  });
  for (const given of [undefined, consentsInForce(), consentsInForce()]) {
    expect(await save(given)).toMatchObject({ status: 200 });
  }
  const { terms, privacy } = consentsInForce();
  const kept = await api.house.db.select().from(consents).where(eq(consents.subjectId, order)).orderBy(consents.id);
  expect(kept.map(({ version }) => version)).toEqual([null, null, terms, privacy]);
});
