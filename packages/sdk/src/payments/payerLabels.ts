import type { Labels } from '../messages/labels.ts';
import type { OxxoPayer } from './cardsSchema.ts';

/** What who pays by card is asked besides the card, in the words of document 1 section 2. */
export const cardPayerLabels = { email: { es: 'Email', en: 'E-mail' } };

/** What who pays at OXXO is asked, in the words of document 1 section 2. */
export const oxxoPayerLabels = {
  name: { es: 'Nombre y Apellido', en: 'First and last name' },
  email: { es: 'Correo', en: 'E-mail' },
} satisfies Labels<OxxoPayer>;
