import { courseOfPrice, coursePriceId } from '@lia/sdk/courses/rules';
import type { Course, Product } from '@lia/sdk/courses/records';
import type { Price } from '@lia/sdk/memberships/schema';
import { toPesos } from '@lia/sdk/payments/money';

import type { Database } from '../platform/database.ts';
import { type CourseRow, publishedCourse } from './store.ts';

/** An image for pages of any origin. */
export const imageOf = (publicUrl: string, address: string | null): string | null =>
  address?.startsWith('/') ? publicUrl + address : address;

/** What a course holds, for everybody. */
export const contentsOf = ({ hours, teacher, syllabus }: Pick<CourseRow, 'hours' | 'teacher' | 'syllabus'>) => ({
  hours,
  teacher,
  syllabus,
});

/** A course in the selector. */
export function productOf(
  { id, name, description, price, currency, card_image_url }: CourseRow,
  publicUrl: string,
): Product {
  return {
    id,
    name,
    description,
    price: toPesos(price),
    card_image_url: imageOf(publicUrl, card_image_url),
    product_prices: [{ currency, price: toPesos(price) }],
  };
}

/** A course as a visitor sees it. */
export function courseOf(row: CourseRow, publicUrl: string): Course {
  const { id, name, description, price, card_image_url, keywords, productable_id } = row;
  return {
    id,
    name,
    description,
    price: toPesos(price),
    card_image_url: imageOf(publicUrl, card_image_url),
    ...contentsOf(row),
    keywords,
    productable_id,
  };
}

/** Price and product of a published course by the id of its price: paid once, so nothing recurs. */
export async function findCoursePrice(db: Database, priceId: string): Promise<Price | null> {
  const courseId = courseOfPrice(priceId);
  const course = courseId === null ? null : await publishedCourse(db, courseId);
  if (!course) return null;
  const { id, name, description, price, currency } = course;
  return {
    price: { id: coursePriceId(id), unit_amount: price, currency, recurring: null },
    product: { id: String(id), name, description },
  };
}
