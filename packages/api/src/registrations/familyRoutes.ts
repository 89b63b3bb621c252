import { planById } from '@lia/sdk/memberships/rules';
import { checkoutSchema } from '@lia/sdk/payments/schema';
import { registerFamily as registerCall, registerParent, registerStudent } from '@lia/sdk/registrations/families';
import {
  familyFormSchema,
  parentRegistrationSchema,
  studentRegistrationSchema,
} from '@lia/sdk/registrations/familiesSchema';

import { hashPassword } from '../accounts/passwords.ts';
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
  const { house } = api;

  serve(api, registerCall, {
    summary: 'Register a family in one piece',
    description: 'On the free plan: the same as `/stripe/public/free-sub`, with the children inside of the form.',
    permission: 'anyone',
    limit: REGISTRATIONS,
    idempotent: true,
    body: familyFormSchema,
    returns: checkoutSchema,
    async prepare({ body: { children, ...form }, address }) {
      assertState(form);
      const family = { form, children };
      return { family: await prepareFamily(family), recognised: await recognise(house, family, address) };
    },
    async handle({ db, say, language }, { family, recognised }) {
      const id_parent = await registerFamily(db, family, language, BODY, recognised);
      return { message: say('registration.received'), data: { order: null, id_parent, init_point: null } };
    },
  });

  serve(api, registerParent, {
    summary: 'Register a family on a plan',
    description:
      'A free plan makes the accounts at once. A paid one answers where to pay: the order keeps the family, passwords as ' +
      'hashes alone, and the accounts come with the money. The same form sent again is led to the checkout that waits. ' +
      '422 names every username and e-mail address that is taken, 409 `FAMILY_REGISTERED` is for the family itself.',
    permission: 'anyone',
    limit: REGISTRATIONS,
    idempotent: true,
    body: parentRegistrationSchema,
    returns: checkoutSchema,
    async prepare(call) {
      const { body, address } = call;
      const { children, city: _city, school_id: _school, level: _level, unit_price, id_licenses_type, ...form } = body;
      assertState(form);
      const plan = planById(id_licenses_type);
      if (plan?.type !== 'padre') throw invalidFields({ id_licenses_type: { key: 'choice.unknown' } });
      if (unit_price !== plan.price) throw invalidFields({ unit_price: { key: 'plan.price' } });
      const said = { form, children };
      if (plan.membership !== 'gratis') return orderForFamily(call, plan, said);
      return { family: await prepareFamily(said), recognised: await recognise(house, said, address) };
    },
    async handle({ db, say, language }, ready) {
      if (!('recognised' in ready)) return checkoutAnswer(say('order.created'), await keepFamilyOrder(db, ready), null);
      const id_parent = await registerFamily(db, ready.family, language, BODY, ready.recognised);
      return { message: say('registration.received'), data: { order: null, id_parent, init_point: null } };
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
    async prepare({ body, session }) {
      if (body.tutor_id.toLowerCase() !== session.uuid) throw notFound();
      const { tutor_id: _tutor, school_id: _school, country, ...child } = body;
      const account = studentOf(child, await hashPassword(child.password));
      return { ...account, ...(country !== undefined && { country }), tutorId: session.userId };
    },
    async handle({ db, say, session }, account) {
      await addChild(db, account, session.userId);
      return { message: say('registration.child'), data: { order: null, id_parent: session.uuid, init_point: null } };
    },
  });
}
