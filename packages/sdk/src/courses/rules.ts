import type { Role } from '../accounts/roles.ts';

/** `role_id` that a course purchase carries (document 1 sections 3 and 9). */
export const COURSE_ROLE_ID = 28;

/** What that number stands for: the teacher role (document 1 section 6). */
export const COURSE_ROLE: Role = 'maestro';

const PROGRAMMING = 'programacion';

/** Whether a course is one of programming, by its keywords: those are not sold to visitors (document 1 section 4). */
export const isProgramming = (keywords: string): boolean =>
  keywords.trim().toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '') === PROGRAMMING;

/** Pause in which the failure of a course's lookup is read, before the visitor is led to the marketing site. */
export const REDIRECT_AFTER_LOOKUP_MS = 3000;

const PRICE = /^curso-([1-9]\d{0,8})$/;

/** Id of a course's price, as `GET /stripe/price/{priceId}` takes it: `curso-12`. */
export const coursePriceId = (courseId: number): string => `curso-${courseId}`;

/** The course behind a price's id, or null where it is another thing's. */
export function courseOfPrice(priceId: string): number | null {
  const id = PRICE.exec(priceId)?.[1];
  return id === undefined ? null : Number(id);
}

/** Life of a place in a course: `pending` until its order is paid, `withdrawn` when the money went back. */
export const placeStatuses = ['pending', 'active', 'withdrawn'] as const;
export type PlaceStatus = (typeof placeStatuses)[number];

/** Dearest course, in pesos. */
export const MAX_COURSE_PESOS = 100_000;

/** Where a price stands by the clock: one that holds was followed by none yet. */
export const priceStatuses = ['current', 'scheduled', 'past'] as const;
export type PriceStatus = (typeof priceStatuses)[number];

/** Longest course. */
export const MAX_HOURS = 1000;
