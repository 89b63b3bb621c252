import { findCourses } from '@lia/sdk/courses/endpoints';
import type { Course } from '@lia/sdk/courses/records';
import { coursePriceId, isProgramming } from '@lia/sdk/courses/rules';

import { unlessRefused, useRead } from '../host/useRead.ts';
import { usePrice } from '../host/usePrice.ts';
import type { Offer } from './values.ts';

/** What became of looking up the chosen course and its price. `lost` names the lookup that failed. */
export type Lookup =
  | { status: 'none' | 'loading' | 'programming' }
  | { status: 'offline'; retry: () => void }
  | { status: 'lost'; lookup: 'course' | 'price' }
  | { status: 'found'; offer: Offer; retry: () => void };

/** Looks up a course by its id, and then its price (document 1 sections 7 and 8). */
export function useOffer(id: string): Lookup {
  const found = useRead<Course | null>(id === '' ? null : ['course', id], async (client) => {
    const list = await unlessRefused(client.call(findCourses, { params: { id } }));
    return list?.find((course) => String(course.id) === id) ?? null;
  });
  const course = found.data;
  const sold = course && !isProgramming(course.keywords) ? course : null;
  const price = usePrice(sold && coursePriceId(sold.id));

  if (id === '') return { status: 'none' };
  if (found.failed) return { status: 'offline', retry: found.retry };
  if (course === null) return { status: 'lost', lookup: 'course' };
  if (course && !sold) return { status: 'programming' };
  if (price.failed) return { status: 'offline', retry: price.retry };
  if (price.lost) return { status: 'lost', lookup: 'price' };
  if (!sold || price.data === undefined) return { status: 'loading' };
  return { status: 'found', offer: { course: sold, price: price.data.price.unit_amount }, retry: price.retry };
}
