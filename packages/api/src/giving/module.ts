import { attentionTo } from '../attention/source.ts';
import type { ApiModule } from '../platform/module.ts';
import { agreedEmail } from './agreedEmail.ts';
import { agreedDonations, agreedSponsorships } from './agreedKinds.ts';
import { givingArchive } from './archive.ts';
import { demoRefunds, seedGiving } from './demoData.ts';
import { donationStore } from './donationStore.ts';
import { offeredEmail } from './offeredEmail.ts';
import { readOrderedGifts } from './orderedGifts.ts';
import {
  donorOfDonation,
  donorOfSponsorship,
  giftConsents,
  givers,
  isUnpaidGift,
  isVolunteering,
  volunteeringConsents,
  volunteerOf,
} from './records.ts';
import { givingRoutes } from './routes.ts';
import { sponsorshipStore } from './sponsorshipStore.ts';
import { sweepUnpaidFiles } from './sweep.ts';
import { donations, sponsorships } from './tables.ts';
import { volunteeringList } from './volunteer.ts';
import { volunteeringEmail } from './volunteeringEmail.ts';

/** A gift asks for nothing in return: its status is that of its order. */
const nothing = async (): Promise<void> => {};

export const giving: ApiModule = {
  name: 'giving',
  routes: givingRoutes,
  attention: [
    attentionTo('waitingDonations', {
      permission: 'donations.read',
      list: donationStore.list,
      filter: { status: 'contact' },
    }),
    attentionTo('waitingSponsorships', {
      permission: 'donations.read',
      list: sponsorshipStore.list,
      filter: { status: 'contact' },
    }),
    attentionTo('waitingVolunteerings', {
      permission: 'donations.read',
      list: volunteeringList,
      filter: { status: 'contact' },
    }),
  ],
  emails: [volunteeringEmail, offeredEmail, agreedEmail],
  sweep: ({ db, files }) => sweepUnpaidFiles(db, files),
  fulfilments: { donation: nothing, sponsorship: nothing },
  orderedItems: readOrderedGifts,
  consentRecords: {
    donations: giftConsents(agreedDonations),
    sponsorships: giftConsents(agreedSponsorships),
    volunteerings: volunteeringConsents,
  },
  contactRecords: {
    donations: isUnpaidGift(donations),
    sponsorships: isUnpaidGift(sponsorships),
    volunteerings: isVolunteering,
  },
  people: givers,
  personRecords: { donations: donorOfDonation, sponsorships: donorOfSponsorship, volunteerings: volunteerOf },
  demoData: { after: ['people'], write: seedGiving },
  demoRefunds,
  archive: givingArchive,
};
