import type { BalanceDay } from '@lia/sdk/balance/records';
import { formatInstant } from '@lia/sdk/calendar/instants';
import { formatAmount } from '@lia/sdk/payments/money';
import { Alert, Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';

import { Section } from '../records/RecordPage.tsx';
import { useWords } from '../resources/field.ts';
import { signedAmount } from './amounts.ts';
import { DayDifferences } from './DayDifferences.tsx';

const lines = ['charged', 'refunded', 'disputed', 'net'] as const;

const number = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;

/** What differs on a day, then its sums on both sides. */
export function DayComparison({ record }: { record: BalanceDay }) {
  const { t, language } = useWords();
  const { status, fees, checked_at } = record;
  return (
    <>
      {status === 'uncompared' ? (
        <Alert severity="info" variant="outlined">
          {t('balance.bank')}
        </Alert>
      ) : (
        <DayDifferences record={record} />
      )}
      <Section title={t('balance.sums')}>
        <Sums record={record} />
        <Box>
          {fees !== null && <Typography>{t('balance.feesLine', { fees: formatAmount(fees) })}</Typography>}
          <Typography variant="body2" color="text.secondary">
            {t('balance.checkedLine', { when: formatInstant(checked_at, language) })}
          </Typography>
        </Box>
      </Section>
    </>
  );
}

function Sums({ record }: { record: BalanceDay }) {
  const { t } = useWords();
  const compared = record.reported_net !== null;
  return (
    // A part that scrolls is reached with the keyboard as well.
    <Box component="section" aria-label={t('balance.sums')} tabIndex={0} sx={{ overflowX: 'auto' }}>
      <Table size="small" sx={{ maxWidth: 720, '& th, & td': { px: { xs: 1, sm: 2 } } }}>
        <TableHead>
          <TableRow>
            <TableCell>{t('balance.concept')}</TableCell>
            <TableCell align="right">{t('balance.lia')}</TableCell>
            {compared && <TableCell align="right">{t('balance.provider')}</TableCell>}
            {compared && <TableCell align="right">{t('balance.gap')}</TableCell>}
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map((line) => {
            const reported = record[`reported_${line}`];
            const gap = record[line] - (reported ?? 0);
            return (
              <TableRow key={line}>
                <TableCell component="th" scope="row">
                  {t(`balance.${line}`)}
                </TableCell>
                <TableCell align="right" sx={number}>
                  {signedAmount(record[line])}
                </TableCell>
                {reported !== null && (
                  <TableCell align="right" sx={number}>
                    {signedAmount(reported)}
                  </TableCell>
                )}
                {reported !== null && (
                  <TableCell
                    align="right"
                    sx={{ ...number, ...(gap !== 0 && { color: 'error.main', fontWeight: 600 }) }}
                  >
                    {signedAmount(gap)}
                  </TableCell>
                )}
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </Box>
  );
}
