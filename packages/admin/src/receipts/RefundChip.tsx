import type { RefundState } from '@lia/sdk/payments/rules';
import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutline';
import ScheduleIcon from '@mui/icons-material/Schedule';

import { useText } from '../i18n/text.ts';
import { ToneChip } from '../records/ToneChip.tsx';

const looks = {
  wanted: { tone: 'waiting', icon: <ScheduleIcon /> },
  done: { tone: 'good', icon: <CheckCircleIcon /> },
  refused: { tone: 'bad', icon: <ErrorIcon /> },
} as const satisfies Record<RefundState, unknown>;

export function RefundChip({ state }: { state: RefundState }) {
  const t = useText();
  return <ToneChip {...looks[state]} label={t(`orders.refundStates.${state}`)} />;
}
