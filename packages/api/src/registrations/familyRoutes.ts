import { checkoutSchema } from '@lia/sdk/payments/schema';
import { registerFamily as registerCall, registerParent, registerStudent } from '@lia/sdk/registrations/families';
import {
  familyFormSchema,
  parentRegistrationSchema,
  studentRegistrationSchema,
} from '@lia/sdk/registrations/familiesSchema';

import { checkoutAnswer } from '../payments/openOrder.ts';
import { type Api, serve } from '../platform/serve.ts';
import { addChild, checkChild } from './addChild.ts';
import { checkParent, keepFamilyOrder } from './familyCheckout.ts';
import { REGISTRATIONS } from './limits.ts';
import { checkFamily, registerFamily } from './registerFamily.ts';

/** The parent stands in the body itself. */
const BODY = '';

/** The registrations of document 1 section 7 that take a family in one piece, or one child more (decision 18). */
export function familyRoutes(api: Api): void {
  serve(api, registerCall, {
    summary: 'Register a family in one piece',
    description: 'On the free plan: the same as `/stripe/public/free-sub`, with the children inside of the form.',
    permission: 'anyone',
    limit: REGISTRATIONS,
    idempotent: true,
    body: familyFormSchema,
    returns: checkoutSchema,
    prepare(call) {
      const { children, consents, ...form } = call.body;
      return checkFamily(call, { form, children }, consents, BODY);
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
    prepare: (call) => checkParent(call, call.body),
    async handle({ db, t, language }, ready) {
      if ('ordered' in ready) {
        return checkoutAnswer(t('order.created'), await keepFamilyOrder(db, ready), null);
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
    prepare: (call) => checkChild(call, call.session, call.body),
    async handle({ db, t, session }, { account, consents }) {
      await addChild(db, account, session.userId, consents);
      return { message: t('registration.child'), data: { order: null, id_parent: session.uuid, init_point: null } };
    },
  });
}
