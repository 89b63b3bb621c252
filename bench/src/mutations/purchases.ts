import { within } from './mutation.ts';

const api = within('packages/api/src', 'api (postgres)');
const contract = within('packages', 'api (postgres)');

const test = 'licences/purchases.test.ts';

/** Further licences of a plan, and bank transfers. */
export const purchaseMutations = [
  api({
    name: 'Idempotency: a write is answered as done though its answer was refused',
    file: 'platform/database.ts',
    find: 'await Promise.all(end.statements);',
    replace: '',
    test: 'platform/charge.test.ts',
  }),
  api({
    name: 'Licences bought: they are there before they are paid',
    file: 'licences/purchases.ts',
    find: "const isPaid = order.status === 'approved';",
    replace: "const isPaid = order.status !== 'rejected';",
    test,
  }),
  api({
    name: 'Licences bought: a refund leaves them',
    file: 'licences/purchases.ts',
    find: 'isPaid ? purchase.licences : -purchase.licences',
    replace: 'isPaid ? purchase.licences : 0',
    test,
  }),
  api({
    name: 'Licences bought: a school names its own price',
    file: 'licences/purchases.ts',
    find: 'unit_price !== undefined && !scope.reachesEverything',
    replace: 'unit_price !== undefined && !scope.userId',
    test,
  }),
  api({
    name: 'Licences bought: another price than was shown',
    file: 'licences/purchases.ts',
    find: 'if (total !== price * licences)',
    replace: 'if (total < price)',
    test,
  }),
  api({
    name: 'Licences bought: a mark is taken back from others than were previewed',
    file: 'licences/purchases.ts',
    find: 'await assertFrees(call.db, membership, data.licences, frees);',
    replace: 'if (frees.length > data.licences) await assertFrees(call.db, membership, data.licences, frees);',
    test,
  }),
  api({
    name: 'Transfer: an e-mail asks for one that was made',
    file: 'licences/transferEmail.ts',
    find: "found?.order.provider !== TRANSFER || found.order.status !== 'pending'",
    replace: 'found?.order.provider !== TRANSFER',
    test,
  }),
  api({
    name: 'Transfer: one reference pays two orders',
    file: 'payments/transfers/transfers.ts',
    find: 'values({ orderId: order.id, bankReference, paidOn, markedBy })',
    replace: 'values({ orderId: order.id, bankReference: `${bankReference} ${order.id}`, paidOn, markedBy })',
    test,
  }),
  api({
    name: 'Transfer: one that was cancelled is marked as paid',
    file: 'payments/transfers/transfers.ts',
    find: "if (isCancelled(order)) throw new ApiFailure(409, 'TRANSFER_CANCELLED');",
    replace: '',
    test,
  }),
  api({
    name: 'Transfer: a company is asked to give it back',
    file: 'payments/refund.ts',
    find: 'if (refund.provider === TRANSFER) {',
    replace: 'if (refund.provider === TRANSFER && sources.length === 0) {',
    test,
  }),
  contract({
    name: 'Permission: schools mark transfers as paid',
    file: 'sdk/src/accounts/permissions.ts',
    find: "'payments.manage': { admin: 'everything' }",
    replace: "'payments.manage': { admin: 'everything', schoolAdmin: 'everything' }",
    test: `api/src/${test}`,
  }),
  contract({
    name: 'Price of licences: months that have begun are free',
    file: 'sdk/src/licences/purchaseRules.ts',
    find: 'monthsAfter(now, months) < paidUntil',
    replace: 'monthsAfter(now, months + 1) <= paidUntil',
    test: `api/src/${test}`,
  }),
];
