import { Box, Typography } from '@mui/material';
import type { PointerEvent } from 'react';

export interface Bar {
  when: string;
  value: number;
}

/** The highest bar, the first of several; without a name where all are zero. */
export const mostOf = (bars: readonly Bar[]): Bar =>
  bars.reduce((best, bar) => (bar.value > best.value ? bar : best), { when: '', value: 0 });

export const totalOf = (bars: readonly Bar[]): number => bars.reduce((sum, { value }) => sum + value, 0);

interface BarPlotProps {
  name: string;
  /** What screen readers hear of the whole. */
  gist: string;
  /** What stands beside the name while nothing is looked at. */
  note: string;
  colour: 'primary.main' | 'success.main';
  bars: readonly Bar[];
  write: (value: number) => string;
  /** Position of the bar that is looked at, in this plot or in one beside it. */
  pointed: number | null;
  onPoint: (position: number | null) => void;
}

const HEIGHT = 96;
/** Share of its place that a bar takes. */
const BAR = 0.76;

/** Bars over time. Screen readers hear its gist; every figure stands in the table. */
export function BarPlot({ name, gist, note, colour, bars, write, pointed, onPoint }: BarPlotProps) {
  const most = mostOf(bars);
  const shown = pointed === null ? null : bars[pointed];

  const point = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const position = Math.floor(((clientX - left) / width) * bars.length);
    onPoint(Math.min(Math.max(position, 0), bars.length - 1));
  };

  return (
    <Box component="figure" sx={{ m: 0, minWidth: 0 }}>
      <Box
        component="figcaption"
        sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 1, mb: 0.5 }}
      >
        <Typography component="span" variant="body2" sx={{ fontWeight: 600 }}>
          {name}
        </Typography>
        <Typography
          component="span"
          variant="body2"
          color={shown ? 'text.primary' : 'text.secondary'}
          sx={{ fontVariantNumeric: 'tabular-nums', textAlign: 'end' }}
        >
          {shown ? `${shown.when}: ${write(shown.value)}` : note}
        </Typography>
      </Box>
      <Box
        component="svg"
        // Drawn here, it is no file that an `img` could fetch.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="img"
        aria-label={gist}
        viewBox={`0 0 ${bars.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={() => onPoint(null)}
        sx={{
          display: 'block',
          width: '100%',
          height: HEIGHT,
          borderBottom: 1,
          borderColor: 'text.secondary',
          // A finger that moves sideways reads the plot, one that moves up and down scrolls the page.
          touchAction: 'pan-y',
          color: colour,
        }}
      >
        {bars.map(({ when, value }, position) => (
          <rect
            key={when}
            x={position + (1 - BAR) / 2}
            width={BAR}
            y={HEIGHT - heightOf(value, most.value)}
            height={heightOf(value, most.value)}
            fill="currentColor"
            opacity={pointed === null || pointed === position ? 1 : 0.4}
          />
        ))}
      </Box>
      <Box aria-hidden sx={{ display: 'flex', justifyContent: 'space-between', mt: 0.5, color: 'text.secondary' }}>
        <Typography variant="caption">{bars[0]?.when}</Typography>
        <Typography variant="caption">{bars.at(-1)?.when}</Typography>
      </Box>
    </Box>
  );
}

/** Something is never drawn as nothing. */
const heightOf = (value: number, most: number): number => (value === 0 ? 0 : Math.max((value / most) * HEIGHT, 2));
