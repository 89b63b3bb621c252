import { planById } from '@lia/sdk/memberships/rules';
import { checkoutSchema } from '@lia/sdk/payments/schema';
import { registerFamily as registerCall, registerParent, registerStudent } from '@lia/sdk/registrations/families';
import {
  familyFormSchema,
  parentRegistrationSchema,
  studentRegistrationSchema,
} from '@lia/sdk/registrations/familiesSchema';

import { hashCredentials } from '../accounts/passwords.ts';
import { keepConsents, takeConsents } from '../consents/consent.ts';
import { takeMemberConsents } from '../consents/memberConsents.ts';
import { assertState } from '../geography/service.ts';
import { checkoutAnswer } from '../payments/openOrder.ts';
import { invalidFields, notFound } from '../platform/errors.ts';
import { type Api, serve } from '../platform/serve.ts';
import { addChild } from './addChild.ts';
import { keepFamilyOrder, orderForFamily } from './familyCheckout.ts';
import { recognise } from './knownFamily.ts';
import { REGISTRATIONS } from './limits.ts';
import { prepareFamily, registerFamily, studentOf } from './registerFamily.ts';

/** The parent stands in the body itself. */
const BODY = '';

/** The registrations of document 1 section 7 that take a family in one piece, or one child more (decision 18). */
export function familyRoutes(api: Api): void {
  const { app } = api;

  serve(api, registerCall, {
    summary: 'Register a family in one piece',
    description: 'On the free plan: the same as `/stripe/public/free-sub`, with the children inside of the form.',
    permission: 'anyone',
    limit: REGISTRATIONS,
    idempotent: true,
    body: familyFormSchema,
    returns: checkoutSchema,
    async prepare(call) {
      const { children, consents: given, ...form } = call.body;
      assertState(form);
      const consents = takeConsents(given, call);
      const family = { form, children };
      return {
        consents,
        family: await prepareFamily(app, family),
        recognised: await recognise(app, family, call.address),
      };
    },
    async handle({ db, t, language }, checked) {
      const id_parent = await registerFamily(db, checked, language, BODY);
      return { message: t('registration.received'), data: { order: null, id_parent, init_point: null } };
    },
  });

  serve(api, registerParent, {
    summary: 'Register a family on a plan',
    description:
      'A free plan makes the accounts at once. A paid one answers where to pay: the order keeps the family, passwords as ' +
      'hashes alone, and the accounts come with the money. The same form sent again is led to the checkout that waits. ' +
      '422 names every username that is taken, 409 `FAMILY_REGISTERED` is for the family itself.',
    permission: 'anyone',
    limit: REGISTRATIONS,
    idempotent: true,
    body: parentRegistrationSchema,
    returns: checkoutSchema,
    async prepare(call) {
      const { body, address } = call;
      const { children, consents: given, unit_price, id_licenses_type, ...rest } = body;
      const { city: _city, school_id: _school, level: _level, ...form } = rest;
      assertState(form);
      const consents = takeConsents(given, call);
      const plan = planById(id_licenses_type);
      if (plan?.type !== 'padre') throw invalidFields({ id_licenses_type: { key: 'choice.unknown' } });
      if (unit_price !== plan.price) throw invalidFields({ unit_price: { key: 'plan.price' } });
      const registration = { form, children };
      if (plan.membership !== 'gratis') return { consents, ordered: await orderForFamily(call, plan, registration) };
      return {
        consents,
        family: await prepareFamily(app, registration),
        recognised: await recognise(app, registration, address),
      };
    },
    async handle({ db, t, language }, ready) {
      if ('ordered' in ready) {
        const order = await keepFamilyOrder(db, ready.ordered);
        await keepConsents(db, { kind: 'order', id: order.id }, ready.consents);
        return checkoutAnswer(t('order.created'), order, null);
      }
      const id_parent = await registerFamily(db, ready, language, BODY);
      return { message: t('registration.received'), data: { order: null, id_parent, init_point: null } };
    },
  });

  serve(api, registerStudent, {
    summary: 'Register a further child',
    description:
      'Of the parent who asks, whom `tutor_id` names. Where their plan has a licence left, the child gets it.',
    permission: 'children.register',
    limit: REGISTRATIONS,
    idempotent: true,
    body: studentRegistrationSchema,
    returns: checkoutSchema,
    async prepare(call) {
      const { body, session } = call;
      if (body.tutor_id.toLowerCase() !== session.uuid) throw notFound();
      const { tutor_id: _tutor, school_id: _school, country, consents: given, ...child } = body;
      const consents = await takeMemberConsents(app.db, session.userId, given, call);
      const account = studentOf(child, await hashCredentials(app, child));
      return {
        consents,
        account: { ...account, ...(country !== undefined && { country }), guardianId: session.userId },
      };
    },
    async handle({ db, t, session }, { account, consents }) {
      await addChild(db, account, session.userId, consents);
      return { message: t('registration.child'), data: { order: null, id_parent: session.uuid, init_point: null } };
    },
  });
}
