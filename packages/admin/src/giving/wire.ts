import { getDonation, listDonations } from '@lia/sdk/giving/endpoints';

import type { Wire } from '../app/wire.ts';

/** Donations are read here; they are made on partners' sites and change with their payments. */
export const donationWire: Wire = { id: 'id', list: listDonations, get: getDonation };
