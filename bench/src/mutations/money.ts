import { within } from './mutation.ts';

const api = within('packages/api/src', 'api (postgres)');

/** Faults of what the team does about money: invoices, refunds, payouts, balances. */
export const moneyMutations = [
  api({
    name: 'Invoice: one of another total is taken',
    file: 'receipts/cfdi.ts',
    find: 'if (total === sale.total) return null;',
    replace: 'if (total >= 0) return null;',
    test: 'receipts/issued.test.ts',
  }),
  api({
    name: 'Invoice: an XML with entities is read',
    file: 'receipts/cfdi.ts',
    find: "    .on('attention', refuse)\n",
    replace: '',
    test: 'receipts/issued.test.ts',
  }),
  api({
    name: 'Invoice: a cancelled one is downloaded on',
    file: 'receipts/issuedStore.ts',
    find: 'and(eq(invoiceRequests.receiptId, receiptId), isNull(invoices.cancelledAt)),',
    replace: 'and(eq(invoiceRequests.receiptId, receiptId)),',
    test: 'receipts/issued.test.ts',
  }),
  api({
    name: 'Refund of a period: its subscription goes on where it was to end',
    file: 'payments/refund.ts',
    find: 'order?.renewalOf ?? orderId',
    replace: 'orderId',
    test: 'receipts/refunds.test.ts',
  }),
  api({
    name: 'Payouts: a refund that comes late changes an issued statement',
    file: 'payouts/issue.ts',
    find: 'issued.has(keyOf(entry)) ?',
    replace: 'issued.size < 0 ?',
    test: 'payouts/payouts.test.ts',
  }),
  api({
    name: "Payouts: a school reads another's statements",
    file: 'payouts/lists.ts',
    find: 'where ${schoolsIn(scope)})`',
    replace: 'where ${schoolsIn(scope)} or true)`',
    test: 'payouts/payouts.test.ts',
  }),
  api({
    name: 'Balance: a movement of another amount is equal',
    file: 'balance/match.ts',
    find: "ours.amount === reported.amount ? null : 'amount'",
    replace: 'ours.amount === reported.amount ? null : null',
    test: 'balance/match.test.ts',
  }),
  api({
    name: 'Balance: what a lost dispute took is a refund as well',
    file: 'balance/ledger.ts',
    find: 'reported ? Math.min(amount, taken) : 0',
    replace: '0',
    test: 'balance/match.test.ts',
  }),
  api({
    name: 'Balance: what the provider does not report any more stays',
    file: 'balance/compare.ts',
    find: "notInArray(balanceTransactions.id, ['', ...rows.map(({ id }) => id)]),",
    replace: 'sql`false`,',
    test: 'balance/balance.test.ts',
  }),
  api({
    name: 'Balance: a provider that is away keeps the others from their days',
    file: 'balance/job.ts',
    find: '      failures.push(error);',
    replace: '      throw error;',
    test: 'balance/balance.test.ts',
  }),
  api({
    name: 'Export: gifts have IVA',
    file: 'balance/exportRows.ts',
    find: 'const iva = ivaOf(total, named.reason);',
    replace: "const iva = ivaOf(total, 'course');",
    test: 'balance/balance.test.ts',
  }),
  api({
    name: 'Export: it never expires',
    file: 'balance/exports.ts',
    find: '    .set({ rows: null })',
    replace: '    .set({ finishedAt: sql`now()` })',
    test: 'balance/balance.test.ts',
  }),
  api({
    name: 'Gifts: they are deductible after the authorisation ended',
    file: 'receipts/donee.ts',
    find: '(donee.until === null || day <= donee.until)',
    replace: 'day !== donee.until',
    test: 'receipts/receipts.test.ts',
  }),
  api({
    name: 'Courses: two orders of one course that are paid at the same moment both keep the money',
    file: 'courses/fulfil.ts',
    find: 'await lockCoursesOf(tx, userId);',
    replace: '',
    test: 'courses/paidTwice.test.ts',
  }),
  api({
    name: 'Disputes: a disputed payment is refunded',
    file: 'receipts/refunds.ts',
    find: 'if (held.has(id)) continue;',
    replace: '',
    test: 'receipts/refunds.test.ts',
  }),
  api({
    name: 'Disputes: a refund that waited stays beside a lost one',
    file: 'payments/refundStore.ts',
    find: "...(byBank && { reason: 'reported' })",
    replace: '',
    test: 'receipts/refunds.test.ts',
  }),
];
