import type { Labels } from '../messages/labels.ts';
import { giverLabels } from './giftLabels.ts';
import type { PublishFlags } from './rules.ts';
import type { Sponsorship } from './sponsorshipSchema.ts';

/** What a sponsorship asks for. */
export const sponsorshipLabels = {
  ...giverLabels,
  sponsorship: { es: 'Qué patrocina', en: 'What it sponsors' },
  supportStudents: { es: '¿A cuántos estudiantes?', en: 'How many students?' },
  supportMonths: { es: '¿Cuántos meses?', en: 'How many months?' },
  supportAmount: { es: 'Cantidad', en: 'Amount' },
} satisfies Labels<Omit<Sponsorship, keyof PublishFlags>>;
