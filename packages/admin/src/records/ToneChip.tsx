import { dark, light, type Palette } from '@lia/widgets/theme';
import { Chip, type Theme } from '@mui/material';
import type { ReactElement } from 'react';

/** `waiting`: something is to be done, or will happen; `good` and `bad` are over; `quiet` concerns nobody. */
type Tone = 'waiting' | 'good' | 'bad' | 'quiet';

const colours = ({ success, error, warning, warningGround, surface, softInk }: Palette) => ({
  waiting: { color: warning, backgroundColor: warningGround, borderColor: warningGround },
  good: { color: success, backgroundColor: surface, borderColor: success },
  bad: { color: error, backgroundColor: surface, borderColor: error },
  quiet: { color: softInk, backgroundColor: surface, borderColor: softInk },
});

const schemes = { light: colours(light), dark: colours(dark) } as const;

/** Where a record stands, in a word and a sign, never by colour alone. */
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
