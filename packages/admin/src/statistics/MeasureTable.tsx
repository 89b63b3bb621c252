import { Box, Table, TableBody, TableCell, TableFooter, TableHead, TableRow } from '@mui/material';

import { useText } from '../i18n/text.ts';

interface MeasureTableProps {
  name: string;
  /** Headings of its two columns. */
  first: string;
  value: string;
  /** Newest first. */
  rows: readonly { when: string; value: string }[];
  /** Null where there is no sum. */
  total: string | null;
}

/** Every figure of a plot. */
export function MeasureTable({ name, first, value, rows, total }: MeasureTableProps) {
  const t = useText();
  return (
    // A part that scrolls is reached with the keyboard as well.
    <Box component="section" aria-label={name} tabIndex={0} sx={{ overflow: 'auto', maxHeight: 360 }}>
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            <TableCell>{first}</TableCell>
            <TableCell align="right">{value}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <Row key={row.when} {...row} />
          ))}
        </TableBody>
        {total !== null && (
          <TableFooter>
            <Row when={t('statistics.total')} value={total} />
          </TableFooter>
        )}
      </Table>
    </Box>
  );
}

const Row = ({ when, value }: { when: string; value: string }) => (
  <TableRow>
    <TableCell component="th" scope="row" sx={{ color: 'text.primary', fontWeight: 400 }}>
      {when}
    </TableCell>
    <TableCell align="right" sx={{ color: 'text.primary', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      {value}
    </TableCell>
  </TableRow>
);
