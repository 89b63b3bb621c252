import { listDonations, listSponsorships, listVolunteerings } from '@lia/sdk/giving/endpoints';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import { listSchoolContacts } from '@lia/sdk/registrations/endpoints';
import { openTeacher } from '@lia/sdk/teachers/endpoints';
import { login } from '@lia/sdk/testing/rules/accounts';
import { put, putAll } from '@lia/sdk/testing/rules/bodies';
import { course } from '@lia/sdk/testing/rules/courses';
import { bytesOf, type FileRules, logo, type Sample, teacherDocument } from '@lia/sdk/testing/rules/files';
import { donation, sponsorship, volunteering } from '@lia/sdk/testing/rules/giving';
import { cardPayer, oxxoAmount, oxxoPayer } from '@lia/sdk/testing/rules/payments';
import { IN_FORCE } from '@lia/sdk/testing/rules/people';
import { child, family, parent, schoolContact } from '@lia/sdk/testing/rules/registrations';
import type { FormRules, Taken } from '@lia/sdk/testing/rules/rule';
import { english, type Sentence } from '@lia/sdk/testing/rules/sentences';
import { teacherAccount, teacherRegistration } from '@lia/sdk/testing/rules/teachers';
import { desc } from 'drizzle-orm';
import { describe, expect } from 'vitest';

import { users } from './accounts/tables.ts';
import { type RawAnswer, type RunningApi, test } from './testing/api.ts';
import { openIntent, placeOrder } from './testing/cards.ts';
import { consentsInForce } from './testing/consents.ts';
import { addCourse } from './testing/courses.ts';
import { newTicket, teacher } from './testing/teachers.ts';

/** How a form reaches the API. */
interface FormRoute {
  rules: FormRules;
  /** Where the form stands in the body: `form.`, `children[0].`. */
  at?: string;
  /** Sends a form; `taken` where it is meant to be taken, so that what the call needs is made first. */
  send: (api: RunningApi, form: object, headers: Record<string, string>, taken: boolean) => Promise<RawAnswer>;
  /** Status of a form that is right; 200 where absent. */
  status?: number;
  /** The newest form of this kind as it is kept, in the names of the table. */
  kept?: (api: RunningApi) => Promise<object | undefined>;
}

const post =
  (path: string, body: (form: object) => unknown = (form) => form) =>
  (api: RunningApi, form: object, headers: Record<string, string>) =>
    api.request('POST', path, { json: body(form), headers });

const newestUser = (role: string) => async (api: RunningApi) => {
  const newest = await api.app.db.select().from(users).orderBy(desc(users.id)).limit(12);
  const person = newest.find((user) => user.role.some((one) => one === role));
  return person && { ...person, last_name: person.lastName, phone_number: person.phoneNumber };
};

const asAdmin = async (api: RunningApi) => (await api.member('admin')).client;

/** An unregistered person, but for what the row is about. */
let people = 0;
const fresh = (form: object, rules: FormRules): object => {
  const { username, email } = Object(rules.valid);
  const mine = Object(form);
  people += 1;
  return putAll(form, {
    ...(username !== undefined && mine.username === username && { username: `nueva.${people}` }),
    ...(email !== undefined && mine.email === email && { email: `nueva.${people}@correo.mx` }),
  });
};

const withConsents = (form: object): object => {
  const { consents } = Object(form);
  const inForce: Record<string, string> = consentsInForce();
  const given = Object.entries(Object(consents)).map(([name, version]) => [
    name,
    version === IN_FORCE ? inForce[name] : version,
  ]);
  return consents === undefined ? form : { ...form, consents: Object.fromEntries(given) };
};

/** The course that the table's buyers buy. */
const courses = new WeakMap<RunningApi, Promise<Awaited<ReturnType<typeof addCourse>>>>();
function onOffer(api: RunningApi) {
  const made = courses.get(api) ?? addCourse(api, { productable_id: course.valid.course.id });
  courses.set(api, made);
  return made;
}

/** A form as the call takes it that comes before a card or a voucher. */
const checkOf = ({ id, price }: { id: number; price: number }, form: object) => ({
  email: cardPayer.valid.email,
  amount: price * 100,
  prices: [`curso-${id}`],
  currency: 'MXN',
  form,
  children: [],
  extras: [],
});

