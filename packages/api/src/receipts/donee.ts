import { dayOf } from '@lia/sdk/calendar/instants';

import { emailTranslator } from '../mail/translator.ts';
import type { DoneeConfig } from '../platform/config/invoices.ts';
import type { Language } from '../platform/language.ts';
import type { Receipt } from './store.ts';

/**
 * The sentence on the receipt of a gift about whether it is deductible; null for anything else. Only gifts to an authorised
 * donee are (LISR, art. 79 and 151-III), by the day on which they were paid.
 */
export function taxNote(
  donee: DoneeConfig | null,
  { reason, paidAt }: Pick<Receipt, 'reason' | 'paidAt'>,
  language: Language,
): string | null {
  if (reason !== 'donation' && reason !== 'sponsorship') return null;
  const t = emailTranslator(language);
  const day = dayOf(paidAt.toISOString());
  const isDeductible = donee !== null && day >= donee.since && (donee.until === null || day <= donee.until);
  return isDeductible ? t('receipt.deductible', { authorisation: donee.authorisation }) : t('receipt.notDeductible');
}
