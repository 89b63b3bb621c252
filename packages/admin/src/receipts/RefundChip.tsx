import type { MoneyBackState } from '@lia/sdk/receipts/records';
import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutline';
import ScheduleIcon from '@mui/icons-material/Schedule';
import UndoIcon from '@mui/icons-material/Undo';

import { useText } from '../i18n/text.ts';
import { ToneChip } from '../records/ToneChip.tsx';

const looks = {
  requested: { tone: 'waiting', icon: <ScheduleIcon /> },
  completed: { tone: 'good', icon: <CheckCircleIcon /> },
  refused: { tone: 'bad', icon: <ErrorIcon /> },
  reversed: { tone: 'good', icon: <UndoIcon /> },
  handed: { tone: 'good', icon: <CheckCircleIcon /> },
} as const satisfies Record<MoneyBackState, unknown>;

export function RefundChip({ state }: { state: MoneyBackState }) {
  const t = useText();
  return <ToneChip {...looks[state]} label={t(`orders.refundStates.${state}`)} />;
}
