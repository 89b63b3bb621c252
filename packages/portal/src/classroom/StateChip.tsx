import type { MeetingState } from '@lia/sdk/classroom/states';

import { useText } from '../i18n/useText.ts';
import { Tag } from '../ui/Tag.tsx';

const colours = {
  early: 'text.secondary',
  waiting: 'warning.main',
  open: 'success.main',
  over: 'text.secondary',
  cancelled: 'error.main',
} as const satisfies Record<MeetingState, string>;

/** Where a class stands, in a word. */
export function StateChip({ state }: { state: MeetingState }) {
  const { t } = useText();
  return <Tag colour={colours[state]}>{t(`classes.state.${state}`)}</Tag>;
}
