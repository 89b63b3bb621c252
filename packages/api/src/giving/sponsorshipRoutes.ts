import { sponsorshipCallSchema } from '@lia/sdk/giving/callSchemas';
import { getSponsorship, getSponsorshipFile, listSponsorships, sponsor } from '@lia/sdk/giving/endpoints';
import { fileRules } from '@lia/sdk/files/rules';
import { sponsorshipListSchema, sponsorshipRecordSchema } from '@lia/sdk/giving/records';
import { checkoutSchema } from '@lia/sdk/payments/schema';

import { found } from '../platform/errors.ts';
import { rowUuid } from '../platform/list.ts';
import { type Api, serve } from '../platform/serve.ts';
import { GIFTS } from './give.ts';
import { openSponsorship, writeSponsorship } from './sponsor.ts';
import { sponsorshipStore } from './sponsorshipStore.ts';

export function sponsorshipRoutes(api: Api): void {
  serve(api, sponsor, {
    summary: 'Sponsor',
    description:
      'Special projects by student and month, or programming courses by student. Takes a logo or document in `file`. ' +
      'Answers where to pay; more than ten students have nothing to pay yet.',
    permission: 'anyone',
    limit: GIFTS,
    idempotent: true,
    files: { field: 'file', ...fileRules.logo },
    body: sponsorshipCallSchema,
    returns: checkoutSchema,
    prepare: (call) => openSponsorship(call.app, call.body, call),
    handle: ({ db, body, files, t }, gift) => writeSponsorship(db, body, files[0], gift, t),
  });

  serve(api, listSponsorships, {
    ...sponsorshipStore.list.pages(),
    summary: 'Sponsorships',
    permission: 'donations.read',
    returns: sponsorshipListSchema,
  });

  serve(api, getSponsorship, {
    summary: 'A sponsorship',
    permission: 'donations.read',
    params: rowUuid,
    returns: sponsorshipRecordSchema,
    handle: async (call) => found(await sponsorshipStore.list.find(call, call.params.id)),
  });

  serve(api, getSponsorshipFile, {
    summary: 'Logo or document of a sponsorship',
    permission: 'donations.read',
    params: rowUuid,
    async handle({ db, app, scope, params }) {
      const file = found(await sponsorshipStore.findFile({ db, scope }, params.id));
      return app.files.download(file);
    },
  });
}
