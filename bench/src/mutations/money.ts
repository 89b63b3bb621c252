import { within } from './mutation.ts';

const api = within('packages/api/src', 'api (postgres)');

/** Faults of what the team does about money: invoices. */
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
];
