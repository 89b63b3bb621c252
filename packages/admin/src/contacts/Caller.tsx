import type { Contacted } from '@lia/sdk/contacts/records';

import { useText } from '../i18n/text.ts';
import { CardLine } from '../lists/RowCards.tsx';

/** Who called, as a line of a list; nothing while nobody did, or where nobody knows. */
export function Caller({ contacted }: { contacted: Contacted | null }) {
  const t = useText();
  return contacted?.by ? <CardLine>{t('contacts.called', { by: contacted.by })}</CardLine> : null;
}
