import type { InvoiceState } from '@lia/sdk/receipts/rules';
import CancelIcon from '@mui/icons-material/CancelOutlined';
import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import ScheduleIcon from '@mui/icons-material/Schedule';

import { useText } from '../i18n/text.ts';
import { ToneChip } from '../records/ToneChip.tsx';

const looks = {
  pending: { tone: 'waiting', icon: <ScheduleIcon /> },
  issued: { tone: 'good', icon: <CheckCircleIcon /> },
  rejected: { tone: 'bad', icon: <CancelIcon /> },
} as const satisfies Record<InvoiceState, unknown>;

export function InvoiceChip({ state }: { state: InvoiceState }) {
  const t = useText();
  return <ToneChip {...looks[state]} label={t(`invoices.states.${state}`)} />;
}
