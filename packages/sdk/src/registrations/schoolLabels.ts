import type { Labels } from '../messages/labels.ts';
import { cityLabel, contactLabels } from '../people/labels.ts';
import type { SchoolContact } from './schoolSchema.ts';

const { name, email, phone_number: phone, country } = contactLabels;

/** What a school is asked that wants to be called. */
export const schoolContactLabels = {
  name,
  email,
  phone,
  country,
  city: cityLabel,
  message: { es: 'Mensaje', en: 'Message' },
  membership: { es: 'Plan de interés', en: 'Preferred plan' },
} satisfies Labels<SchoolContact>;
