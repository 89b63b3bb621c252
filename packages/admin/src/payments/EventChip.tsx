import type { EventState } from '@lia/sdk/payments/records';
import BlockIcon from '@mui/icons-material/Block';
import CancelIcon from '@mui/icons-material/CancelOutlined';
import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import ScheduleIcon from '@mui/icons-material/Schedule';

import { useText } from '../i18n/text.ts';
import { ToneChip } from '../records/ToneChip.tsx';

const looks = {
  waiting: { tone: 'waiting', icon: <ScheduleIcon /> },
  processed: { tone: 'good', icon: <CheckCircleIcon /> },
  ignored: { tone: 'quiet', icon: <BlockIcon /> },
  abandoned: { tone: 'bad', icon: <CancelIcon /> },
} as const satisfies Record<EventState, unknown>;

export function EventChip({ state }: { state: EventState }) {
  const t = useText();
  return <ToneChip {...looks[state]} label={t(`providerEvents.states.${state}`)} />;
}
