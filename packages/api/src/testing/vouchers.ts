import { login } from '@lia/sdk/accounts/endpoints';
import { subscribeMember } from '@lia/sdk/memberships/endpoints';
import { createIntent } from '@lia/sdk/payments/cards';
import { decideSandboxVoucher } from '@lia/sdk/payments/sandboxCards';
import { saveOxxo, subscribe } from '@lia/sdk/registrations/endpoints';
import { registerStudent } from '@lia/sdk/registrations/families';
import { eq } from 'drizzle-orm';

import { users } from '../accounts/tables.ts';
import { findVoucher } from '../payments/vouchers/store.ts';
import type { RunningApi } from './api.ts';
import { confirm, payer, tokenise } from './cards.ts';
import { child } from './families.ts';
import { orderPlan, planPayment, planPurchase } from './planPurchases.ts';

/** A family of two whose voucher for the monthly plan waits, also after a card that it tried first, and its parent's session. */
export async function familyWithVoucher(api: RunningApi, name: string, firstCard?: string) {
  const body = planPurchase(name);
  const { username, password, email } = body.form;
  const order = await orderPlan(api, body);
  if (firstCard !== undefined)
    await api.visitor.call(subscribe, { body: planPayment(order, await tokenise(api, firstCard)) });
  const asked = { paymentMethodType: 'oxxo', email: payer.email, currency: 'mxn', amount: body.amount, order } as const;
  const intent = await api.visitor.call(createIntent, { body: asked });
  const { voucher } = await confirm(api, { client_secret: intent.client_secret, oxxo: payer });
  const saved = await api.visitor.call(saveOxxo, { body: { order, ...intent, product: 'price_padre-mensual' } });
  const { access_token } = await api.visitor.call(login, { body: { username, password } });
  const [parent] = await api.app.db.select().from(users).where(eq(users.username, username));
  const client = api.clientOf(access_token);
  return {
    client,
    id: parent?.id ?? 0,
    email,
    order,
    total: body.amount,
    voucher: async () => (await findVoucher(api.app.db, saved.data.voucher))?.voucher.status,
    atTheCounter: (notifications = 1) =>
      api.visitor.call(decideSandboxVoucher, {
        params: { id: voucher?.id ?? '' },
        body: { decision: 'paid', notifications },
      }),
    addChild: () => client.call(registerStudent, { body: { ...child(`${name}.tres`), tutor_id: parent?.uuid ?? '' } }),
    payByCard: async () =>
      client.call(subscribeMember, {
        body: { payment_method: await tokenise(api), email, prices: ['price_padre-mensual'], currency: 'mxn' },
      }),
  };
}
