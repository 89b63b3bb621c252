import type { Contacted } from '@lia/sdk/contacts/records';

import type { Words } from '../resources/field.ts';

/** Who called, as a line of a list; null while there was no call, or where the name was not kept. */
export const callerOf = ({ contacted }: { contacted: Contacted | null }, { t }: Words): string | null =>
  contacted?.by ? t('contacts.called', { by: contacted.by }) : null;
