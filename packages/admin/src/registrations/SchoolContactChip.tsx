import type { SchoolContactState } from '@lia/sdk/registrations/records';
import AnsweredIcon from '@mui/icons-material/CheckCircleOutlined';
import OpenIcon from '@mui/icons-material/Schedule';

import { useText } from '../i18n/text.ts';
import { ToneChip } from '../records/ToneChip.tsx';

const looks = {
  open: { tone: 'waiting', icon: <OpenIcon /> },
  answered: { tone: 'good', icon: <AnsweredIcon /> },
} as const satisfies Record<SchoolContactState, unknown>;

export function SchoolContactChip({ state }: { state: SchoolContactState }) {
  const t = useText();
  return <ToneChip {...looks[state]} label={t(`schoolContacts.states.${state}`)} />;
}
