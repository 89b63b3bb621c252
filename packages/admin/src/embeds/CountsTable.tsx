import { embedLabels } from '@lia/sdk/embeds/labels';
import { formatDay } from '@lia/sdk/calendar/days';
import type { EmbedCounts } from '@lia/sdk/embeds/records';
import { formatAmount } from '@lia/sdk/payments/money';
import { Box, Table, TableBody, TableCell, TableFooter, TableHead, TableRow, Typography } from '@mui/material';
import type { ReactNode } from 'react';

import { figures } from '../i18n/language.ts';
import { useLanguage, useText } from '../i18n/text.ts';
import { isNamedForm } from './forms.ts';
import { type Counts, measures, type Period, totalOf } from './periods.ts';

/** The plots' figures, newest first. */
export function CountsTable({ periods, step }: { periods: readonly Period[]; step: 'day' | 'week' }) {
  const t = useText();
  const language = useLanguage();
  const title = t(step === 'day' ? 'embeds.day' : 'embeds.week');
  return (
    <MeasuresTable name={t(step === 'day' ? 'embeds.perDay' : 'embeds.perWeek')} first={title} total={totalOf(periods)}>
      {periods.toReversed().map((period) => (
        <MeasuresRow key={period.start} name={formatDay(period.start, language)} counts={period} />
      ))}
    </MeasuresTable>
  );
}

interface MeasuresTableProps {
  name: string;
  /** Heading of the first column. */
  first: string;
  total?: Counts;
  children: ReactNode;
}

/** A table with a column for each measure. */
function MeasuresTable({ name, first, total, children }: MeasuresTableProps) {
  const t = useText();
  const language = useLanguage();
  return (
    // A part that scrolls is reached with the keyboard as well.
    <Box component="section" aria-label={name} tabIndex={0} sx={{ overflow: 'auto', maxHeight: 720 }}>
      <Table size="small" stickyHeader sx={{ '& th, & td': { px: { xs: 1, lg: 2 } } }}>
        <TableHead>
          <TableRow>
            <TableCell>{first}</TableCell>
            {measures.map((measure) => (
              <TableCell key={measure} align="right">
                {embedLabels[measure][language]}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>{children}</TableBody>
        {total && (
          <TableFooter>
            <MeasuresRow name={t('embeds.total')} counts={total} />
          </TableFooter>
        )}
      </Table>
    </Box>
  );
}

function MeasuresRow({ name, counts }: { name: string; counts: Counts }) {
  const language = useLanguage();
  const number = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' };
  return (
    <TableRow>
      <TableCell
        component="th"
        scope="row"
        sx={{ color: 'text.primary', fontWeight: 400, whiteSpace: { sm: 'nowrap' } }}
      >
        {name}
      </TableCell>
      {measures.map((measure) => (
        <TableCell key={measure} align="right" sx={{ ...number, color: 'text.primary' }}>
          {measure === 'amount' ? formatAmount(counts.amount) : figures(language).format(counts[measure])}
        </TableCell>
      ))}
    </TableRow>
  );
}

/** What came of each form of a site. */
export function FormsTable({ forms }: { forms: EmbedCounts['forms'] }) {
  const t = useText();
  return (
    <Box>
      <Typography variant="h2" component="h3" sx={{ fontSize: 16, mb: 1 }}>
        {t('embeds.byForm')}
      </Typography>
      <MeasuresTable name={t('embeds.byForm')} first={t('embeds.form')}>
        {forms.map(({ form, ...counts }) => (
          <MeasuresRow
            key={form}
            name={isNamedForm(form) ? t(`embeds.forms.${form}`) : `lia-${form}`}
            counts={counts}
          />
        ))}
      </MeasuresTable>
    </Box>
  );
}
