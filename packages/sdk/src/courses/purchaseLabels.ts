import type { Labels } from '../messages/labels.ts';
import { accountLabels, personLabels } from '../people/labels.ts';
import type { CoursePurchase } from './schema.ts';

const { username, password, confirmation } = accountLabels;

/** What the buyer of a course is asked; `role_id` is fixed. */
export const coursePurchaseLabels = {
  course: { es: 'Tu curso', en: 'Your course' },
  ...personLabels,
  username,
  password,
  c_password: confirmation,
} satisfies Labels<Omit<CoursePurchase, 'role_id' | 'consents'>>;
