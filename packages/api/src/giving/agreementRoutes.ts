import { messageSchema } from '@lia/sdk/accounts/schema';
import {
  type DonationAgreement,
  donationAgreementSchema,
  giftDeclineSchema,
  giftOrderedSchema,
  sponsorshipAgreementSchema,
} from '@lia/sdk/giving/agreement';
import { markDeclined, orderDonation, orderSponsorship } from '@lia/sdk/giving/endpoints';
import { wallGifts } from '@lia/sdk/giving/wall';
import { object, string } from 'yup';

import { configuredPayments } from '../payments/configured.ts';
import { inTransaction } from '../platform/database.ts';
import { rowUuid, uuid } from '../platform/list.ts';
import { type Api, serve } from '../platform/serve.ts';
import { agreedDonations, agreedSponsorships, type Agreement } from './agreedKinds.ts';
import { openAgreed, orderAgreed } from './agreedOrder.ts';
import { setDeclined } from './declined.ts';

const ofChildren = ({ children, ...agreement }: DonationAgreement): Agreement => ({
  ...agreement,
  students: children,
  months: null,
});

/** What becomes of a gift that the team called about. */
export function agreementRoutes(api: Api): void {
  const payments = configuredPayments(api.app);

  serve(api, orderDonation, {
    summary: 'Order what was agreed on with a donor of more than ten children',
    description:
      'Sends the donor where to pay. The order that it replaces can be paid no more. 409 `GIFT_ORDERED` where that is paid, ' +
      'or another administrator ordered it meanwhile.',
    permission: 'donations.manage',
    idempotent: true,
    params: rowUuid,
    body: donationAgreementSchema,
    returns: giftOrderedSchema,
    prepare: (call) => openAgreed(payments, call, agreedDonations, call.params.id, ofChildren(call.body)),
    handle: async ({ db, scope, params, body, t }, opened) => ({
      message: t('donation.ordered'),
      data: await orderAgreed(db, scope, agreedDonations, params.id, ofChildren(body), opened),
    }),
  });

  serve(api, orderSponsorship, {
    summary: 'Order what was agreed on with a sponsor of more than ten students',
    description:
      'Sends the sponsor where to pay. Special projects have `months`, and their price is that of a student and month; courses have null. ' +
      'Answers as for a donation.',
    permission: 'donations.manage',
    idempotent: true,
    params: rowUuid,
    body: sponsorshipAgreementSchema,
    returns: giftOrderedSchema,
    prepare: (call) => openAgreed(payments, call, agreedSponsorships, call.params.id, call.body),
    handle: async ({ db, scope, params, body, t }, opened) => ({
      message: t('donation.ordered'),
      data: await orderAgreed(db, scope, agreedSponsorships, params.id, body, opened),
    }),
  });

  serve(api, markDeclined, {
    summary: 'Note that the giver of a gift declined, or take that back',
    permission: 'donations.manage',
    params: object({ gifts: string().oneOf(wallGifts).required(), id: uuid() }),
    body: giftDeclineSchema,
    returns: messageSchema,
    async handle({ db, scope, params, body, t }) {
      await inTransaction(db, (tx) => setDeclined(tx, scope, params, body.declined));
      return { message: t('operation.succeeded') };
    },
  });
}
