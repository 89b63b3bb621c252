import { coursePriceId } from '@lia/sdk/courses/rules';
import type { Course, Product } from '@lia/sdk/courses/records';
import type { Price } from '@lia/sdk/memberships/schema';
import { toPesos } from '@lia/sdk/payments/money';

import type { CourseRow } from './store.ts';

/** An image for pages of any origin. */
export const imageOf = (publicUrl: string, address: string | null): string | null =>
  address?.startsWith('/') ? publicUrl + address : address;

/** A course in the selector. */
export function productOf(
  { id, name, description, price, currency, cardImageUrl }: CourseRow,
  publicUrl: string,
): Product {
  return {
    id,
    name,
    description,
    price: toPesos(price),
    card_image_url: imageOf(publicUrl, cardImageUrl),
    product_prices: [{ currency, price: toPesos(price) }],
  };
}

/** A course as a visitor sees it. */
export function courseOf(row: CourseRow, publicUrl: string): Course {
  const { id, name, description, price, cardImageUrl, keywords, productableId } = row;
  return {
    id,
    name,
    description,
    price: toPesos(price),
    card_image_url: imageOf(publicUrl, cardImageUrl),
    keywords,
    productable_id: productableId,
  };
}

/** Price and product of a course: paid once, so nothing recurs. */
export const coursePrice = ({ id, name, description, price, currency }: CourseRow): Price => ({
  price: { id: coursePriceId(id), unit_amount: price, currency, recurring: null },
  product: { id: String(id), name, description },
});
