import { dark, light, type Palette } from '@lia/widgets/theme';
import { Chip, type Theme } from '@mui/material';
import type { ReactElement } from 'react';

import { useText } from '../i18n/text.ts';
import type { Statuses, Tone } from '../resources/field.ts';

/** A status with its icon; nothing for a value that is none. */
export function StatusChip({ statuses, status }: { statuses: Statuses; status: string }) {
  const t = useText();
  const look = statuses[status];
  if (!look) return null;
  const Icon = look.icon;
  return <ToneChip tone={look.tone} icon={<Icon />} label={t(look.label)} />;
}

const colours = ({ highlight, onHighlight, success, error, warning, warningGround, surface, softInk }: Palette) =>
  ({
    loud: { color: onHighlight, backgroundColor: highlight, borderColor: highlight },
    waiting: { color: warning, backgroundColor: warningGround, borderColor: warningGround },
    good: { color: success, backgroundColor: surface, borderColor: success },
    bad: { color: error, backgroundColor: surface, borderColor: error },
    undone: { color: warning, backgroundColor: surface, borderColor: warning },
    quiet: { color: softInk, backgroundColor: surface, borderColor: softInk },
  }) as const satisfies Record<Tone, unknown>;

const schemes = { light: colours(light), dark: colours(dark) } as const;

/** How a record stands, by text and icon, never by colour alone. */
export const ToneChip = ({ tone, icon, label }: { tone: Tone; icon: ReactElement; label: string }) => (
  <Chip
    size="small"
    variant="outlined"
    icon={icon}
    label={label}
    sx={(theme: Theme) => ({
      ...schemes[theme.palette.mode][tone],
      fontWeight: 600,
      '& .MuiChip-icon': { color: 'inherit' },
    })}
  />
);
