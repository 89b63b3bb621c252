import { type Centavos, fromPesos } from '../payments/money.ts';
import { type StudentCount, studentCounts } from './rules.ts';

/** A special project, per student and month (document 1 section 9). */
export const PROJECT_PER_STUDENT_MONTH: Centavos = 600_00;

/** An online programming course, per student (document 1 section 9). */
export const COURSE_PER_STUDENT: Centavos = 2100_00;

/** What is sponsored: 1 = special projects, 2 = online programming courses (document 1 section 3). */
export const sponsorshipTypes = [1, 2] as const;
export type SponsorshipType = (typeof sponsorshipTypes)[number];

/** Choices beside the counts: 11 = more than ten, 12 = an amount (document 1 section 3). */
export const MORE_STUDENTS = 11;
export const OTHER_AMOUNT = 12;

/** Counts that a type offers; an amount is for special projects alone. */
export const sponsoredCounts = [...studentCounts, MORE_STUDENTS, OTHER_AMOUNT] as const;

/** Longest sponsorship, in months: what is longer is talked over. */
export const MAX_SPONSORED_MONTHS = 36;

/** What is sponsored, with what its type and count ask for; `supportAmount` is in pesos. */
export type Sponsored =
  | { sponsorship: SponsorshipType; supportStudents: typeof MORE_STUDENTS }
  | { sponsorship: 2; supportStudents: StudentCount }
  | { sponsorship: 1; supportStudents: StudentCount; supportMonths: number }
  | { sponsorship: 1; supportStudents: typeof OTHER_AMOUNT; supportAmount: number };

/**
 * What a sponsorship costs, or null where the sponsor is contacted first (more than ten students). Pure arithmetic over
 * checked values (document 1 section 9).
 */
export function sponsorshipTotal(sponsored: Sponsored): Centavos | null {
  if (sponsored.supportStudents === MORE_STUDENTS) return null;
  if (sponsored.sponsorship === 2) return COURSE_PER_STUDENT * sponsored.supportStudents;
  if (sponsored.supportStudents === OTHER_AMOUNT) return fromPesos(sponsored.supportAmount);
  return PROJECT_PER_STUDENT_MONTH * sponsored.supportStudents * sponsored.supportMonths;
}
