import type { Consents } from '@lia/sdk/consents/schema';
import { donateAsMember, sponsorAsMember } from '@lia/sdk/giving/endpoints';
import {
  type MemberDonation,
  memberDonationSchema,
  type MemberSponsorship,
  memberSponsorshipSchema,
} from '@lia/sdk/giving/callSchemas';
import { fileRules } from '@lia/sdk/files/rules';
import { type Checkout, checkoutSchema } from '@lia/sdk/payments/schema';

import { contactIn } from '../accounts/contact.ts';
import type { GivenConsents } from '../consents/consent.ts';
import { takeMemberConsents } from '../consents/memberConsents.ts';
import type { Transaction } from '../platform/database.ts';
import { invalidFields } from '../platform/errors.ts';
import type { ReceivedFile } from '../platform/files.ts';
import type { Call } from '../platform/binding.ts';
import type { AppContext } from '../platform/appContext.ts';
import type { Translate } from '../platform/language.ts';
import { type Api, serve } from '../platform/serve.ts';
import { donate, openDonation } from './donate.ts';
import { type Asked, GIFTS, type OpenedGift } from './give.ts';
import { openSponsorship, writeSponsorship } from './sponsor.ts';

/** A gift as a visitor sends it: with who gives. */
type Named<B> = B & { name: string; email: string };

/** How a visitor's gift is opened and written. */
interface Giving<B> {
  open: (app: AppContext, gift: Named<B>, asked: Asked, consents: GivenConsents) => Promise<OpenedGift>;
  write: (
    tx: Transaction,
    gift: Named<B>,
    file: ReceivedFile | undefined,
    opened: OpenedGift,
    t: Translate,
  ) => Promise<Checkout>;
}

type GiftCall<B extends object, Idempotent extends boolean> = Call<
  { body: B; files: 'file'; returns: Checkout },
  'gifts.make',
  Idempotent
>;

/** The same gift by who is signed in: with the name and the address of their account, which owns the order. */
const byMember = <B extends { consents?: Consents | undefined }>({ open, write }: Giving<B>) => ({
  permission: 'gifts.make' as const,
  limit: GIFTS,
  idempotent: true as const,
  files: { field: 'file' as const, ...fileRules.logo },
  returns: checkoutSchema,
  async prepare(call: GiftCall<B, false>) {
    const { db, app, scope, body } = call;
    const { name, email } = await contactIn(db, scope);
    if (email === '') throw invalidFields({ email: { key: 'required' } });
    const consents = await takeMemberConsents(db, scope.userId, body.consents, call);
    const gift: Named<B> = { ...body, name, email };
    const opened: OpenedGift = { ...(await open(app, gift, call, consents)), ownerId: scope.userId };
    return { gift, opened };
  },
  async handle(call: GiftCall<B, true>, { gift, opened }: { gift: Named<B>; opened: OpenedGift }): Promise<Checkout> {
    const { db, files, t } = call;
    return write(db, gift, files[0], opened, t);
  },
});

/** Gifts of a signed-in user: like public ones, but for the donor, who is the user. */
export function memberGiftRoutes(api: Api): void {
  serve(api, donateAsMember, {
    ...byMember<MemberDonation>({ open: openDonation, write: donate }),
    summary: 'Donate in my session',
    description: 'As a public donation, by the name and the e-mail address of my account.',
    body: memberDonationSchema,
  });

  serve(api, sponsorAsMember, {
    ...byMember<MemberSponsorship>({ open: openSponsorship, write: writeSponsorship }),
    summary: 'Sponsor in my session',
    description: 'As a public sponsorship, by the name and the e-mail address of my account.',
    body: memberSponsorshipSchema,
  });
}
