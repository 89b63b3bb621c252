import type { MeetingState } from '@lia/sdk/classroom/states';
import Chip from '@mui/material/Chip';

import { useText } from '../i18n/useText.ts';

const colours = {
  early: 'default',
  waiting: 'warning',
  open: 'success',
  over: 'default',
  cancelled: 'error',
} as const satisfies Record<MeetingState, string>;

/** Where a class stands, in a word. */
export function StateChip({ state }: { state: MeetingState }) {
  const { t } = useText();
  return <Chip label={t(`classes.state.${state}`)} color={colours[state]} variant="outlined" size="small" />;
}
