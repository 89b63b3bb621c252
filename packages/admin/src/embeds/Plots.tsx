import { embedLabels } from '@lia/sdk/embeds/labels';
import { formatDay } from '@lia/sdk/calendar/days';
import { formatAmount } from '@lia/sdk/payments/money';
import { Box } from '@mui/material';
import { useState } from 'react';

import { figures } from '../i18n/language.ts';
import { useLanguage, useText } from '../i18n/text.ts';
import { BarPlot, mostOf, totalOf } from '../plots/BarPlot.tsx';
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
  const period = t(step === 'day' ? 'embeds.perDay' : 'embeds.perWeek');
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      {measures.map((measure) => {
        const bars = periods.map(({ start, ...counts }) => ({ when: when(start), value: counts[measure] }));
        const write = written(measure);
        const name = embedLabels[measure][language];
        const most = mostOf(bars);
        return (
          <BarPlot
            key={measure}
            name={name}
            gist={
              most.value === 0
                ? t('embeds.plotEmpty', { measure: name, period })
                : t('embeds.plotLabel', {
                    measure: name,
                    period,
                    total: write(totalOf(bars)),
                    most: write(most.value),
                    when: most.when,
                  })
            }
            note={t('embeds.most', { value: write(most.value) })}
            colour={measure === 'amount' ? 'success.main' : 'primary.main'}
            bars={bars}
            write={write}
            pointed={pointed}
            onPoint={setPointed}
          />
        );
      })}
    </Box>
  );
}
