import type { Labels } from '../messages/labels.ts';
import { contactLabels } from '../people/labels.ts';
import type { Volunteering } from './volunteeringSchema.ts';

const { name, email, phone_number } = contactLabels;

/** What a company is asked that offers to volunteer; `support` is fixed. */
export const volunteeringLabels = {
  company: { es: 'Empresa', en: 'Company' },
  businessName: { es: 'Razón social', en: 'Legal name' },
  position: { es: 'Cargo', en: 'Position' },
  name,
  email,
  phone_number,
  instructions: { es: 'Mensaje', en: 'Message' },
} satisfies Labels<Omit<Volunteering, 'support'>>;
