import { coursePurchaseLabels } from '@lia/sdk/courses/purchaseLabels';
import type { Course } from '@lia/sdk/courses/records';
import { COURSE_ROLE_ID } from '@lia/sdk/courses/rules';
import { MEXICO } from '@lia/sdk/geography/rules';
import { type Centavos, toPesos } from '@lia/sdk/payments/money';

import { type AcceptedPath, type AcceptedTexts, nothingAccepted } from '../consents/accepted.ts';
import { takeTexts } from '../drafts/draft.ts';
import { emptyTexts } from '../form/emptyTexts.ts';
import { filled } from '../form/filled.ts';

/** `course` is the id of the chosen one. */
const blankBuyer = { ...emptyTexts(coursePurchaseLabels), country: MEXICO };

type BuyerField = keyof typeof blankBuyer;

/** What a buyer types and chooses, as text; a consent is the version that was accepted. */
export type PurchaseValues = Record<BuyerField, string> & AcceptedTexts;
export type PurchasePath = BuyerField | AcceptedPath;

export const blankWith = (course: string): PurchaseValues => ({ ...blankBuyer, course, ...nothingAccepted });

/** Everything but passwords and consents: to accept is an act of its own. */
export const keep = (values: PurchaseValues): unknown => ({
  ...takeTexts<BuyerField>(blankBuyer, values),
  password: '',
  c_password: '',
});

/** A draft, with the course that the page asks for in the place of the one that was chosen then. */
export function reviveWith(course: string): (stored: unknown) => PurchaseValues {
  return (stored) => {
    const texts = takeTexts<BuyerField>(blankBuyer, stored);
    return { ...texts, course: course || texts.course, ...nothingAccepted };
  };
}

/** A course with the price that the visitor was shown. */
export interface Offer {
  course: Course;
  price: Centavos;
}

/** The body as the API takes it. */
export function bodyOf({ consents, ...values }: PurchaseValues, offer: Offer | null): object {
  const { productable_id: id, name } = offer?.course ?? {};
  const course = offer ? { id, price: toPesos(offer.price), name } : undefined;
  return { ...filled(values), role_id: COURSE_ROLE_ID, course, consents };
}
