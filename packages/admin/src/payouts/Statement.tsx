import { formatMonth } from '@lia/sdk/calendar/days';
import { formatInstant } from '@lia/sdk/calendar/instants';
import { formatPesos } from '@lia/sdk/payments/money';
import { getPayoutEntries } from '@lia/sdk/payouts/endpoints';
import { payoutEntryLabels } from '@lia/sdk/payouts/labels';
import type { PayoutEntries, PayoutEntry, PayoutRecord } from '@lia/sdk/payouts/records';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import {
  Alert,
  AlertTitle,
  Box,
  Button,
  Skeleton,
  Table,
  TableBody,
  TableCell,
  TableFooter,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';

import { useClient } from '../client/ClientContext.ts';
import { moneyCell } from '../exports/sheet.ts';
import { DownloadButton } from '../records/DownloadButton.tsx';
import { LoadError } from '../records/LoadError.tsx';
import { Amount, Section } from '../records/RecordPage.tsx';
import { useWords, type Words } from '../resources/field.ts';
import { SiteCounts } from './SiteCounts.tsx';

/** What came and went in a month, what is left of it, and how the school's sites did. */
export function Statement({ record }: { record: PayoutRecord }) {
  const { t } = useWords();
  const client = useClient();
  const { data, isError, refetch } = useQuery({
    queryKey: ['payouts', 'entries', record.id],
    queryFn: ({ signal }) => client.call(getPayoutEntries, { params: { id: record.id }, signal }),
    retry: false,
  });
  if (isError) {
    return <LoadError message={t('payouts.failed')} onRetry={refetch} />;
  }
  if (!data) return <Skeleton variant="rounded" height={320} />;
  return (
    <>
      {record.status === 'open' && (
        <Alert severity="info" variant="outlined">
          <AlertTitle>{t('payouts.openTitle')}</AlertTitle>
          {t('payouts.openBody')}
        </Alert>
      )}
      <Section title={record.school}>
        <Amount
          amount={formatPesos(record.net)}
          below={t('payouts.summary', { paid: formatPesos(record.paid), refunded: formatPesos(record.refunded) })}
        />
        {record.net < 0 && <Typography>{t('payouts.negative')}</Typography>}
        <Keep month={record.month} entries={data.entries} />
        <Entries record={record} {...data} />
        <Typography variant="body2" color="text.secondary">
          {t('payouts.fees')}
          {data.fees.unknown > 0 && ` ${t('payouts.unknownFees', { count: data.fees.unknown })}`}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {t('payouts.privacy')}
        </Typography>
      </Section>
      <SiteCounts sites={data.sites} />
    </>
  );
}

/** The amount stands beside the date, where a phone shows it. */
const columns = ['at', 'amount', 'fee', 'kind', 'reason', 'folio', 'site'] as const;
type Column = (typeof columns)[number];

const isMoney = (column: Column): column is 'amount' | 'fee' => column === 'amount' || column === 'fee';

/** A cell of an entry as it is written. */
function textOf(entry: PayoutEntry, column: Column, words: Words): string {
  const { t, language } = words;
  switch (column) {
    case 'at':
      return formatInstant(entry.at, language);
    case 'kind':
      return kindOf(entry, words);
    case 'reason':
      return t(`payouts.reasons.${entry.reason}`);
    case 'folio':
      return entry.folio ?? t('payouts.noFolio');
    case 'site':
      return entry.site;
    case 'amount':
      return formatPesos(entry.amount);
    case 'fee':
      return entry.fee === null ? t('payouts.unknownFee') : formatPesos(entry.fee);
  }
}

function kindOf({ kind, paid_month }: PayoutEntry, { t, language }: Words): string {
  const movement = t(`payouts.kinds.${kind}`);
  return paid_month === null
    ? movement
    : t('payouts.ofEarlierMonth', { movement, month: formatMonth(paid_month, language) });
}

/** The statement as a file, and on paper. */
function Keep({ month, entries }: Pick<PayoutRecord, 'month'> & Pick<PayoutEntries, 'entries'>) {
  const words = useWords();
  const { t, language } = words;
  const write = async (): Promise<Blob> => {
    const { toCsv } = await import('../exports/csv.ts');
    const rows = entries.map((entry) =>
      columns.map((column) => (isMoney(column) ? moneyCell(entry[column]) : { text: textOf(entry, column, words) })),
    );
    return toCsv(
      columns.map((column) => {
        const heading = payoutEntryLabels[column][language];
        return isMoney(column) ? t('exports.pesos', { heading }) : heading;
      }),
      rows,
    );
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, displayPrint: 'none' }}>
      <DownloadButton
        label={t('payouts.csv')}
        name={`${t('payouts.csvName', { month })}.csv`}
        call={write}
        failure={t('payouts.csvFailed')}
      />
      <Button startIcon={<PrintIcon />} onClick={() => window.print()}>
        {t('payouts.print')}
      </Button>
    </Box>
  );
}

/** Every entry, oldest first, and what they add up to. */
function Entries({ record: { month, net }, entries, fees }: { record: PayoutRecord } & PayoutEntries) {
  const words = useWords();
  const { t, language } = words;
  const number = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;
  return (
    <Box
      component="section"
      aria-label={`${t('payouts.entries')} · ${formatMonth(month, language)}`}
      // A part that scrolls is reached with the keyboard as well.
      tabIndex={0}
      sx={{ overflowX: 'auto', '@media print': { overflowX: 'visible' } }}
    >
      {/* Seven columns go on an upright sheet. */}
      <Table size="small" sx={{ '& th, & td': { px: { xs: 1, lg: 2 }, '@media print': { px: 0.5, fontSize: 11 } } }}>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column} align={isMoney(column) ? 'right' : 'left'}>
                {payoutEntryLabels[column][language]}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {entries.map((entry) => (
            <TableRow key={entry.id}>
              {columns.map((column) => (
                <TableCell
                  key={column}
                  align={isMoney(column) ? 'right' : 'left'}
                  sx={[number, !isMoney(column) && { '@media print': { whiteSpace: 'normal' } }]}
                >
                  {textOf(entry, column, words)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
        <TableFooter>
          <TableRow>
            <TableCell component="th" scope="row">
              {t('payouts.total')}
            </TableCell>
            <TableCell align="right" sx={{ ...number, fontWeight: 600, color: 'text.primary' }}>
              {formatPesos(net)}
            </TableCell>
            <TableCell align="right" sx={{ ...number, fontWeight: 600, color: 'text.primary' }}>
              {fees.unknown < entries.length ? formatPesos(fees.known) : t('payouts.unknownFee')}
            </TableCell>
            <TableCell colSpan={columns.length - 3} />
          </TableRow>
        </TableFooter>
      </Table>
    </Box>
  );
}
