import { Box, Typography } from '@mui/material';
import { useLocation } from 'react-router';

import { FieldValue } from '../records/FieldValue.tsx';
import { addressOf } from '../resources/address.ts';
import type { Column, Resource } from '../resources/definition.ts';
import { type Row, textOf, useWords } from '../resources/field.ts';
import { RowLink } from './RowLink.tsx';

/** What a table shows of a row in one column. The primary one is a link, so that the keyboard reaches every row. */
export function CellContent({ resource, column, row }: { resource: Resource; column: Column<Row>; row: Row }) {
  const words = useWords();
  const { search } = useLocation();
  if (column.cell) {
    const Cell = column.cell;
    return <Cell record={row} />;
  }
  const below = column.below?.(row, words) ?? undefined;
  if (column.primary) {
    return (
      <RowLink to={addressOf(resource, row, search)} below={below}>
        {textOf(column, row, words)}
      </RowLink>
    );
  }
  return (
    <Box sx={styles[column.kind ?? 'text']}>
      <FieldValue field={column} record={row} />
      {below !== undefined && (
        <Typography component="div" variant="body2" color="text.secondary" sx={{ overflowWrap: 'break-word' }}>
          {below}
        </Typography>
      )}
    </Box>
  );
}

/** Two lines of a text; the rest is on its page. */
export const beginning = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  maxWidth: '48ch',
} as const;

const figure = { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } as const;
const breakable = { overflowWrap: 'anywhere' } as const;

const styles = {
  text: {},
  money: { ...figure, '&::first-line': { fontWeight: 600 } },
  number: figure,
  instant: { whiteSpace: 'nowrap' },
  day: { whiteSpace: 'nowrap' },
  email: breakable,
  phone: figure,
  paragraph: beginning,
} as const;
