import { graceEnd, planById, slugOf } from '@lia/sdk/memberships/rules';
import { formatInstant } from '@lia/sdk/calendar/instants';
import { CONTACT_EMAIL } from '@lia/sdk/receipts/rules';
import { record } from '@lia/sdk/validation/fields';
import { asc, eq } from 'drizzle-orm';
import { number, string } from 'yup';

import { findPerson } from '../accounts/store.ts';
import { users } from '../accounts/tables.ts';
import { sayInMail } from '../mail/say.ts';
import type { Database } from '../platform/database.ts';
import { sayIn } from '../platform/language.ts';
import { UNASKED_EMAILS } from '../platform/limits.ts';
import type { EmailKind } from '../platform/mail/email.ts';
import { findPlanOrder } from './store.ts';
import { memberships } from './tables.ts';

const contact = { email: CONTACT_EMAIL };

/** The paid order that made or found the accounts, or the parent of a family that registered for free. */
const familyData = record({ order: string(), parent: number() });

/** Which accounts a family has. A username may have got a number where its order was paid. */
export const accountsEmail: EmailKind<typeof familyData> = {
  name: 'membership-accounts',
  data: familyData,
  perRecipient: UNASKED_EMAILS,
  async compose({ db, config }, { order, parent }, language) {
    const ownerId = parent ?? (order === undefined ? null : (await findPlanOrder(db, order))?.userId);
    const owner = ownerId == null ? null : await findPerson(db, ownerId);
    if (!owner) return null;
    const children = await db.select().from(users).where(eq(users.tutorId, owner.id)).orderBy(asc(users.id));
    const say = sayInMail(language);
    return {
      subject: say('accounts.subject'),
      preview: say('accounts.preview'),
      blocks: [
        { kind: 'heading', text: say('accounts.title', { name: owner.name }) },
        { kind: 'text', text: say('accounts.intro') },
        {
          kind: 'facts',
          facts: [owner, ...children].map(({ name, username }): [string, string] => [name, username]),
        },
        { kind: 'link', label: say('course.enter'), url: `${config.publicUrl}/login` },
        { kind: 'note', text: say(parent === undefined ? 'accounts.password' : 'accounts.password.free') },
        { kind: 'note', text: say('course.notYou', contact) },
      ],
    };
  },
};

const membershipData = record({ membership: string().required() });

const kind = (state: 'grace' | 'ended'): EmailKind<typeof membershipData> => ({
  name: `membership-${state}`,
  data: membershipData,
  async compose({ db, config }, { membership: id }, language) {
    const found = await findMembership(db, id);
    const plan = found && planById(found.planId);
    // It was paid meanwhile.
    if (!plan || found.state !== state) return null;
    const say = sayInMail(language);
    const until = state === 'grace' ? graceEnd(found.paidUntil) : found.paidUntil;
    return {
      subject: say(`${state}.subject`),
      preview: say(`${state}.preview`),
      blocks: [
        { kind: 'heading', text: say(`${state}.title`) },
        { kind: 'text', text: say(`${state}.intro`) },
        {
          kind: 'facts',
          facts: [
            [say('membership.plan'), sayIn(language)(`plan.${slugOf(plan)}`)],
            [say(`${state}.until`), formatInstant(until.toISOString(), language)],
          ],
        },
        { kind: 'link', label: say(`${state}.open`), url: `${config.publicUrl}/apps/membership` },
        { kind: 'note', text: say('membership.question', contact) },
      ],
    };
  },
});

/** That a renewal did not go through, and until when another card may mend it. */
export const graceEmail = kind('grace');

/** That a membership is over. */
export const endedEmail = kind('ended');

async function findMembership(db: Database, id: string) {
  const [found] = await db.select().from(memberships).where(eq(memberships.id, id));
  return found;
}
