import { formatInstant } from '@lia/sdk/calendar/instants';
import { planPages } from '@lia/sdk/memberships/pages';
import { graceEnd, planById, slugOf } from '@lia/sdk/memberships/rules';
import { CONTACT_EMAIL } from '@lia/sdk/receipts/rules';
import { record } from '@lia/sdk/validation/fields';
import { asc, eq } from 'drizzle-orm';
import { number, string } from 'yup';

import { isChildOf } from '../accounts/guardianships.ts';
import { unsubscribing } from '../accounts/notifications/unsubscribe.ts';
import { findPerson } from '../accounts/store.ts';
import { users } from '../accounts/tables.ts';
import { emailTranslator } from '../mail/translator.ts';
import type { Database } from '../platform/database.ts';
import { translator } from '../platform/language.ts';
import { UNASKED_EMAILS } from '../platform/limits.ts';
import type { EmailKind } from '../platform/mail/email.ts';
import { findPlanOrder, subscriptionOf } from './store.ts';
import { memberships } from './tables.ts';

const contact = { email: CONTACT_EMAIL };

/** The paid order that made or found the accounts, or the parent of a family that registered for free. */
const familyData = record({ order: string(), parent: number() });

/** Which accounts a family has. A username may have got a number where its order was paid. */
export const accountsEmail: EmailKind<typeof familyData> = {
  name: 'membership-accounts',
  data: familyData,
  urgent: true,
  perRecipient: UNASKED_EMAILS,
  async compose({ db, config }, { order, parent }, language) {
    const ownerId = parent ?? (order === undefined ? null : (await findPlanOrder(db, order))?.userId);
    const owner = ownerId == null ? null : await findPerson(db, ownerId);
    if (!owner) return null;
    const children = await db.select().from(users).where(isChildOf(owner.id)).orderBy(asc(users.id));
    const t = emailTranslator(language);
    return {
      subject: t('accounts.subject'),
      preview: t('accounts.preview'),
      blocks: [
        { kind: 'heading', text: t('accounts.title', { name: owner.name }) },
        { kind: 'text', text: t('accounts.intro') },
        {
          kind: 'facts',
          facts: [owner, ...children].map(({ name, username }): [string, string] => [name, username]),
        },
        { kind: 'link', label: t('course.enter'), url: `${config.publicUrl}/login` },
        { kind: 'note', text: t(parent === undefined ? 'accounts.password' : 'accounts.password.free') },
        { kind: 'note', text: t('course.notYou', contact) },
      ],
    };
  },
};

const membershipData = record({ membership: string().required() });

const kind = (status: 'grace' | 'ended'): EmailKind<typeof membershipData> => ({
  name: `membership-${status}`,
  data: membershipData,
  async compose(app, { membership: id }, language, { recipient }) {
    const { db, config } = app;
    const found = await findMembership(db, id);
    const plan = found && planById(found.planId);
    // It was paid meanwhile.
    if (!plan || found.status !== status || found.userId === null) return null;
    const topic = status === 'grace' ? 'membershipOwes' : 'membershipEnded';
    const ending = await unsubscribing(app, topic, found.userId, recipient, language);
    const t = emailTranslator(language);
    // Only a card that a subscription charges can be changed.
    const words = status === 'grace' && (await subscriptionOf(db, found.orderId)) ? 'owes' : status;
    const until = status === 'grace' ? graceEnd(found.paidUntil) : found.paidUntil;
    return {
      ...ending,
      subject: t(`${words}.subject`),
      preview: t(`${words}.preview`),
      blocks: [
        { kind: 'heading', text: t(`${status}.title`) },
        { kind: 'text', text: t(`${words}.intro`) },
        {
          kind: 'facts',
          facts: [
            [t('membership.plan'), translator(language)(`plan.${slugOf(plan)}`)],
            [t(`${status}.until`), formatInstant(until.toISOString(), language)],
          ],
        },
        { kind: 'link', label: t(`${status}.open`), url: `${config.publicUrl}${planPages[plan.type]}` },
        { kind: 'note', text: t('membership.question', contact) },
        ...ending.blocks,
      ],
    };
  },
});

/** That a renewal did not go through, or was not paid where no card renews it, and until when it may be paid. */
export const graceEmail = kind('grace');

/** That a membership is over. */
export const endedEmail = kind('ended');

async function findMembership(db: Database, id: string) {
  const [found] = await db.select().from(memberships).where(eq(memberships.id, id));
  return found;
}
