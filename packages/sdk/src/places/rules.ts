import { studentCounts } from '../giving/rules.ts';

/** Months that a donated membership lasts (decision 56). */
export const DONATED_MONTHS = 12;

/** Places for students that a gift pays, and for how many months. */
export interface GiftPlaces {
  places: number;
  months: number;
}

const isCount = (students: number): boolean => studentCounts.some((count) => count === students);

/** Places of a donation: a membership for each of the children, of mode 1 or agreed on. Null where it pays something else. */
export const placesOfDonation = (donation: { support: number; supportStudents: number | null }): GiftPlaces | null =>
  donation.support !== 3 && donation.supportStudents !== null
    ? { places: donation.supportStudents, months: DONATED_MONTHS }
    : null;

/** Places of a sponsorship: special projects for so many students and months, as chosen or agreed on. Null where it pays something else. */
export function placesOfSponsorship(given: {
  sponsorship: number;
  supportStudents: number;
  supportMonths: number | null;
  agreedStudents: number | null;
}): GiftPlaces | null {
  const chosen = isCount(given.supportStudents) ? given.supportStudents : null;
  const places = given.agreedStudents ?? chosen;
  return given.sponsorship === 1 && places !== null && given.supportMonths !== null
    ? { places, months: given.supportMonths }
    : null;
}

/** Fewest used places whose number donors see: smaller ones could identify people. */
export const LEAST_SHOWN = 5;