/** The same for a family on a monthly plan of 149 pesos. */
const paid = (form: object, children: readonly object[]) => ({
  email: cardPayer.valid.email,
  amount: 149_00,
  prices: ['price_padre-mensual'],
  currency: 'MXN',
  form,
  children,
  extras: [],
});

const formRoutes: Readonly<Record<string, FormRoute>> = {
  'sign-in': { rules: login, send: post('/login'), status: 401 },
  donation: {
    rules: donation,
    send: post('/supportSubscription', withConsents),
    kept: async (api) => (await (await asAdmin(api)).call(listDonations, { query: {} }))[0],
  },
  sponsorship: {
    rules: sponsorship,
    send: post('/sponsorshipSubscription', withConsents),
    kept: async (api) => (await (await asAdmin(api)).call(listSponsorships, { query: {} }))[0],
  },
  volunteering: {
    rules: volunteering,
    send: post('/supportSubscription', withConsents),
    kept: async (api) => (await (await asAdmin(api)).call(listVolunteerings, { query: {} }))[0],
  },
  // Before the entry points that make accounts: these keep a registration until it is paid.
  'parent who pays': {
    rules: parent,
    at: 'form.',
    send: post('/stripe/validate-data', (form) => paid(withConsents(fresh(form, parent)), [fresh(child.valid, child)])),
  },
  'child who is paid for': {
    rules: child,
    at: 'children[0].',
    send: post('/stripe/validate-data', (form) =>
      paid(withConsents(fresh(parent.valid, parent)), [fresh(form, child)]),
    ),
  },
  'purchase of a course, paid on our own page': {
    rules: course,
    at: 'form.',
    async send(api, form, headers) {
      const json = checkOf(await onOffer(api), withConsents(fresh(form, course)));
      return api.request('POST', '/stripe/public/courses/payment-validate', { json, headers });
    },
  },
  parent: {
    rules: parent,
    at: 'form.',
    send: post('/stripe/public/free-sub', (form) => ({
      form: withConsents(fresh(form, parent)),
      children: [fresh(child.valid, child)],
    })),
    kept: newestUser('padre'),
  },
  child: {
    rules: child,
    at: 'children[0].',
    send: post('/stripe/public/free-sub', (form) => ({
      form: withConsents(fresh(parent.valid, parent)),
      children: [fresh(form, child)],
    })),
    kept: newestUser('alumno'),
  },
  family: {
    rules: family,
    send: post('/stripe/public/free-sub', (form) => ({ ...form, form: withConsents(fresh(parent.valid, parent)) })),
  },
  "school's request": {
    rules: schoolContact,
    send: post('/schoolSubscription', (form) => withConsents(fresh(form, schoolContact))),
    kept: async (api) => (await (await asAdmin(api)).call(listSchoolContacts, { query: {} }))[0],
  },
  'purchase of a course': {
    rules: course,
    async send(api, form, headers) {
      await onOffer(api);
      return api.request('POST', '/userSubscription', { json: withConsents(fresh(form, course)), headers });
    },
    kept: newestUser('maestro'),
  },
  'account of a teacher': {
    rules: teacherAccount,
    send: post('/teacher', (form) => ({ ...fresh(form, teacherAccount), id: newTicket() })),
  },
  'registration of a teacher': {
    rules: teacherRegistration,
    async send(api, form, headers, taken) {
      const id = newTicket();
      people += 1;
      if (taken) await api.visitor.call(openTeacher, { body: teacher(id, `docente.${people}`) });
      return api.request('POST', '/teacherRegister', { json: withConsents({ ...form, id }), headers });
    },
    kept: newestUser('maestro'),
  },
  'payer at OXXO': {
    rules: oxxoPayer,
    at: 'oxxo.',
    async send(api, form, headers) {
      const { clientSecret } = await openIntent(api, await placeOrder(api), 'oxxo');
      const json = { client_secret: clientSecret, oxxo: form };
      return api.request('POST', '/sandbox/intents/confirm', { json, headers });
    },
  },
  'payer by card': {
    rules: cardPayer,
    async send(api, form, headers) {
      const json = { ...checkOf(await onOffer(api), withConsents(fresh(course.valid, course))), ...form };
      return api.request('POST', '/stripe/public/courses/payment-validate', { json, headers });
    },
  },
};

