import { embedLabels } from '@lia/sdk/embeds/labels';
import { formatAmount } from '@lia/sdk/payments/money';
import { Box, Typography } from '@mui/material';

import { figures, shareOf } from '../i18n/language.ts';
import { useLanguage, useText } from '../i18n/text.ts';
import type { Counts, Measure } from './periods.ts';

/** How many saw a form, began it and sent it, each beside the one before, and what was paid. */
export function Funnel({ total }: { total: Counts }) {
  const t = useText();
  const language = useLanguage();
  const figure = figures(language);
  const { views, starts, submissions, amount } = total;
  const started = shareOf(starts, views, language);
  const sent = shareOf(submissions, starts, language);
  return (
    <Box
      component="ol"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
      }}
    >
      <Step measure="views" value={figure.format(views)} share={views === 0 ? 0 : 1} />
      <Step
        measure="starts"
        value={figure.format(starts)}
        share={views === 0 ? 0 : starts / views}
        note={started === null ? null : t('embeds.ofViews', { share: started })}
      />
      <Step
        measure="submissions"
        value={figure.format(submissions)}
        share={views === 0 ? 0 : submissions / views}
        note={sent === null ? null : t('embeds.ofStarts', { share: sent })}
      />
      <Step measure="amount" value={formatAmount(amount)} />
    </Box>
  );
}

interface StepProps {
  measure: Measure;
  value: string;
  /** Of the views, as a bar. */
  share?: number;
  note?: string | null;
}

function Step({ measure, value, share, note = null }: StepProps) {
  const language = useLanguage();
  return (
    <Box component="li" sx={{ minWidth: 0 }}>
      <Typography variant="body2" color="text.secondary" sx={{ fontWeight: 600 }}>
        {embedLabels[measure][language]}
      </Typography>
      <Typography
        component="p"
        sx={{ fontSize: { xs: 22, sm: 28 }, fontWeight: 700, lineHeight: 1.2, fontVariantNumeric: 'tabular-nums' }}
      >
        {value}
      </Typography>
      {share !== undefined && (
        <Box sx={{ my: 0.75, height: 6, borderRadius: 3, backgroundColor: 'divider' }} aria-hidden>
          <Box
            sx={{
              height: 6,
              borderRadius: 3,
              minWidth: share > 0 ? 6 : 0,
              width: `${Math.min(share, 1) * 100}%`,
              backgroundColor: 'primary.main',
            }}
          />
        </Box>
      )}
      {note && (
        <Typography variant="body2" color="text.secondary">
          {note}
        </Typography>
      )}
    </Box>
  );
}
