import { billFailed } from '@lia/sdk/receipts/rules';

import type { es } from './es.ts';

/** The same texts in English. */
export const en: Record<keyof typeof es, string> = {
  'bill.number': 'INVOICE #',
  'bill.payment': 'PAYMENT ID',
  'bill.date': 'INVOICE DATE',
  'bill.buyer': 'Customer',
  'bill.buyer.students': 'Student',
  'bill.buyer.teachers': 'Teacher',
  'bill.buyer.parents': 'Parent or guardian',
  'bill.buyer.schools': 'School',
  'bill.rfc': 'RFC {rfc}',
  'bill.seller': 'Issuer',
  'bill.items': 'What this invoice covers',
  'bill.service': 'SERVICE',
  'bill.description': 'DESCRIPTION',
  'bill.unitPrice': 'UNIT PRICE',
  'bill.total': 'TOTAL',
  'bill.licences_one': '{count} licence',
  'bill.licences_other': '{count} licences',
  'bill.until': '{what}, until {when}',
  'bill.course': 'Course with unlimited access',
  'bill.gift': 'Contribution',
  'bill.cancelled': 'This payment was refunded on {when}.',
  'bill.notFiscal':
    'This document proves your payment; it is not a tax invoice (CFDI). If you need one, request it in “My invoices”.',
  'bill.failed': billFailed.en,
  'bill.missing.title': 'We could not find this invoice',
  'bill.missing.text':
    'It is not among the payments of your account. Look for it in your invoices, or sign in with the account that paid.',
  'bill.failed.title': 'We could not show your invoice',
  'bills.lead':
    'Each of your payments, ready to print. If you need a tax invoice for one, request it with your details.',
  'bills.none.title': 'No payments yet',
  'bills.none.text': 'When you pay for a plan or a course, its invoice appears here.',
  'bills.none.link': 'See the plans',
  'bills.failed': 'We could not load your invoices',
  'bills.see': 'View and print',
  'bills.see.of': 'View and print invoice {folio}',
  'bills.ask': 'Request a tax invoice',
  'bills.ask.of': 'Request a tax invoice for {folio}',
  'bills.file': 'Invoice ({kind})',
  'bills.file.of': 'Download the tax invoice of {folio} ({kind})',
  'bills.file.failed': 'We could not fetch the invoice. Try again.',
  'bills.invoice.pending': 'You requested the tax invoice in the name of {name} on {when}. We will send it by e-mail.',
  'bills.invoice.pending.note':
    'You requested the tax invoice in the name of {name} on {when}. We will send it by e-mail.',
  'bills.invoice.issued': 'Your tax invoice in the name of {name} is ready. We sent it by e-mail.',
  'bills.invoice.issued.note': 'Your tax invoice in the name of {name} is ready. Fiscal folio: {note}',
  'bills.invoice.rejected': 'We could not issue your tax invoice. Check your details and request it again.',
  'bills.invoice.rejected.note':
    'We could not issue your tax invoice: {note}. Correct your details and request it again.',
};
