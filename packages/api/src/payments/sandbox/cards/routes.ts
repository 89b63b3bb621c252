import {
  authenticateSandboxIntent,
  confirmSandboxIntent,
  decideSandboxVoucher,
  disputeSandboxPayment,
  getSandboxIntent,
  getSandboxVoucher,
  refundSandboxPayment,
  renewSandboxSubscription,
  tokeniseSandboxCard,
} from '@lia/sdk/payments/sandboxCards';
import {
  type SandboxIntent,
  type SandboxVoucher,
  sandboxAuthenticationSchema,
  sandboxCardSchema,
  sandboxCardTokenSchema,
  sandboxConfirmationSchema,
  sandboxDisputeSchema,
  sandboxDoneSchema,
  sandboxIntentSchema,
  sandboxRefundSchema,
  sandboxRenewalSchema,
  sandboxVoucherDecisionSchema,
  sandboxVoucherSchema,
  testCards,
} from '@lia/sdk/payments/sandboxCardsSchema';
import { object, string } from 'yup';

import { found, invalidFields } from '../../../platform/errors.ts';
import { type Api, serve } from '../../../platform/serve.ts';
import { type SandboxEvent, notify, type Reporting } from '../events.ts';
import { unguessable } from '../unguessable.ts';
import { authenticate, decideVoucher, dispute, payByCard, printVoucher, refund, renew } from './company.ts';
import { statusAt, type VoucherPage } from './read.ts';
import { findIntent, insertCard, type IntentRow, TEST_BRAND } from './store.ts';

/** Where the company reports to, how it signs, and where its vouchers are shown. */
export interface SandboxCompany {
  secret: Uint8Array;
  /** Called each time: the address is known once the server listens. */
  notificationUrl: () => string;
  voucherPage: VoucherPage;
}

/** A school that tries everything at once sits behind one address; guesses do not get far. */
const ATTEMPTS = { times: 600, seconds: 60 };

const idPath = object({ id: string().max(64).required() });

