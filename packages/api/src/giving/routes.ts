import { donationCallSchema, volunteeringCallSchema } from '@lia/sdk/giving/callSchemas';
import { donate as donateCall, getDonation, getDonationFile, listDonations } from '@lia/sdk/giving/endpoints';
import { donationListSchema, donationRecordSchema } from '@lia/sdk/giving/records';
import { fileRules } from '@lia/sdk/files/rules';
import { checkoutSchema } from '@lia/sdk/payments/schema';

import { takeConsents } from '../consents/consent.ts';
import { eitherBody } from '../platform/eitherBody.ts';
import { found, invalidFields } from '../platform/errors.ts';
import { rowUuid } from '../platform/list.ts';
import { type Api, serve } from '../platform/serve.ts';
import { GIFTS } from './give.ts';
import { agreementRoutes } from './agreementRoutes.ts';
import { companyRoutes } from './companyRoutes.ts';
import { donate, openDonation } from './donate.ts';
import { donationStore } from './donationStore.ts';
import { memberGiftRoutes } from './memberRoutes.ts';
import { sponsorshipRoutes } from './sponsorshipRoutes.ts';
import { volunteer } from './volunteer.ts';
import { volunteeringRoutes } from './volunteeringRoutes.ts';
import { wallRoutes } from './wallRoutes.ts';

export function givingRoutes(api: Api): void {
  serve(api, donateCall, {
    summary: 'Donate, or offer to volunteer',
    description:
      'Takes a donation as JSON, or as multipart with a logo or document in `file`. Answers where to pay; a donation ' +
      "for more than ten children has nothing to pay yet. A body with `company` is a company's offer to volunteer.",
    permission: 'anyone',
    limit: GIFTS,
    idempotent: true,
    files: { field: 'file', ...fileRules.logo },
    body: eitherBody(donationCallSchema, volunteeringCallSchema, 'company'),
    returns: checkoutSchema,
    async prepare(call) {
      const { app, body } = call;
      if ('company' in body) return { opened: null, consents: await takeConsents(body.consents, call) };
      return openDonation(app, body, call);
    },
    async handle({ db, body, files, t }, gift) {
      if (!('company' in body)) return donate(db, body, files[0], gift, t);
      // Refused rather than dropped: an offer has no place for a file.
      if (files.length > 0) throw invalidFields({ file: { key: 'unknownField' } });
      return volunteer(db, body, gift.consents, t);
    },
  });

  serve(api, listDonations, {
    ...donationStore.list.pages(),
    summary: 'Donations',
    permission: 'donations.read',
    returns: donationListSchema,
  });

  serve(api, getDonation, {
    summary: 'A donation',
    permission: 'donations.read',
    params: rowUuid,
    returns: donationRecordSchema,
    handle: async (call) => found(await donationStore.list.find(call, call.params.id)),
  });

  serve(api, getDonationFile, {
    summary: 'Logo or document of a donation',
    permission: 'donations.read',
    params: rowUuid,
    async handle({ db, app, scope, params }) {
      const file = found(await donationStore.findFile({ db, scope }, params.id));
      return app.files.download(file);
    },
  });

  memberGiftRoutes(api);
  sponsorshipRoutes(api);
  volunteeringRoutes(api);
  wallRoutes(api);
  companyRoutes(api);
  agreementRoutes(api);
}
