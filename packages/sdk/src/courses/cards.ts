import { endpoint } from '../http/endpoint.ts';
import type { CardOutcome, OxxoSaved, Validated } from '../payments/cardsSchema.ts';
import type { CoursePayment, CoursePaymentCheck, CourseVoucher } from './paidSchema.ts';

/**
 * Checks the purchase of a course before a card or voucher, and writes its order with the registration; the password
 * is kept as a hash alone (document 1 sections 4 and 7). 422 where a field or an amount is wrong.
 */
export const validateCoursePayment = endpoint<{ body: CoursePaymentCheck; returns: Validated }>(
  'POST /stripe/public/courses/payment-validate',
);

/** Reports that the browser confirmed a card payment. The provider is asked for the outcome before anything changes. */
export const saveCoursePayment = endpoint<{ body: CoursePayment; returns: CardOutcome }>(
  'POST /stripe/public/courses/payment',
);

/** Reports that the browser got a voucher; registers its buyer. The course is theirs when the voucher is paid. */
export const saveCourseOxxo = endpoint<{ body: CourseVoucher; returns: OxxoSaved }>(
  'POST /stripe/public/courses/save-oxxo',
);
