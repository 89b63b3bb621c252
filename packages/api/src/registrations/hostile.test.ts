import { login } from '@lia/sdk/accounts/endpoints';
import { createIntent } from '@lia/sdk/payments/cards';
import { decideSandboxVoucher } from '@lia/sdk/payments/sandboxCards';
import { listChildren, registerFree, saveOxxo, subscribe, validatePlan } from '@lia/sdk/registrations/endpoints';
import { registerParent } from '@lia/sdk/registrations/families';
import type { FreeRegistration } from '@lia/sdk/registrations/schema';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';

import { users } from '../accounts/tables.ts';
import { cardsOf } from '../payments/configured.ts';
import { type RunningApi, test } from '../testing/api.ts';
import { confirm, payer, tokenise } from '../testing/cards.ts';
import { child, family } from '../testing/families.ts';
import { refusal } from '../testing/refusal.ts';

const MONTHLY = 149_00;
const price = 'price_padre-mensual';

const accounts = ({ app }: RunningApi, username: string) => app.db.$count(users, eq(users.username, username));

describe('an order that waits at a checkout', () => {
  test('charges no card, and makes no accounts', async ({ api }) => {
    const { form, children } = family('de.otra.caja');
    const body = { ...form, children, id_licenses_type: 2, unit_price: MONTHLY };
    const { data } = await api.visitor.call(registerParent, { body });
    const order = data.order?.id ?? '';
    const card = await tokenise(api);
    const paying = { order, payment_method: card, email: form.email, prices: [price], currency: 'mxn' };
    expect(await refusal(api.visitor.call(subscribe, { body: paying }))).toEqual([404, 'NOT_FOUND', []]);
    expect(await cardsOf(api.app).findSubscriptions(order)).toEqual([]);
    expect(await accounts(api, form.username)).toBe(0);
  });
});

describe('an order for an address whose owner registered meanwhile', () => {
  /** A voucher for a family that goes by this username, made and not saved yet. */
  async function voucherFor(api: RunningApi, { form, children }: FreeRegistration) {
    const amount = MONTHLY * children.length;
    const body = { email: form.email, amount, prices: [price], currency: 'mxn', form, children, extras: [] };
    const { data } = await api.visitor.call(validatePlan, { body });
    const order = data.order.id;
    const asked = { paymentMethodType: 'oxxo' as const, email: payer.email, currency: 'mxn', amount, order };
    const intent = await api.visitor.call(createIntent, { body: asked });
    const { voucher } = await confirm(api, { client_secret: intent.client_secret, oxxo: payer });
    return { saved: { order, ...intent, product: price }, voucher: voucher?.id ?? '' };
  }

  const childrenOf = async (api: RunningApi, { form: { username, password } }: FreeRegistration) => {
    const { access_token } = await api.visitor.call(login, { body: { username, password } });
    const { data } = await api.clientOf(access_token).call(listChildren);
    return data.map((one) => one.username);
  };

  test('adds no one to their family, paid or not', async ({ api }) => {
    const intruder = family('intrusa', child('intrusa.hijo'));
    const { saved, voucher } = await voucherFor(api, intruder);
    const owner = family('duena', child('duena.hija'));
    await api.visitor.call(registerFree, {
      body: { ...owner, form: { ...owner.form, email: intruder.form.email } },
    });
    await api.visitor.call(saveOxxo, { body: saved });
    expect(await childrenOf(api, owner)).toEqual(['duena.hija']);
    await api.visitor.call(decideSandboxVoucher, { params: { id: voucher }, body: { decision: 'paid' } });
    expect(await childrenOf(api, owner)).toEqual(['duena.hija']);
    expect(await childrenOf(api, intruder)).toEqual(['intrusa.hijo']);
  });
});
