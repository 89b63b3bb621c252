import {
  getDonation,
  getSponsorship,
  getVolunteering,
  listDonations,
  listSponsorships,
  listVolunteerings,
} from '@lia/sdk/giving/endpoints';

import type { Wire } from '../app/wire.ts';

/** What is given is read here; it is made on partners' sites and changes with its payments. */
export const donationWire: Wire = { id: 'id', list: listDonations, get: getDonation };
export const sponsorshipWire: Wire = { id: 'id', list: listSponsorships, get: getSponsorship };
export const volunteeringWire: Wire = { id: 'id', list: listVolunteerings, get: getVolunteering };
