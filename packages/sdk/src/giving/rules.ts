import { type Centavos, fromPesos } from '../payments/money.ts';

/** A donated academic-reinforcement membership, per child (document 1 section 9). */
export const DONATION_PER_CHILD: Centavos = 3600_00;

/** What a donation gives: 1 = one to ten children, 2 = more than ten, 3 = an amount (document 1 section 3). */
export const supports = [1, 2, 3] as const;
export type Support = (typeof supports)[number];

/** Counts that mode 1 offers (document 1 section 9). */
export const studentCounts = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export type StudentCount = (typeof studentCounts)[number];

/** Longest message to us (document 1 section 9). */
export const MAX_MESSAGE = 400;

/** Smallest amount one gift may carry, in pesos: the least that card companies and OXXO charge. */
export const MIN_DONATION_PESOS = 10;

/** Largest amount one donation may carry, in pesos; above it our team should be talked to. */
export const MAX_DONATION_PESOS = 1_000_000;

/** What a donation gives, with what its mode asks for; `supportAmount` is in pesos. */
export type Donated =
  | { support: 1; supportStudents: StudentCount }
  | { support: 2 }
  | { support: 3; supportAmount: number };

/**
 * What a donation costs, or null where the donor is contacted first (more than ten children).
 * Pure arithmetic over checked values.
 */
export function donationTotal(donated: Donated): Centavos | null {
  switch (donated.support) {
    case 1:
      return DONATION_PER_CHILD * donated.supportStudents;
    case 2:
      return null;
    case 3:
      return fromPesos(donated.supportAmount);
  }
}

/** How a donor wants to appear: 1 = donation and name, 2 = business name only, 3 = not at all (document 1 section 3). */
export const publishChoices = [1, 2, 3] as const;
export type PublishChoice = (typeof publishChoices)[number];

/** The choice of a donor who is shown with what they gave. */
export const SHOWN_WITH_GIFT: PublishChoice = 1;

/** The choice of a donor who is not shown at all. */
export const NOT_SHOWN: PublishChoice = 3;

/** The three flags in JSON; each choice sets exactly one. */
export interface PublishFlags {
  publish_donors: boolean;
  publish_logo: boolean;
  publish_both: boolean;
}

export const publishFlags = (choice: PublishChoice): PublishFlags => ({
  publish_donors: choice === 1,
  publish_logo: choice === 2,
  publish_both: choice === 3,
});

/** The choice behind the flags. */
export const publishChoice = (flags: PublishFlags): PublishChoice =>
  flags.publish_donors ? 1 : flags.publish_logo ? 2 : 3;
