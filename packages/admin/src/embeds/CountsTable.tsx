import { formatDay } from '@lia/sdk/calendar/days';
import { formatAmount } from '@lia/sdk/payments/money';
import { Box, Table, TableBody, TableCell, TableFooter, TableHead, TableRow } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

import { useLanguage, useText } from '../i18n/text.ts';
import { figures } from '../i18n/figures.ts';
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
export function MeasuresTable({ name, first, total, children }: MeasuresTableProps) {
  const t = useText();
  const translate = useTranslate();
  return (
    // A part that scrolls is reached with the keyboard as well.
    <Box component="section" aria-label={name} tabIndex={0} sx={{ overflow: 'auto', maxHeight: 720 }}>
      <Table size="small" stickyHeader sx={{ '& th, & td': { px: { xs: 1, lg: 2 } } }}>
        <TableHead>
          <TableRow>
            <TableCell>{first}</TableCell>
            {measures.map((measure) => (
              <TableCell key={measure} align="right">
                {translate(`resources.embeds.fields.${measure}`)}
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

export function MeasuresRow({ name, counts }: { name: string; counts: Counts }) {
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
