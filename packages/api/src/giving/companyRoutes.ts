import { messageSchema } from '@lia/sdk/accounts/schema';
import {
  companyGifts,
  companyLinkSchema,
  getGiftCompany,
  giftCompanySchema,
  linkGiftCompany,
} from '@lia/sdk/giving/company';
import { object, string } from 'yup';

import { inTransaction } from '../platform/database.ts';
import { uuid } from '../platform/list.ts';
import { type Api, serve } from '../platform/serve.ts';
import { readGiftCompany, writeGiftCompany } from './companyStore.ts';

const ofGift = object({ gifts: string().oneOf(companyGifts).required(), id: uuid() });

/** Which company gave: its gifts carry the names that their givers typed. */
export function companyRoutes(api: Api): void {
  serve(api, getGiftCompany, {
    summary: 'The company of a gift',
    description: 'The one that it is linked to, and proposals: companies of a name on the gift first.',
    permission: 'donations.read',
    params: ofGift,
    returns: giftCompanySchema,
    handle: (call) => readGiftCompany(call, call.params),
  });

  serve(api, linkGiftCompany, {
    summary: 'Link a gift to a company, or take the link away',
    permission: 'donations.manage',
    params: ofGift,
    body: companyLinkSchema,
    returns: messageSchema,
    async handle({ db, scope, params, body, t }) {
      await inTransaction(db, (tx) => writeGiftCompany(tx, scope, params, body.company_id));
      return { message: t('operation.succeeded') };
    },
  });
}
