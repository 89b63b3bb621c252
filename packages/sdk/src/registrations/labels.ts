import type { Labels } from '../messages/labels.ts';
import { accountLabels, personLabels, schoolLevelLabel } from '../people/labels.ts';
import type { Child, Parent } from './schema.ts';

const { name, last_name, email } = personLabels;
const { username, password, confirmation } = accountLabels;
const account = { username, password, password_confirmation: confirmation };

/** What parents are asked about themselves; `role_id` is fixed. */
export const parentLabels = { ...personLabels, ...account } satisfies Labels<Omit<Parent, 'role_id'>>;

/** What parents are asked about each child. */
export const childLabels = {
  name,
  last_name,
  level: schoolLevelLabel,
  grade: { es: 'Grado', en: 'Grade' },
  email,
  ...account,
} satisfies Labels<Child>;