/** What a card company's script, counter and bank would do. Served only where the sandbox takes the cards. */
export function sandboxCardRoutes(api: Api, { secret, notificationUrl, voucherPage }: SandboxCompany): void {
  const send = (event: SandboxEvent, reporting: Reporting): Promise<boolean> =>
    notify(secret, notificationUrl(), event, reporting);

  /** Reports a change of an intent: of its payment, or of the subscription that it pays. */
  async function report(
    { id, subscriptionId, amount }: IntentRow,
    status: string,
    reporting: Reporting,
  ): Promise<boolean> {
    if (amount === 0) return false;
    return subscriptionId === null
      ? send({ id: `${id}:${status}`, type: 'payment', data: { id } }, reporting)
      : send({ id: `${id}:${status}`, type: 'subscription', data: { id: subscriptionId } }, reporting);
  }

  function shownVoucher(intent: IntentRow): SandboxVoucher | null {
    const { voucherId, voucherNumber, voucherExpiresAt, amount, description } = intent;
    if (voucherId === null || voucherNumber === null || voucherExpiresAt === null) return null;
    return {
      id: voucherId,
      status: statusAt(intent, new Date()),
      number: voucherNumber,
      amount,
      description,
      expires_at: voucherExpiresAt.toISOString(),
      hosted_url: voucherPage(voucherId),
    };
  }

  function shown(intent: IntentRow): SandboxIntent {
    const { id, method, amount, failure } = intent;
    return { id, status: statusAt(intent, new Date()), method, amount, failure, voucher: shownVoucher(intent) };
  }

  serve(api, tokeniseSandboxCard, {
    summary: 'Tokenise a test card',
    description: 'Knows the test cards alone. Any other number is refused, and kept nowhere.',
    permission: 'anyone',
    limit: ATTEMPTS,
    body: sandboxCardSchema,
    returns: sandboxCardTokenSchema,
    async handle({ db, body }) {
      const number = body.number.replaceAll(' ', '');
      const known = Object.entries(testCards).find(([test]) => test === number);
      if (!known) throw invalidFields({ number: { key: 'card.test' } });
      // The first day after a card's month.
      if (new Date(Date.UTC(body.exp_year, body.exp_month, 1)) <= new Date()) {
        throw invalidFields({ exp_month: { key: 'card.expired' } });
      }
      const id = `pm_${unguessable()}`;
      const last4 = number.slice(-4);
      await insertCard(db, { id, last4, outcome: known[1] });
      return { id, brand: TEST_BRAND, last4 };
    },
  });

  serve(api, getSandboxIntent, {
    summary: 'A sandbox intent',
    permission: 'anyone',
    limit: ATTEMPTS,
    params: object({ client_secret: string().max(64).required() }),
    returns: sandboxIntentSchema,
    async handle({ db, params }) {
      const intent = found(await findIntent(db, { clientSecret: params.client_secret }));
      return shown(intent);
    },
  });

  serve(api, confirmSandboxIntent, {
    summary: 'Confirm a sandbox intent',
    description: 'With a tokenised card, or with who pays at OXXO. Its payment is reported through the webhook.',
    permission: 'anyone',
    limit: ATTEMPTS,
    body: sandboxConfirmationSchema,
    returns: sandboxIntentSchema,
    async handle({ db, body }) {
      const { client_secret, payment_method, oxxo } = body;
      if ((payment_method === undefined) === (oxxo === undefined)) {
        throw invalidFields({ payment_method: { key: 'required' } });
      }
      const intent =
        oxxo === undefined
          ? await payByCard(db, client_secret, payment_method ?? '')
          : await printVoucher(db, client_secret, oxxo);
      await report(intent, `${intent.status}:${unguessable()}`, body);
      return shown(intent);
    },
  });

  serve(api, authenticateSandboxIntent, {
    summary: 'Answer the bank of a sandbox card',
    permission: 'anyone',
    limit: ATTEMPTS,
    body: sandboxAuthenticationSchema,
    returns: sandboxIntentSchema,
    async handle({ db, body }) {
      const intent = await authenticate(db, body.client_secret, body.approve);
      await report(intent, `${intent.status}:${unguessable()}`, body);
      return shown(intent);
    },
  });

  serve(api, getSandboxVoucher, {
    summary: 'A sandbox voucher',
    permission: 'anyone',
    limit: ATTEMPTS,
    params: idPath,
    returns: sandboxVoucherSchema,
    async handle({ db, params }) {
      const intent = await findIntent(db, { voucherId: params.id });
      const voucher = found(intent && shownVoucher(intent));
      return voucher;
    },
  });

  serve(api, decideSandboxVoucher, {
    summary: 'Pay a sandbox voucher, or let it expire',
    permission: 'anyone',
    limit: ATTEMPTS,
    params: idPath,
    body: sandboxVoucherDecisionSchema,
    returns: sandboxVoucherSchema,
    async handle({ db, params, body }) {
      const intent = await decideVoucher(db, params.id, body.decision);
      await report(intent, intent.status, body);
      const voucher = found(shownVoucher(intent));
      return voucher;
    },
  });

  serve(api, renewSandboxSubscription, {
    summary: 'Begin the next period of a sandbox subscription',
    permission: 'anyone',
    limit: ATTEMPTS,
    params: idPath,
    body: sandboxRenewalSchema,
    returns: sandboxDoneSchema,
    async handle({ db, params, body }) {
      await renew(db, params.id, body.decision);
      const event = { id: `${params.id}:${unguessable()}`, type: 'subscription', data: { id: params.id } } as const;
      return { notified: await send(event, body) };
    },
  });

  serve(api, refundSandboxPayment, {
    summary: 'Refund a sandbox payment',
    description: 'All that is left of it, or the part that `amount` gives, in centavos.',
    permission: 'anyone',
    limit: ATTEMPTS,
    params: idPath,
    body: sandboxRefundSchema,
    returns: sandboxDoneSchema,
    async handle({ db, params, body }) {
      const { id, status, refunded } = await refund(db, params.id, body.amount);
      return { notified: await send({ id: `${id}:${status}:${refunded}`, type: 'payment', data: { id } }, body) };
    },
  });

  serve(api, disputeSandboxPayment, {
    summary: 'Dispute a sandbox payment at its bank',
    description: 'Opens a dispute of a card payment, or moves it on: `lost` takes the money back.',
    permission: 'anyone',
    limit: ATTEMPTS,
    params: idPath,
    body: sandboxDisputeSchema,
    returns: sandboxDoneSchema,
    async handle({ db, params, body }) {
      const { id } = await dispute(db, params.id, body.status);
      return { notified: await send({ id: `${id}:dispute:${unguessable()}`, type: 'payment', data: { id } }, body) };
    },
  });
}
