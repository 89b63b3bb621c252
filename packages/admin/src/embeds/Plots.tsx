import { formatDay } from '@lia/sdk/calendar/days';
import { formatAmount } from '@lia/sdk/payments/money';
import { Box } from '@mui/material';
import { useState } from 'react';

import { useLanguage, useText } from '../i18n/text.ts';
import { BarPlot } from './BarPlot.tsx';
import { figures } from '../i18n/figures.ts';
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
