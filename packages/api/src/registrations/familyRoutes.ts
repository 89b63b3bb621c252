import { planById, slugOf } from '@lia/sdk/memberships/rules';
import { checkoutSchema } from '@lia/sdk/payments/schema';
import { registerFamily as registerCall, registerParent, registerStudent } from '@lia/sdk/registrations/families';
import {
  familyFormSchema,
  parentRegistrationSchema,
  studentRegistrationSchema,
} from '@lia/sdk/registrations/familiesSchema';

import { hashPassword } from '../accounts/passwords.ts';
import { assertState } from '../geography/service.ts';
import { insertPlanOrder } from '../memberships/store.ts';
import { providerOf } from '../payments/configured.ts';
import { checkoutAnswer, openOrder, writeOrder } from '../payments/openOrder.ts';
import { invalidFields, notFound } from '../platform/errors.ts';
import { type Api, serve } from '../platform/serve.ts';
import { addChild } from './addChild.ts';
import { REGISTRATIONS } from './limits.ts';
import { assertNamesFree } from './names.ts';
import { prepareFamily, registerFamily, studentOf } from './registerFamily.ts';

/** The parent stands in the body itself. */
const BODY = '';

/** The registrations of document 1 section 7 that take a family in one piece, or one child more (decision 18). */
export function familyRoutes(api: Api): void {
  const { house } = api;
  const provider = providerOf(house);

  serve(api, registerCall, {
    summary: 'Register a family in one piece',
    description: 'On the free plan: the same as `/stripe/public/free-sub`, with the children inside of the form.',
    permission: 'anyone',
    limit: REGISTRATIONS,
    idempotent: true,
    body: familyFormSchema,
    returns: checkoutSchema,
    async prepare({ body: { children, ...form } }) {
      assertState(form);
      return prepareFamily({ form, children });
    },
    async handle({ db, say, language }, family) {
      const id_parent = await registerFamily(db, family, language, BODY);
      return { message: say('registration.received'), data: { order: null, id_parent, init_point: null } };
    },
  });

  serve(api, registerParent, {
    summary: 'Register a family on a plan',
    description:
      'A free plan makes the accounts at once. A paid one answers where to pay: the order keeps the family, passwords as ' +
      'hashes alone, and the accounts come with the money. 422 names every username and e-mail address that is taken.',
    permission: 'anyone',
    limit: REGISTRATIONS,
    idempotent: true,
    body: parentRegistrationSchema,
    returns: checkoutSchema,
    async prepare({ db, body, say, language }) {
      const { children, city: _city, school_id: _school, level: _level, unit_price, id_licenses_type, ...form } = body;
      assertState(form);
      const plan = planById(id_licenses_type);
      if (plan?.type !== 'padre') throw invalidFields({ id_licenses_type: { key: 'choice.unknown' } });
      if (unit_price !== plan.price) throw invalidFields({ unit_price: { key: 'plan.price' } });
      if (plan.membership === 'gratis') return { family: await prepareFamily({ form, children }), plan, opened: null };
      await assertNamesFree(db, { form, children }, BODY);
      const opened = await openOrder(provider, house.config.publicUrl, {
        reason: 'membership',
        charge: { title: say(`plan.${slugOf(plan)}`), quantity: children.length, unitPrice: plan.price },
        payer: { name: `${form.name} ${form.last_name}`, email: form.email },
        language,
      });
      return { family: await prepareFamily({ form, children }), plan, opened };
    },
    async handle({ db, say, language }, { family, plan, opened }) {
      if (opened === null) {
        const id_parent = await registerFamily(db, family, language, BODY);
        return { message: say('registration.received'), data: { order: null, id_parent, init_point: null } };
      }
      await writeOrder(db, opened);
      await insertPlanOrder(db, { orderId: opened.id, planId: plan.id, family });
      return checkoutAnswer(say('order.created'), opened, null);
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
