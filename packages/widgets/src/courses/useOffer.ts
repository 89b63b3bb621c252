import { findCourses } from '@lia/sdk/courses/endpoints';
import type { Course } from '@lia/sdk/courses/records';
import { coursePriceId, isProgramming } from '@lia/sdk/courses/rules';

import { unlessRefused, useRead } from '../host/useRead.ts';
import { usePrice } from '../host/usePrice.ts';
import type { Offer } from './values.ts';

/**
 * What became of looking up the chosen course and its price. `lost` is the page's course, or its price, that cannot be had; where
 * another course failed, the form stays: it is a draft's, or was chosen here.
 */
export type Lookup =
  | { status: 'none' | 'loading' | 'programming' | 'gone' }
  | { status: 'failed'; text?: 'lookup.price'; retry: () => void }
  | { status: 'lost'; text: 'courses.lookup.course' | 'lookup.price' }
  | { status: 'found'; offer: Offer; retry: () => void };

/** Looks up a course by its id, and then its price (document 1 sections 7 and 8); `asked` is the page's. */
export function useOffer(id: string, asked: string): Lookup {
  const found = useRead<Course | null>(id === '' ? null : ['course', id], async (client) => {
    const list = await unlessRefused(client.call(findCourses, { params: { id } }));
    return list?.find((course) => String(course.id) === id) ?? null;
  });
  const course = found.data;
  const sold = course && !isProgramming(course.keywords) ? course : null;
  const price = usePrice(sold && coursePriceId(sold.id));

  if (id === '') return { status: 'none' };
  if (found.failed) return { status: 'failed', retry: found.retry };
  if (course === null) return id === asked ? { status: 'lost', text: 'courses.lookup.course' } : { status: 'gone' };
  if (course && !sold) return { status: 'programming' };
  if (price.failed) return { status: 'failed', retry: price.retry };
  if (price.lost && id === asked) return { status: 'lost', text: 'lookup.price' };
  if (price.lost) return { status: 'failed', text: 'lookup.price', retry: price.retry };
  if (!sold || price.data === undefined) return { status: 'loading' };
  return { status: 'found', offer: { course: sold, price: price.data.price.unit_amount }, retry: price.retry };
}