const isTidied = (taken: Taken): taken is Extract<Taken, { typed: string }> =>
  typeof taken === 'object' && 'typed' in taken;

const languages = { es: (sentence: Sentence) => sentence, en: (sentence: Sentence) => english[sentence] } as const;

for (const [form, { rules, at = '', send, status = 200, kept }] of Object.entries(formRoutes)) {
  describe(`${form} (document 1 section 5)`, () => {
    for (const { field, source, where, accepts, rejects, also = [] } of rules.rules) {
      const base = putAll(rules.valid, where);

      test(`${field}: ${source}`, async ({ api }) => {
        // Every value is checked against the schema (packages/sdk/src/rules.test.ts); here one of each, as the call has it.
        for (const [given, sentence] of rejects.slice(0, 1)) {
          for (const [language, words] of Object.entries(languages)) {
            const answer = await send(api, put(base, field, given), { 'Accept-Language': language }, false);
            expect([given, answer.status, Object(answer.body).fields?.[at + field]]).toEqual([
              given,
              422,
              words(sentence),
            ]);
          }
        }
        // One that is kept otherwise than it was typed, where there is one.
        const taken = accepts.find(isTidied) ?? accepts[0];
        if (taken !== undefined) {
          const pair = isTidied(taken) ? taken : { typed: taken, kept: taken };
          const given = putAll(base, Object.fromEntries([field, ...also].map((name) => [name, pair.typed])));
          const answer = await send(api, given, {}, true);
          expect([taken, answer.status, Object(answer.body).fields]).toEqual([taken, status, undefined]);
          if (pair === taken && kept) expect(await kept(api)).toMatchObject({ [field]: pair.kept });
        }
      });
    }
  });
}

describe(`amount at OXXO: ${oxxoAmount.source}`, () => {
  async function pay(api: RunningApi, amount: number, language = 'es') {
    const order = await placeOrder(api, { quantity: 1, unit_price: amount, total: amount });
    const json = { paymentMethodType: 'oxxo', email: oxxoPayer.valid.email, currency: 'MXN', amount, order };
    return api.request('POST', '/stripe/pay', { json, headers: { 'Accept-Language': language } });
  }

  test.for(oxxoAmount.accepts)('takes %d centavos', async (amount, { api }) => {
    expect(await pay(api, amount)).toMatchObject({ status: 200 });
  });

  test.for(oxxoAmount.rejects)('does not take %d centavos, and answers why', async (amount, { api }) => {
    for (const [language, words] of Object.entries(languages)) {
      const body = { fields: { amount: words(oxxoAmount.sentence) } };
      expect(await pay(api, amount, language)).toMatchObject({ status: 422, body });
    }
  });
});

describe('files', () => {
  const fileRoutes: readonly (readonly [name: string, rules: FileRules, field: string, valid: object, path: string])[] =
    [
      ['logo of a donation', logo, 'file', donation.valid, '/supportSubscription'],
      ['logo of a sponsorship', logo, 'file', sponsorship.valid, '/sponsorshipSubscription'],
      ['documents of a teacher', teacherDocument, 'files[]', {}, '/fileUpload/'],
    ];

  for (const [name, rules, field, valid, path] of fileRoutes) {
    const send = (api: RunningApi, sample: Sample, language = 'es') => {
      const body = new FormData();
      const { consents = {}, ...rest } = Object(withConsents(valid));
      for (const [key, value] of Object.entries(rest)) body.append(key, String(value));
      for (const [key, value] of Object.entries(consents)) body.append(`consents[${key}]`, String(value));
      body.append(field, new Blob([bytesOf(sample)]), sample[0]);
      const to = path.endsWith('/') ? path + newIdempotencyKey() : path;
      return api.request('POST', to, { body, headers: { 'Accept-Language': language } });
    };

    test(`${name}: ${rules.source}`, async ({ api }) => {
      for (const sample of [...rules.rejects, ...rules.disguised]) {
        for (const [language, words] of Object.entries(languages)) {
          const { status, body } = await send(api, sample, language);
          expect([sample, status, Object(body).fields]).toEqual([sample, 422, { [field]: words(rules.sentence) }]);
        }
      }
      for (const sample of rules.accepts) expect([sample, (await send(api, sample)).status]).toEqual([sample, 200]);
    });
  }
});
