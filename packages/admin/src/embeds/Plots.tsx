import { embedLabels } from '@lia/sdk/embeds/labels';
import { formatDay } from '@lia/sdk/calendar/days';
import { formatAmount } from '@lia/sdk/payments/money';
import { Box, Typography } from '@mui/material';
import { type PointerEvent, useState } from 'react';

import { figures } from '../i18n/language.ts';
import { useLanguage, useText } from '../i18n/text.ts';
import { type Measure, measures, type Period } from './periods.ts';

/**
 * One plot for each measure, side by side over the same days: on one scale, what few people do would be flat beside what
 * many see. What is pointed at in one is shown in all.
 */
export function Plots({ periods, step }: { periods: readonly Period[]; step: 'day' | 'week' }) {
  const t = useText();
  const language = useLanguage();
  const [pointed, setPointed] = useState<number | null>(null);
  const written = (measure: Measure) => (value: number) =>
    measure === 'amount' ? formatAmount(value) : figures(language).format(value);
  const when = (start: string) =>
    step === 'day' ? formatDay(start, language) : `${t('embeds.week')} ${formatDay(start, language)}`;
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      {measures.map((measure) => (
        <BarPlot
          key={measure}
          measure={measure}
          period={t(step === 'day' ? 'embeds.perDay' : 'embeds.perWeek')}
          bars={periods.map((period) => ({ when: when(period.start), value: period[measure] }))}
          write={written(measure)}
          pointed={pointed}
          onPoint={setPointed}
        />
      ))}
    </Box>
  );
}

interface BarPlotProps {
  measure: Measure;
  /** What a bar stands for, in a word. */
  period: string;
  bars: readonly { when: string; value: number }[];
  write: (value: number) => string;
  /** Position of the bar that is looked at, in this plot or in one beside it. */
  pointed: number | null;
  onPoint: (position: number | null) => void;
}

const HEIGHT = 96;
/** Share of its place that a bar takes. */
const BAR = 0.76;

/** Bars over time. Screen readers hear its gist; every figure stands in the table. */
function BarPlot({ measure, period, bars, write, pointed, onPoint }: BarPlotProps) {
  const t = useText();
  const language = useLanguage();
  const name = embedLabels[measure][language];
  const most = bars.reduce((best, bar) => (bar.value > best.value ? bar : best), { when: '', value: 0 });
  const total = bars.reduce((sum, { value }) => sum + value, 0);
  const shown = pointed === null ? null : bars[pointed];
  const gist =
    total === 0
      ? t('embeds.plotEmpty', { measure: name, period })
      : t('embeds.plotLabel', {
          measure: name,
          period,
          total: write(total),
          most: write(most.value),
          when: most.when,
        });

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
          {shown ? `${shown.when}: ${write(shown.value)}` : t('embeds.most', { value: write(most.value) })}
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
          color: measure === 'amount' ? 'success.main' : 'primary.main',
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
