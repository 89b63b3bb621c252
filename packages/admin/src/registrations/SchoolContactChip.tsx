import type { ContactState } from '@lia/sdk/contacts/records';

import { StateChip } from '../giving/StateChip.tsx';
import { useText } from '../i18n/text.ts';

/** Whether somebody of ours has called the school. */
export function SchoolContactChip({ state }: { state: ContactState }) {
  const t = useText();
  return <StateChip state={state} label={t(`schoolContacts.states.${state}`)} />;
}
