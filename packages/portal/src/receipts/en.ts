import { billFailed } from '@lia/sdk/receipts/rules';

import type { es } from './es.ts';

/** The same texts in English. */
export const en: Record<keyof typeof es, string> = {
  'bill.title': 'Invoice',
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
  'bill.cancelled': 'This payment was returned on {when}.',
  'bill.notFiscal':
    'This sheet proves your payment and is no tax invoice (CFDI). If you need one, ask for it in "My invoices".',
  'bill.failed': billFailed.en,
  'bill.missing.title': 'We did not find this invoice',
  'bill.missing.text':
    'It is not among the payments of your account. Look for it in your invoices, or sign in as who paid.',
  'bill.failed.title': 'We could not show your invoice',
  'bills.title': 'My invoices',
  'bills.lead':
    'Each of your payments, ready to print. If you need the tax invoice of one, ask for it with your details.',
  'bills.none.title': 'No payments yet',
  'bills.none.text': 'When you pay a plan or a course, its invoice appears here.',
  'bills.none.link': 'See the plans',
  'bills.failed': 'We could not fetch your invoices',
  'bills.see': 'See and print',
  'bills.see.of': 'See and print invoice {folio}',
  'bills.ask': 'Ask for a tax invoice',
  'bills.ask.of': 'Ask for a tax invoice of {folio}',
  'bills.invoice.pending': 'You asked for the tax invoice in the name of {name} on {when}. It comes by e-mail.',
  'bills.invoice.pending.note': 'You asked for the tax invoice in the name of {name} on {when}. It comes by e-mail.',
  'bills.invoice.issued': 'Your tax invoice in the name of {name} is ready. We sent it by e-mail.',
  'bills.invoice.issued.note': 'Your tax invoice in the name of {name} is ready. Fiscal folio: {note}',
  'bills.invoice.rejected': 'We could not issue your tax invoice. Check your details and ask again.',
  'bills.invoice.rejected.note': 'We could not issue your tax invoice: {note}. Correct your details and ask again.',
};
