import { donateAsMember, sponsorAsMember } from '@lia/sdk/giving/endpoints';
import { memberDonationSchema, memberSponsorshipSchema } from '@lia/sdk/giving/memberSchema';
import { logo } from '@lia/sdk/giving/rules';
import { checkoutSchema } from '@lia/sdk/payments/schema';

import { contactOf } from '../accounts/contact.ts';
import { takeMemberConsents } from '../consents/memberConsents.ts';
import { setOwner } from '../payments/owner.ts';
import type { Database } from '../platform/database.ts';
import { type Api, serve } from '../platform/serve.ts';
import { GIFTS } from './calls.ts';
import { donate, openDonation } from './donate.ts';
import { openSponsorship, writeSponsorship } from './sponsor.ts';

/** A gift with the name and the address of who is signed in. */
async function inTheNameOf<G extends object>(db: Database, userId: number, gift: G) {
  const { name, email } = await contactOf(db, userId);
  return { ...gift, name, email };
}

/** Gifts of who is signed in: the same as anybody's, but for who gives. */
export function memberGiftRoutes(api: Api): void {
  serve(api, donateAsMember, {
    summary: 'Donate in my session',
    description: 'As a donation of anybody, by the name and the e-mail address of my account.',
    permission: 'gifts.make',
    limit: GIFTS,
    idempotent: true,
    files: { field: 'file', ...logo },
    body: memberDonationSchema,
    returns: checkoutSchema,
    async prepare(call) {
      const { db, house, session, body } = call;
      const donation = await inTheNameOf(db, session.userId, body);
      const consents = await takeMemberConsents(db, session.userId, body.consents, call);
      return { donation, gift: await openDonation(house, donation, call, consents) };
    },
    async handle({ db, session, files, say }, { donation, gift }) {
      const answer = await donate(db, donation, files[0], gift, say);
      if (gift.opened) await setOwner(db, gift.opened.id, session.userId);
      return answer;
    },
  });

  serve(api, sponsorAsMember, {
    summary: 'Sponsor in my session',
    description: 'As a sponsorship of anybody, by the name and the e-mail address of my account.',
    permission: 'gifts.make',
    limit: GIFTS,
    idempotent: true,
    files: { field: 'file', ...logo },
    body: memberSponsorshipSchema,
    returns: checkoutSchema,
    async prepare(call) {
      const { db, house, session, body } = call;
      const sponsorship = await inTheNameOf(db, session.userId, body);
      const consents = await takeMemberConsents(db, session.userId, body.consents, call);
      return { sponsorship, gift: await openSponsorship(house, sponsorship, call, consents) };
    },
    async handle({ db, session, files, say }, { sponsorship, gift }) {
      const answer = await writeSponsorship(db, sponsorship, files[0], gift, say);
      if (gift.opened) await setOwner(db, gift.opened.id, session.userId);
      return answer;
    },
  });
}
