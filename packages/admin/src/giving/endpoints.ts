import {
  getDonation,
  getSponsorship,
  getVolunteering,
  listDonations,
  listSponsorships,
  listVolunteerings,
} from '@lia/sdk/giving/endpoints';

import type { ResourceEndpoints } from '../app/resourceEndpoints.ts';

/** What is given is read here; it is made on partners' sites and changes with its payments. */
export const donationEndpoints: ResourceEndpoints = { id: 'id', list: listDonations, get: getDonation };
export const sponsorshipEndpoints: ResourceEndpoints = { id: 'id', list: listSponsorships, get: getSponsorship };
export const volunteeringEndpoints: ResourceEndpoints = { id: 'id', list: listVolunteerings, get: getVolunteering };
