import { describe, expect, it } from 'vitest';
import type { AnyObjectSchema } from 'yup';

import { login } from '../testing/rules/accounts.ts';
import { at, put, putAll } from '../testing/rules/bodies.ts';
import { course } from '../testing/rules/courses.ts';
import { donation, sponsorship, volunteering } from '../testing/rules/giving.ts';
import { cardPayer, oxxoAmount, oxxoPayer } from '../testing/rules/payments.ts';
import { child, family, parent, schoolContact } from '../testing/rules/registrations.ts';
import type { FormRules } from '../testing/rules/rule.ts';
import { english } from '../testing/rules/sentences.ts';
import { teacherAccount, teacherRegistration } from '../testing/rules/teachers.ts';
import { credentialsSchema } from './accounts/schema.ts';
import { coursePurchaseSchema } from './courses/schema.ts';
import { donationCallSchema, sponsorshipCallSchema, volunteeringCallSchema } from './giving/callSchemas.ts';
import { en } from './messages/en.ts';
import { es } from './messages/es.ts';
import { translate } from './messages/translate.ts';
import { oxxoPayerSchema } from './payments/cardsSchema.ts';
import { fitsOxxo } from './payments/rules.ts';
import { freeRegistrationCallSchema, parentCallSchema, schoolContactCallSchema } from './registrations/callSchemas.ts';
import { childSchema } from './registrations/schema.ts';
import { newTeacherSchema, teacherRegistrationSchema } from './teachers/schema.ts';
import { email, record } from './validation/fields.ts';
import { tidied } from './validation/tidy.ts';
import { validate } from './validation/validate.ts';

const forms: readonly (readonly [name: string, schema: AnyObjectSchema, rules: FormRules])[] = [
  ['sign-in', credentialsSchema, login],
  ['donation', donationCallSchema, donation],
  ['sponsorship', sponsorshipCallSchema, sponsorship],
  ['volunteering', volunteeringCallSchema, volunteering],
  ['parent', parentCallSchema, parent],
  ['child', childSchema, child],
  ['family', freeRegistrationCallSchema, family],
  ["school's request", schoolContactCallSchema, schoolContact],
  ['purchase of a course', coursePurchaseSchema, course],
  ['account of a teacher', newTeacherSchema, teacherAccount],
  ['registration of a teacher', teacherRegistrationSchema, teacherRegistration],
  ['payer at OXXO', oxxoPayerSchema, oxxoPayer],
  ['payer by card', record({ email: email() }), cardPayer],
];

/** Fields that are exercised under another name, and what a form or a browser adds by itself. */
const elsewhere: ReadonlySet<string> = new Set(['form', 'publish_logo', 'publish_both', 'id', 'devices']);

/** How a value comes: typed into a form, where a number is text, or as JSON. */
const modes = {
  'typed into a form': (schema: AnyObjectSchema, body: object, field: string) => {
    const value = at(body, field);
    return validate(schema, typeof value === 'number' ? put(body, field, String(value)) : body, { input: 'typed' });
  },
  'sent as JSON': (schema: AnyObjectSchema, body: object) =>
    validate(schema, tidied(schema, body), { input: 'strict' }),
};

for (const [form, schema, { valid, rules }] of forms) {
  describe(`${form} (document 1 section 5)`, () => {
    for (const [mode, read] of Object.entries(modes)) {
      it(`is right as it stands, ${mode}`, () => {
        expect(read(schema, valid, '')).toMatchObject({ ok: true });
      });
    }

    it('has a rule for each of its fields', () => {
      const exercised = new Set(rules.map(({ field }) => field.split(/[.[]/)[0]));
      expect(Object.keys(schema.fields).filter((field) => !exercised.has(field) && !elsewhere.has(field))).toEqual([]);
    });

    for (const { field, source, where, accepts, rejects, also = [] } of rules.filter(({ by }) => by !== 'server')) {
      describe(`${field}: ${source}`, () => {
        const base = putAll(valid, where);
        for (const [mode, read] of Object.entries(modes)) {
          it.each(accepts.map((taken) => ({ taken })))(`takes $taken, ${mode}`, ({ taken }) => {
            const pair = typeof taken === 'object' && 'typed' in taken ? taken : { typed: taken, kept: taken };
            const answer = read(
              schema,
              putAll(base, Object.fromEntries([field, ...also].map((name) => [name, pair.typed]))),
              field,
            );
            expect(answer).toMatchObject({ ok: true });
            expect(answer.ok && at(answer.value, field)).toEqual(pair.kept);
          });

          it.each(rejects.map(([given, sentence]) => ({ given, sentence })))(
            `refuses $given, ${mode}: $sentence`,
            ({ given, sentence }) => {
              const answer = read(schema, put(base, field, given), field);
              const message = answer.ok ? undefined : answer.fields[field];
              expect(message && translate(es, message)).toBe(sentence);
              expect(message && translate(en, message)).toBe(english[sentence]);
            },
          );
        }
      });
    }
  });
}

describe(`amount at OXXO: ${oxxoAmount.source}`, () => {
  it.each(oxxoAmount.accepts)('takes %d centavos', (amount) => {
    expect(fitsOxxo(amount)).toBe(true);
  });

  it.each(oxxoAmount.rejects)('does not take %d centavos', (amount) => {
    expect(fitsOxxo(amount)).toBe(false);
  });
});

describe('every sentence of the table', () => {
  const pattern = (words: string) =>
    words.replaceAll(/[.*+?^$()[\]\\|]/g, String.raw`\$&`).replaceAll(/\{(min|max)\}/g, String.raw`\d+`);
  const messageKey = (catalogue: Readonly<Record<string, string>>, sentence: string) =>
    Object.values(catalogue).some((words) => new RegExp(`^${pattern(words)}$`).test(sentence));

  it.each(Object.entries(english))('is in the catalogues: %s', (spanish, inEnglish) => {
    expect([messageKey(es, spanish), messageKey(en, inEnglish)]).toEqual([true, true]);
  });
});
