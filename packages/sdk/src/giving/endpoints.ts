import { endpoint } from '../http/endpoint.ts';
import type { ListQuery } from '../http/list.ts';
import type { Checkout } from '../payments/schema.ts';
import type { Donation, DonationRecord } from './schema.ts';
import type { SponsorshipRecord } from './sponsorshipRecords.ts';
import type { Sponsorship } from './sponsorshipSchema.ts';

/** Takes a donation, with an optional logo or document (document 1 section 7). Send an idempotency key. */
export const donate = endpoint<{ body: Donation; files: 'file'; returns: Checkout }>('POST /supportSubscription');

/**
 * Takes a sponsorship, with an optional logo or document (document 1 section 7); answers as a donation does. Send an
 * idempotency key.
 */
export const sponsor = endpoint<{ body: Sponsorship; files: 'file'; returns: Checkout }>(
  'POST /sponsorshipSubscription',
);

/** Sponsorships for the console, newest first; `Content-Range` counts them. */
export const listSponsorships = endpoint<{ query: ListQuery; returns: SponsorshipRecord[] }>('GET /sponsorships');

/** Donations for the console, newest first unless sorted; `Content-Range` counts them. */
export const listDonations = endpoint<{ query: ListQuery; returns: DonationRecord[] }>('GET /donations');

export const getDonation = endpoint<{ params: { id: string }; returns: DonationRecord }>('GET /donations/{id}');

/** The logo or document of a donation, as a download; 404 when there is none. */
export const getDonationFile = endpoint<{ params: { id: string }; returns: Blob }>('GET /donations/{id}/file');
