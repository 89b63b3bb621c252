import type { MessageAnswer } from '../accounts/schema.ts';
import { endpoint } from '../http/endpoint.ts';
import type { ListQuery } from '../http/list.ts';
import type { Checkout } from '../payments/schema.ts';
import type {
  DonationCall,
  MemberDonation,
  MemberSponsorship,
  SponsorshipCall,
  VolunteeringCall,
} from './callSchemas.ts';
import type { DonationAgreement, GiftDecline, GiftOrdered, SponsorshipAgreement } from './agreement.ts';
import type { DonationRecord, SponsorshipRecord, VolunteeringRecord } from './records.ts';
import type { Wall, WallGift, WallMark } from './wall.ts';

/**
 * Takes a donation, with an optional logo or document, or a company's offer to volunteer, with neither file nor order
 * (document 1 section 7, `addSupportMembership`). Send an idempotency key.
 */
export const donate = endpoint<{ body: DonationCall | VolunteeringCall; files: 'file'; returns: Checkout }>(
  'POST /supportSubscription',
);

/**
 * Takes a sponsorship, with an optional logo or document (document 1 section 7); answers as a donation does. Send an
 * idempotency key.
 */
export const sponsor = endpoint<{ body: SponsorshipCall; files: 'file'; returns: Checkout }>(
  'POST /sponsorshipSubscription',
);

/** Takes a donation of the caller, by their account's name and e-mail; else as `donate`. Send an idempotency key. */
export const donateAsMember = endpoint<{ body: MemberDonation; files: 'file'; returns: Checkout }>(
  'POST /me/donations',
);

/** Takes a sponsorship of the caller, by their account's name and e-mail; else as `sponsor`. Send an idempotency key. */
export const sponsorAsMember = endpoint<{ body: MemberSponsorship; files: 'file'; returns: Checkout }>(
  'POST /me/sponsorships',
);

/** Sponsorships for the console, newest first unless sorted; `Content-Range` counts them. */
export const listSponsorships = endpoint<{ query: ListQuery; returns: SponsorshipRecord[] }>('GET /sponsorships');

export const getSponsorship = endpoint<{ params: { id: string }; returns: SponsorshipRecord }>(
  'GET /sponsorships/{id}',
);

/** The logo or document of a sponsorship, as a download; 404 when there is none. */
export const getSponsorshipFile = endpoint<{ params: { id: string }; returns: Blob }>('GET /sponsorships/{id}/file');

/** Offers to volunteer for the console, newest first unless sorted; `Content-Range` counts them. */
export const listVolunteerings = endpoint<{ query: ListQuery; returns: VolunteeringRecord[] }>('GET /volunteerings');

export const getVolunteering = endpoint<{ params: { id: string }; returns: VolunteeringRecord }>(
  'GET /volunteerings/{id}',
);

/** Donations for the console, newest first unless sorted; `Content-Range` counts them. */
export const listDonations = endpoint<{ query: ListQuery; returns: DonationRecord[] }>('GET /donations');

export const getDonation = endpoint<{ params: { id: string }; returns: DonationRecord }>('GET /donations/{id}');

/** The logo or document of a donation, as a download; 404 when there is none. */
export const getDonationFile = endpoint<{ params: { id: string }; returns: Blob }>('GET /donations/{id}/file');

/**
 * Donors and sponsors whose gifts are paid, who chose to be shown, and whom the team put on the wall; the latest first, at
 * most `MAX_WALL_DONORS` (wall.ts).
 */
export const listWall = endpoint<{ returns: Wall }>('GET /donors');

/** The logo of a donor on the wall; 404 where the gift is not on it, or its file is no picture of a moderate size. */
export const getWallLogo = endpoint<{ params: { id: string }; returns: Blob }>('GET /donors/{id}/logo');

/** Puts a gift on the wall of donors, or takes it off. 409 `NOT_PUBLISHED` for a giver who chose not to be shown. */
export const markOnWall = endpoint<{ params: { gifts: WallGift; id: string }; body: WallMark; returns: MessageAnswer }>(
  'PUT /donors/{gifts}/{id}',
);

/**
 * Makes an order for what was agreed on with a donor of more than ten children, and sends them an e-mail with where to pay. Agreed on
 * otherwise while it is not paid, the link before is closed. 409 `GIFT_ORDERED` where it was paid. Send an idempotency key.
 */
export const orderDonation = endpoint<{ params: { id: string }; body: DonationAgreement; returns: GiftOrdered }>(
  'POST /donations/{id}/order',
);

/** The same for a sponsor of more than ten students. 422 on `months` where projects have none, or courses have some. */
export const orderSponsorship = endpoint<{ params: { id: string }; body: SponsorshipAgreement; returns: GiftOrdered }>(
  'POST /sponsorships/{id}/order',
);

/** Notes that the giver of a gift without an order declined, or takes that back. 409 `GIFT_ORDERED`. */
export const markDeclined = endpoint<{
  params: { gifts: WallGift; id: string };
  body: GiftDecline;
  returns: MessageAnswer;
}>('PUT /gifts/{gifts}/{id}/declined');
