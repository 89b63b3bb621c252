import { login } from './accounts/manifest.ts';
import { courseCheckout } from './courses/manifest.ts';
import { donors } from './giving/donors/manifest.ts';
import { donation } from './giving/manifest.ts';
import { sponsorship } from './giving/sponsorship/manifest.ts';
import { volunteering } from './giving/volunteering/manifest.ts';
import { pricing } from './memberships/manifest.ts';
import { payment } from './payments/manifest.ts';
import { receipt } from './receipts/manifest.ts';
import { registration } from './registrations/manifest.ts';
import { teacherRegistration } from './teachers/manifest.ts';

/** Every element that a page can use, in the order of the console's catalogue. */
export const elements = [
  donation,
  sponsorship,
  volunteering,
  donors,
  registration,
  teacherRegistration,
  courseCheckout,
  pricing,
  login,
  payment,
  receipt,
] as const;

type Element = (typeof elements)[number];
export type ElementName = Element['name'];
export type ElementTag = `lia-${ElementName}`;

const isPlaced = (element: Element): element is Extract<Element, { inConsole: true }> => element.inConsole;

/** Those whose code the console hands out. */
export const placedElements = elements.filter(isPlaced);
