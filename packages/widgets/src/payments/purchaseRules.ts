import { coursePaymentCheckSchema } from '@lia/sdk/courses/paidSchema';
import { ApiError } from '@lia/sdk/http/error';
import { CURRENCY, type Centavos } from '@lia/sdk/payments/money';
import { planCheckSchema } from '@lia/sdk/registrations/paidSchema';
import { type Validation, validate } from '@lia/sdk/validation/validate';

import type { Text } from '../i18n/translator.ts';
import type { Pay } from './PaymentStep.tsx';
import { type OwnPurchase, payerOf, type Purchase } from './purchase.ts';

/**
 * Checks a purchase by the rules of its validation call, and returns how it is paid. Fetched late: it brings yup. The
 * fields stand on the page that asked for them, so a refusal of one, by the rules or the server, is shown on the first.
 * @throws {ApiError} 422
 */
export function payFor(
  purchase: Exclude<Purchase, OwnPurchase>,
  price: string,
  amount: Centavos,
  { message }: Text,
): Pay {
  const asked = {
    email: payerOf(purchase).email,
    amount,
    prices: [price],
    currency: CURRENCY,
    form: purchase.form,
    children: 'plan' in purchase ? purchase.children : [],
    extras: [],
  };
  function held<T>(checked: Validation<T>): T {
    if (checked.ok) return checked.value;
    const fields = Object.entries(checked.fields).map(([path, broken]) => [path, message(broken)]);
    throw quoted(new ApiError(422, { code: 'VALIDATION_FAILED', message: '', fields: Object.fromEntries(fields) }));
  }
  if ('plan' in purchase) {
    const body = held(validate(planCheckSchema, asked, { input: 'typed' }));
    return quoting(async (client, key, chosen) => (await import('./paidPlan.ts')).payPlan(client, key, body, chosen));
  }
  const body = held(validate(coursePaymentCheckSchema, asked, { input: 'typed' }));
  return quoting(async (client, key, chosen) => (await import('./paidCourse.ts')).payCourse(client, key, body, chosen));
}

const quoting =
  (pay: Pay): Pay =>
  async (...given) => {
    try {
      return await pay(...given);
    } catch (error) {
      throw quoted(error);
    }
  };

/** The same refusal, in the words for the first of its fields where it names any. It keeps them: the price is read again. */
function quoted(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const { status, code, message, fields } = error;
  const [words = message] = Object.values(fields);
  return new ApiError(status, { code, message: words, fields });
}
