import { sentences } from '@lia/sdk/messages/payments.en';

import type { es } from './es.ts';

/** The same texts in English. */
export const en: Record<keyof typeof es, string> = {
  ...sentences,
  'payment.title': 'Payment',
  'payment.method': 'How do you want to pay?',
  'payment.method.card': 'Card',
  'payment.method.oxxo': 'Cash at OXXO',
  'payment.card': 'Card details',
  'payment.card.hint': 'Only the company that charges reads them; we never see them.',
  'payment.card.loading': 'Preparing the secure payment…',
  'payment.card.offline': 'We could not prepare the card payment. Check your connection.',
  'payment.oxxo.first':
    'At OXXO you pay the first period only: a shop cannot charge you for the next ones. We tell you before it ends.',
  'payment.pay': 'Pay',
  'payment.subscribe': 'Subscribe',
  'payment.voucher': 'See my payment slip',
  'payment.back': 'Back to my details',
  'payment.login': 'Log in',
  'payment.total': 'Total',
  'payment.sum': '{count} × {price}',
  'payment.price.failed': 'We could not load the price. Check your connection.',
  'payment.nothing': 'First choose what you are paying for, and for whom.',
  'payment.day': 'A day',
  'payment.week': 'A week',
  'payment.month': 'A month',
  'payment.year': 'A year',
  'sandbox.mode': 'Test mode: nothing is charged, and no real cards are taken',
  'sandbox.cards': 'Test cards:',
  'sandbox.approved': 'Approved',
  'sandbox.declined': 'Declined',
  'sandbox.careful': 'Asks to confirm',
  'sandbox.number': 'Card number',
  'sandbox.expiry': 'Expires (MM/YYYY)',
  'sandbox.cvc': 'CVC',
  'sandbox.bank': 'Your bank asks: is this payment yours?',
  'sandbox.bank.yes': 'Yes, authorise',
  'sandbox.bank.no': 'It is not me',
};
