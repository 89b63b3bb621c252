import type { Labels } from '../messages/labels.ts';
import { giverLabels } from './giftLabels.ts';
import type { PublishFlags } from './rules.ts';
import type { Donation } from './schema.ts';

/** What a donation asks for. */
export const donationLabels = {
  ...giverLabels,
  support: { es: 'Modalidad', en: 'Kind' },
  supportStudents: { es: '¿A cuántas niñas y niños apoyas?', en: 'How many children do you support?' },
  supportAmount: { es: 'Cantidad a donar', en: 'Amount to donate' },
  instructions: { es: 'Mensaje', en: 'Message' },
} satisfies Labels<Omit<Donation, keyof PublishFlags>>;
