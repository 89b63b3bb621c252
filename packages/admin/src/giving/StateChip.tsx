import type { GiftState } from '@lia/sdk/giving/giftRecords';
import { dark, light, type Palette } from '@lia/widgets/theme';
import CallIcon from '@mui/icons-material/Call';
import CancelIcon from '@mui/icons-material/CancelOutlined';
import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import ContactedIcon from '@mui/icons-material/PhoneInTalkOutlined';
import ScheduleIcon from '@mui/icons-material/Schedule';
import UndoIcon from '@mui/icons-material/Undo';
import { Chip, type Theme } from '@mui/material';

import { useText } from '../i18n/text.ts';

const icons = {
  contact: <CallIcon />,
  contacted: <ContactedIcon />,
  pending: <ScheduleIcon />,
  approved: <CheckCircleIcon />,
  rejected: <CancelIcon />,
  expired: <CancelIcon />,
  refunded: <UndoIcon />,
} as const satisfies Record<GiftState, unknown>;

/** Where a donation stands, in a word and a sign. What waits for our call is the only loud one. */
const colours = ({ highlight, onHighlight, success, error, warning, warningGround, surface, softInk }: Palette) => ({
  contact: { color: onHighlight, backgroundColor: highlight, borderColor: highlight },
  contacted: { color: softInk, backgroundColor: surface, borderColor: softInk },
  pending: { color: warning, backgroundColor: warningGround, borderColor: warningGround },
  approved: { color: success, backgroundColor: surface, borderColor: success },
  rejected: { color: error, backgroundColor: surface, borderColor: error },
  expired: { color: error, backgroundColor: surface, borderColor: error },
  refunded: { color: warning, backgroundColor: surface, borderColor: warning },
});

const schemes = { light: colours(light), dark: colours(dark) } as const;

/** `label`: where the word for what stands so is a feminine one. */
export function StateChip({ state, label }: { state: GiftState; label?: string }) {
  const t = useText();
  return (
    <Chip
      size="small"
      variant="outlined"
      icon={icons[state]}
      label={label ?? t(`donations.states.${state}`)}
      sx={(theme: Theme) => ({
        ...schemes[theme.palette.mode][state],
        fontWeight: 600,
        '& .MuiChip-icon': { color: 'inherit' },
      })}
    />
  );
}
