import { ApiError } from '@lia/sdk/http/error';
import { subscribe } from '@lia/sdk/registrations/endpoints';
import { registerParent } from '@lia/sdk/registrations/families';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';

import { users } from '../accounts/tables.ts';
import { cardsOf } from '../payments/configured.ts';
import { type RunningApi, test } from '../testing/api.ts';
import { tokenise } from '../testing/cards.ts';
import { family } from '../testing/families.ts';

const MONTHLY = 149_00;
const price = 'price_padre-mensual';

const refusal = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'accepted',
    (error: unknown) => (error instanceof ApiError ? [error.status, error.code] : error),
  );

const accounts = ({ house }: RunningApi, username: string) => house.db.$count(users, eq(users.username, username));

describe('an order that waits at a checkout', () => {
  test('charges no card, and makes no accounts', async ({ api }) => {
    const { form, children } = family('de.otra.caja');
    const body = { ...form, children, id_licenses_type: 2, unit_price: MONTHLY };
    const { data } = await api.visitor.call(registerParent, { body });
    const order = data.order?.id ?? '';
    const card = await tokenise(api);
    const paying = { order, payment_method: card, email: form.email, prices: [price], currency: 'mxn' };
    expect(await refusal(api.visitor.call(subscribe, { body: paying }))).toEqual([404, 'NOT_FOUND']);
    expect(await cardsOf(api.house).findSubscriptions(order)).toEqual([]);
    expect(await accounts(api, form.username)).toBe(0);
  });
});
