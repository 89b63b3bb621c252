import { validateCoursePayment } from '@lia/sdk/courses/cards';
import { buyCourse, buyMyCourse } from '@lia/sdk/courses/endpoints';
import { coursePriceId } from '@lia/sdk/courses/rules';
import { donate, donateAsMember, sponsor, sponsorAsMember } from '@lia/sdk/giving/endpoints';
import type { Route } from '@lia/sdk/http/endpoint';
import { payMembership, storeOrder, subscribeMember } from '@lia/sdk/memberships/endpoints';
import { firstTerms } from '@lia/sdk/memberships/rules';
import { fromPesos } from '@lia/sdk/payments/money';
import { contactSchool, registerFree, validatePlan } from '@lia/sdk/registrations/endpoints';
import { registerFamily, registerParent, registerStudent } from '@lia/sdk/registrations/families';
import { openTeacher, registerTeacher } from '@lia/sdk/teachers/endpoints';
import { donation, sponsorship, volunteering } from '@lia/sdk/testing/rules/giving';

import type { subjectKinds } from '../consents/tables.ts';
import type { Member, RunningApi } from './api.ts';
import { tokenise } from './cards.ts';
import { addCourse, purchaseOf } from './courses.ts';
import { child, family } from './families.ts';
import { planPurchase } from './planPurchases.ts';
import { schoolWish } from './schoolWish.ts';
import { newTicket, registration, teacher } from './teachers.ts';

export type SentConsents = { terms: string; privacy: string } | undefined;

interface Sender {
  api: RunningApi;
  /** A username that is free. */
  name: string;
  /** The parent whose session it is sent in. */
  parent: Member;
}

/** A call that takes consents. */
export interface ConsentCall {
  route: Route;
  /** Where the consents are in the body. */
  at: 'consents' | 'form.consents';
  /** What they are recorded for. */
  kind: (typeof subjectKinds)[number];
  /** Its body with these consents. */
  body: (consents: SentConsents, sender: Sender) => object | Promise<object>;
  hasFile?: true;
  /** Whether it is refused without them: a call of our own, whose payload the specification does not list. */
  refusesWithout?: true;
}

const whole = (name: string) => {
  const { form, children } = family(name);
  return { ...form, children };
};

const planOf = (index: number) => ({ id_licenses_type: firstTerms[index]?.id, unit_price: firstTerms[index]?.price });

/** A gift as a member sends it: their name and address come from the session. */
const withoutGiver = ({ name: _name, email: _email, ...gift }: { name: string; email: string }) => gift;

/** Every call that registers, sells, gives or makes contact, by what it is for. */
export const consentCalls: Readonly<Record<string, ConsentCall>> = {
  'a free registration': {
    route: registerFree,
    at: 'form.consents',
    kind: 'user',
    body: (consents, { name }) => ({ ...family(name), form: { ...family(name).form, consents } }),
  },
  'a family in one piece': {
    route: registerFamily,
    at: 'consents',
    kind: 'user',
    body: (consents, { name }) => ({ ...whole(name), consents }),
  },
  'a family on a free plan': {
    route: registerParent,
    at: 'consents',
    kind: 'user',
    body: (consents, { name }) => ({ ...whole(name), ...planOf(0), consents }),
  },
  'a family on a paid plan': {
    route: registerParent,
    at: 'consents',
    kind: 'order',
    body: (consents, { name }) => ({ ...whole(name), ...planOf(1), consents }),
  },
  'a further child': {
    route: registerStudent,
    at: 'consents',
    kind: 'user',
    body: (consents, { name, parent }) => ({ ...child(name), tutor_id: parent.uuid, consents }),
  },
  'a family that pays by card': {
    route: validatePlan,
    at: 'form.consents',
    kind: 'order',
    body(consents, { name }) {
      const check = planPurchase(name);
      return { ...check, form: { ...check.form, consents } };
    },
  },
  "a member's plan": {
    route: storeOrder,
    at: 'consents',
    kind: 'order',
    body: (consents) => ({ id_licenses_type: 2, consents }),
  },
  "a member's plan with its payer": {
    route: payMembership,
    at: 'consents',
    kind: 'order',
    body: (consents) => ({
      payer: { name: 'Ana', surname: 'López', email: 'ana@example.mx', phone: '5512345678' },
      item: { title: 'Plan', unit_price: firstTerms[1]?.price },
      id_licenses_type: 2,
      quantity: 1,
      consents,
    }),
  },
  "a member's plan by card": {
    route: subscribeMember,
    at: 'consents',
    kind: 'order',
    body: async (consents, { api }) => ({
      payment_method: await tokenise(api),
      email: 'ana@example.mx',
      prices: ['price_padre-mensual'],
      currency: 'mxn',
      consents,
    }),
  },
  'a course': {
    route: buyCourse,
    at: 'consents',
    kind: 'order',
    body: async (consents, { api, name }) => ({ ...purchaseOf(await addCourse(api), name), consents }),
  },
  'a course by card': {
    route: validateCoursePayment,
    at: 'form.consents',
    kind: 'order',
    async body(consents, { api, name }) {
      const course = await addCourse(api);
      const form = { ...purchaseOf(course, name), consents };
      const price = { amount: fromPesos(course.price), prices: [coursePriceId(course.id)], currency: 'MXN' };
      return { email: form.email, ...price, form, children: [], extras: [] };
    },
  },
  "a member's course": {
    route: buyMyCourse,
    at: 'consents',
    kind: 'order',
    async body(consents, { api }) {
      const { id, price } = await addCourse(api);
      return { course: id, amount: fromPesos(price), payment: 'checkout', consents };
    },
    refusesWithout: true,
  },
  'a donation': {
    route: donate,
    at: 'consents',
    kind: 'order',
    body: (consents) => ({ ...donation.valid, consents }),
  },
  'a donation with a logo': {
    route: donate,
    at: 'consents',
    kind: 'order',
    hasFile: true,
    body: (consents) => ({ ...donation.valid, consents }),
  },
  'a donation that we call about': {
    route: donate,
    at: 'consents',
    kind: 'donation',
    body: (consents) => ({ ...donation.valid, support: 2, instructions: 'Somos una fundación', consents }),
  },
  "a member's donation": {
    route: donateAsMember,
    at: 'consents',
    kind: 'order',
    body: (consents) => ({ ...withoutGiver(donation.valid), consents }),
  },
  'a sponsorship': {
    route: sponsor,
    at: 'consents',
    kind: 'order',
    body: (consents) => ({ ...sponsorship.valid, consents }),
  },
  "a member's sponsorship": {
    route: sponsorAsMember,
    at: 'consents',
    kind: 'order',
    body: (consents) => ({ ...withoutGiver(sponsorship.valid), consents }),
  },
  'an offer to volunteer': {
    route: donate,
    at: 'consents',
    kind: 'volunteering',
    body: (consents) => ({ ...volunteering.valid, consents }),
  },
  'a teacher': {
    route: registerTeacher,
    at: 'consents',
    kind: 'application',
    async body(consents, { api, name }) {
      const ticket = newTicket();
      await api.visitor.call(openTeacher, { body: teacher(ticket, name) });
      return { ...registration(ticket), consents };
    },
  },
  "a school's request": {
    route: contactSchool,
    at: 'consents',
    kind: 'school-contact',
    body: (consents, { name }) => ({ ...schoolWish, message: `Queremos conocerlos ${name}`, consents }),
  },
};
