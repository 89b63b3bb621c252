import { type CoursePaymentCheck, coursePaymentCheckSchema } from '@lia/sdk/courses/paidSchema';
import { CURRENCY, type Centavos } from '@lia/sdk/payments/money';
import { type PlanCheck, planCheckSchema } from '@lia/sdk/registrations/paidSchema';
import { type Validation, validate } from '@lia/sdk/validation/validate';

import { payerOf, type Purchase } from './purchase.ts';

export type Checked = { kind: 'plan'; body: PlanCheck } | { kind: 'course'; body: CoursePaymentCheck };

/** Holds a purchase against the rules of its validation call. Fetched late: it brings yup. */
export function checkPurchase(purchase: Purchase, price: string, amount: Centavos): Validation<Checked> {
  const asked = {
    email: payerOf(purchase).email,
    amount,
    prices: [price],
    currency: CURRENCY,
    form: purchase.form,
    children: 'plan' in purchase ? purchase.children : [],
    extras: [],
  };
  if ('plan' in purchase) {
    const plan = validate(planCheckSchema, asked, { input: 'typed' });
    return plan.ok ? { ok: true, value: { kind: 'plan', body: plan.value } } : plan;
  }
  const course = validate(coursePaymentCheckSchema, asked, { input: 'typed' });
  return course.ok ? { ok: true, value: { kind: 'course', body: course.value } } : course;
}
