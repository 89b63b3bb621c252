import { within } from './mutation.ts';

const api = within('packages/api/src', 'api (postgres)');
const contract = within('packages', 'api (postgres)');

const test = 'renewals/renewals.test.ts';

/** What a membership is renewed with, and at which price. */
export const renewalMutations = [
  api({
    name: 'Vouchers: a call beside another one prints a second one',
    file: 'payments/vouchers/openVoucher.ts',
    find: 'attempt: attempts + known.length,',
    replace: 'attempt: attempts + (await vouchersOfOrder(context.db, orderId)).length,',
    test: 'renewals/cash/cash.test.ts',
  }),
  contract({
    name: 'Renewal: further licences are free after their period',
    file: 'sdk/src/renewals/rules.ts',
    find: '  licences: further,',
    replace: '  licences: further * 0,',
    test: `api/src/${test}`,
  }),
  contract({
    name: 'Renewal: a higher price of the plan is charged unseen',
    file: 'sdk/src/renewals/rules.ts',
    find: 'Math.min(current, Math.max(agreed, ...notified))',
    replace: 'Math.max(current, agreed, ...notified)',
    test: `api/src/${test}`,
  }),
  api({
    name: 'Renewal: licences that were not paid stay',
    file: 'memberships/renewed.ts',
    find: 'const licences = licencesAfter(plan, periodOf(membership), paid);',
    replace: 'const licences = Math.max(membership.licences, licencesAfter(plan, periodOf(membership), paid));',
    test,
  }),
  api({
    name: 'Renewal: a period that was paid ahead takes its licences before it begins',
    file: 'memberships/renewed.ts',
    find: 'if (await isAhead(tx, order, now)) return membership;',
    replace: '',
    test: 'memberships/paidAhead.test.ts',
  }),
  api({
    name: 'Renewal: a bill that is reported late brings back its price after a later one',
    file: 'memberships/renewed.ts',
    find: 'membership.renewedUntil !== null && periodEnd <= membership.renewedUntil',
    replace: 'membership.renewedUntil?.getTime() === periodEnd.getTime()',
    test: 'renewals/prices.test.ts',
  }),
  api({
    name: 'Renewal: a refund of the period before takes the licences of this one',
    file: 'licences/purchases.ts',
    find: 'if (isRenewed(membership, purchase)) return;',
    replace: '',
    test,
  }),
  api({
    name: 'Renewal: a school orders its plan at a price without the licences that it keeps',
    file: 'memberships/checkout.ts',
    find: 'if (shown !== sold.unit_price)',
    replace: 'if (shown > sold.unit_price)',
    test,
  }),
  api({
    name: 'Renewal: more licences are chosen than are there',
    file: 'renewals/service.ts',
    find: 'if (licences < least || licences > most)',
    replace: 'if (licences < least)',
    test,
  }),
  api({
    name: 'Price notice: it counts while it waits in the outbox',
    file: 'renewals/notices.ts',
    find: 'values({ membershipId: id, termId })',
    replace: 'values({ membershipId: id, termId, sentAt: new Date() })',
    test: 'renewals/prices.test.ts',
  }),
  api({
    name: 'Price notice: one that a lower price followed still counts',
    file: 'renewals/notified.ts',
    find: 'lt(lower.value, planTerms.value)',
    replace: 'lt(lower.value, 0)',
    test: 'renewals/prices.test.ts',
  }),
  api({
    name: 'Price notice: one that came too late counts',
    file: 'renewals/notified.ts',
    find: 'make_interval(days => ${PRICE_NOTICE_DAYS})',
    replace: 'make_interval(days => ${PRICE_NOTICE_DAYS} - 2)',
    test: 'renewals/prices.test.ts',
  }),
  api({
    name: 'Reminder of a renewal: it goes out at any time before',
    file: 'renewals/reminders.ts',
    find: 'lt(renewsAt, soon),',
    replace: '',
    test: 'renewals/prices.test.ts',
  }),
  api({
    name: 'Plan paid early: the days of the one before are lost',
    file: 'memberships/following.ts',
    find: 'return Math.floor((unused * before.quantity) / membership.quantity);',
    replace: 'return 0;',
    test: 'memberships/planChanges.test.ts',
  }),
  api({
    name: 'Plan paid early: days that were refunded stay',
    file: 'memberships/settle.ts',
    find: 'for (const next of await lockFollowing(tx, membership)) await settleMembership(tx, next, now);',
    replace: '',
    test: 'memberships/planChanges.test.ts',
  }),
  api({
    name: 'Plan paid early: a school hands out the licences of both',
    file: 'memberships/schoolLicences.ts',
    find: '    not(isFollowed(db)),\n',
    replace: '',
    test: 'memberships/planChanges.test.ts',
  }),
  api({
    name: 'Renewal: a bill that is a draft yet is reported as refused',
    file: 'memberships/store.ts',
    find: "${subscriptions.status} = 'active' and not",
    replace: "${subscriptions.status} = 'ended' and not",
    test: 'payments/stripe/unreported.test.ts',
  }),
];
