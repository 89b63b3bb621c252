import { decideSandboxCheckout, getSandboxCheckout } from '@lia/sdk/payments/endpoints';
import {
  type SandboxCheckout,
  sandboxCheckoutSchema,
  sandboxDecisionSchema,
  sandboxOutcomeSchema,
} from '@lia/sdk/payments/schema';
import { object, string } from 'yup';

import { ApiFailure, found, notFound } from '../../platform/errors.ts';
import { type Api, serve } from '../../platform/serve.ts';
import { notify } from './events.ts';
import { decideCheckout, findCheckout, type SandboxCheckoutRow } from './store.ts';

const checkoutPath = object({ preference_id: string().max(64).required() });

/** What the sandbox's own page asks. Served only where the sandbox takes the payments. */
export function sandboxRoutes(api: Api, secret: Uint8Array): void {
  serve(api, getSandboxCheckout, {
    summary: 'A sandbox checkout',
    permission: 'anyone',
    params: checkoutPath,
    returns: sandboxCheckoutSchema,
    async handle({ db, params }) {
      const checkout = found(await findCheckout(db, params.preference_id));
      return shown(checkout);
    },
  });

  serve(api, decideSandboxCheckout, {
    summary: 'Decide a sandbox checkout',
    description:
      'Approve its payment, reject it or leave it pending. After a rejected one it takes another; one that is paid or closed ' +
      'takes none: 409 `CHECKOUT_DECIDED`.',
    permission: 'anyone',
    params: checkoutPath,
    body: sandboxDecisionSchema,
    returns: sandboxOutcomeSchema,
    async handle({ db, params, body }) {
      const decided = await decideCheckout(db, params.preference_id, body.decision);
      if (!decided) {
        const known = await findCheckout(db, params.preference_id);
        throw known ? new ApiFailure(409, 'CHECKOUT_DECIDED') : notFound();
      }
      const { paymentId, status, notificationUrl } = decided;
      await notify(secret, notificationUrl, { id: `${paymentId}:${status}`, type: 'payment', data: { id: paymentId } });
      return { back_url: returnAddress(decided) };
    },
  });
}

function shown(checkout: SandboxCheckoutRow): SandboxCheckout {
  const { preferenceId, title, quantity, unit_price, status } = checkout;
  return { preference_id: preferenceId, title, quantity, unit_price, total: quantity * unit_price, status };
}

function returnAddress({ backUrl, paymentId, preferenceId }: SandboxCheckoutRow): string {
  const url = new URL(backUrl);
  url.searchParams.set('payment_id', paymentId);
  url.searchParams.set('preference_id', preferenceId);
  return url.href;
}
