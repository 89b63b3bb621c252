import {
  donate as donateCall,
  getDonation,
  getDonationFile,
  listDonations,
  listSponsorships,
  sponsor,
} from '@lia/sdk/giving/endpoints';
import { logo } from '@lia/sdk/giving/rules';
import { donationListSchema, donationRecordSchema, donationSchema, donationStates } from '@lia/sdk/giving/schema';
import { sponsorshipListSchema } from '@lia/sdk/giving/sponsorshipRecords';
import { sponsorshipSchema } from '@lia/sdk/giving/sponsorshipSchema';
import { checkoutSchema } from '@lia/sdk/payments/schema';
import { record, says } from '@lia/sdk/validation/fields';
import { string } from 'yup';

import { assertState } from '../geography/service.ts';
import { providerOf } from '../payments/configured.ts';
import { openOrder } from '../payments/openOrder.ts';
import { check } from '../platform/check.ts';
import { notFound } from '../platform/errors.ts';
import { Download } from '../platform/files.ts';
import { listQuery, readFilter, readSort, rowUuid } from '../platform/list.ts';
import { type Api, serve } from '../platform/serve.ts';
import { donate, purchaseOf } from './donate.ts';
import { listSponsorships as sponsorshipsIn, sponsorPurchase, writeSponsorship } from './sponsor.ts';
import { findDonation, findDonationFile, listDonations as list, sortNames } from './store.ts';

const filterSchema = record({
  state: string().oneOf(donationStates, says('choice.unknown')),
  q: string().max(200, says('text.max')),
});

/** Many donors may sit behind the address of one company. */
const DONATIONS = { times: 120, seconds: 60 };

const NEWEST_FIRST = { column: 'created_at', descending: true } as const;

export function givingRoutes(api: Api): void {
  const provider = providerOf(api.house);

  serve(api, donateCall, {
    summary: 'Donate',
    description:
      'Takes a donation as JSON, or as multipart with a logo or document in `file`. Answers where to pay; a donation ' +
      'for more than ten children has nothing to pay yet.',
    permission: 'anyone',
    limit: DONATIONS,
    idempotent: true,
    files: { field: 'file', ...logo },
    body: donationSchema,
    returns: checkoutSchema,
    async prepare({ house, body, say, language }) {
      assertState(body);
      const purchase = purchaseOf(body, say, language);
      return purchase && openOrder(provider, house.config.publicUrl, purchase);
    },
    handle: ({ db, body, files, say }, opened) => donate(db, body, files[0], opened, say),
  });

  serve(api, sponsor, {
    summary: 'Sponsor',
    description:
      'Special projects by student and month, or programming courses by student. Takes a logo or document in `file`. ' +
      'Answers where to pay; more than ten students have nothing to pay yet.',
    permission: 'anyone',
    limit: DONATIONS,
    idempotent: true,
    files: { field: 'file', ...logo },
    body: sponsorshipSchema,
    returns: checkoutSchema,
    async prepare({ house, body, say, language }) {
      assertState(body);
      const purchase = sponsorPurchase(body, say, language);
      return purchase && openOrder(provider, house.config.publicUrl, purchase);
    },
    handle: ({ db, body, files, say }, opened) => writeSponsorship(db, body, files[0], opened, say),
  });

  serve(api, listSponsorships, {
    summary: 'Sponsorships',
    permission: 'donations.read',
    query: listQuery({}),
    returns: sponsorshipListSchema,
    handle: ({ db, range }) => sponsorshipsIn(db, range),
  });

  serve(api, listDonations, {
    summary: 'Donations',
    description: `Filters: \`state\` and \`q\`. Sorts by ${sortNames.join(', ')}; newest first otherwise.`,
    permission: 'donations.read',
    query: listQuery({}),
    returns: donationListSchema,
    handle({ db, query, range }) {
      const filter = check(filterSchema, readFilter(query.filter), 'strict');
      return list(db, filter, readSort(query.sort, sortNames) ?? NEWEST_FIRST, range);
    },
  });

  serve(api, getDonation, {
    summary: 'A donation',
    permission: 'donations.read',
    params: rowUuid,
    returns: donationRecordSchema,
    async handle({ db, params }) {
      const donation = await findDonation(db, params.id);
      if (!donation) throw notFound();
      return donation;
    },
  });

  serve(api, getDonationFile, {
    summary: 'Logo or document of a donation',
    permission: 'donations.read',
    params: rowUuid,
    async handle({ db, house, params }) {
      const file = await findDonationFile(db, params.id);
      if (!file) throw notFound();
      return Download.stored(file, house.files);
    },
  });
}
