import { formatDay } from '@lia/sdk/calendar/days';
import { DAY_MS } from '@lia/sdk/calendar/durations';
import { dayOf } from '@lia/sdk/calendar/instants';
import { planPages } from '@lia/sdk/memberships/pages';
import { periodEnd, planById, slugOf } from '@lia/sdk/memberships/rules';
import { type Centavos, formatPesos } from '@lia/sdk/payments/money';
import { chargeTotal } from '@lia/sdk/payments/subscriptionCharge';
import { CONTACT_EMAIL } from '@lia/sdk/receipts/rules';
import { chargeOf, nextPeriod, PRICE_NOTICE_DAYS } from '@lia/sdk/renewals/rules';
import { record } from '@lia/sdk/validation/fields';
import { eq, sql } from 'drizzle-orm';
import { string } from 'yup';

import { emailTranslator } from '../mail/translator.ts';
import { chargedAt, firstBegin } from '../memberships/following.ts';
import { periodOf } from '../memberships/renewed.ts';
import { memberships, planTerms } from '../memberships/tables.ts';
import { pricedPlan } from '../memberships/terms.ts';
import type { Database } from '../platform/database.ts';
import { translator } from '../platform/language.ts';
import type { EmailKind } from '../platform/mail/email.ts';
import { describeRenewal } from './service.ts';
import { priceNotices } from './tables.ts';

const noticeData = record({ notice: string().required() });

async function findNotice(db: Database, id: string) {
  const [found] = await db
    .select({ membership: memberships, price: planTerms.value })
    .from(priceNotices)
    .innerJoin(memberships, eq(memberships.id, priceNotices.membershipId))
    .innerJoin(planTerms, eq(planTerms.id, priceNotices.termId))
    .where(eq(priceNotices.id, id));
  return found;
}

/** That a plan costs more from the first period on that begins after the notice of it. */
export const priceEmail: EmailKind<typeof noticeData> = {
  name: 'renewal-price',
  data: noticeData,
  async compose({ db, config }, { notice }, language) {
    const found = await findNotice(db, notice);
    const plan = found && planById(found.membership.planId);
    if (!plan || plan.membership === 'gratis') return null;
    const { membership, price } = found;
    // It ended, or the price fell meanwhile: nothing gets dearer.
    if (membership.status === 'ended' || (await pricedPlan(db, plan)).price < price) return null;
    const noticed = Date.now() + PRICE_NOTICE_DAYS * DAY_MS;
    let from = chargedAt(membership);
    const first = await firstBegin(db, membership, from);
    while (from.getTime() < noticed) from = periodEnd(from, plan.membership, first);
    const next = nextPeriod(plan, periodOf(membership));
    // All of what is charged: a plan may be paid for several children, and has further licences beside it.
    const totalAt = (unitPrice: Centavos): string => formatPesos(chargeTotal(chargeOf(plan, unitPrice, next)));
    const t = emailTranslator(language);
    return {
      subject: t('renewalPrice.subject'),
      preview: t('renewalPrice.preview'),
      blocks: [
        { kind: 'heading', text: t('renewalPrice.title') },
        { kind: 'text', text: t('renewalPrice.intro') },
        {
          kind: 'facts',
          facts: [
            [t('membership.plan'), translator(language)(`plan.${slugOf(plan)}`)],
            [t('renewal.licences'), String(next.licences)],
            [t('renewalPrice.now'), totalAt(membership.unit_price ?? price)],
            [t('renewalPrice.then'), totalAt(price)],
            [t('renewalPrice.from'), formatDay(dayOf(from.toISOString()), language)],
          ],
        },
        { kind: 'link', label: t('renewal.open'), url: `${config.publicUrl}${planPages[plan.type]}` },
        { kind: 'note', text: t('membership.question', { email: CONTACT_EMAIL }) },
      ],
    };
  },
  async sent({ db }, { notice }, at) {
    await db.update(priceNotices).set({ sentAt: at }).where(eq(priceNotices.id, notice));
  },
};

const reminderData = record({ membership: string().required(), until: string().required() });

/** What the next period has and costs, and whose licences end with this one. */
export const reminderEmail: EmailKind<typeof reminderData> = {
  name: 'renewal-soon',
  data: reminderData,
  async compose({ db, config }, { membership: id, until }, language) {
    const [membership] = await db.select().from(memberships).where(eq(memberships.id, id));
    const plan = membership && planById(membership.planId);
    // It was renewed, cancelled or ended meanwhile.
    if (!plan || membership.status !== 'active' || membership.cancelled) return null;
    if (membership.paidUntil.toISOString() !== until) return null;
    // It goes to who pays, who reaches every holder.
    const { automatic, next, frees, renews_at } = (await describeRenewal(db, membership, plan, sql`true`)).data;
    const names = frees.map(({ holder: { name, last_name } }) => `${name} ${last_name}`.trim()).join(', ');
    const t = emailTranslator(language);
    return {
      subject: t(automatic ? 'renewal.subject' : 'renewal.ends'),
      preview: t('renewal.preview'),
      blocks: [
        { kind: 'heading', text: t(automatic ? 'renewal.title' : 'renewal.ends') },
        { kind: 'text', text: t(automatic ? 'renewal.automatic' : 'renewal.byHand') },
        {
          kind: 'facts',
          facts: [
            [t('membership.plan'), translator(language)(`plan.${slugOf(plan)}`)],
            [t('renewal.from'), formatDay(dayOf(renews_at), language)],
            [t('renewal.licences'), String(next.licences)],
            [t('renewal.total'), formatPesos(next.total)],
          ],
        },
        ...(frees.length > 0 ? [{ kind: 'text', text: t('renewal.frees', { names }) } as const] : []),
        { kind: 'link', label: t('renewal.open'), url: `${config.publicUrl}${planPages[plan.type]}` },
        { kind: 'note', text: t('membership.question', { email: CONTACT_EMAIL }) },
      ],
    };
  },
};
