import { Box, Link as MuiLink, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';

import { FieldValue } from '../records/FieldValue.tsx';
import { addressOf, type Column, type Resource } from '../resources/definition.ts';
import { type Row, textOf, useWords } from '../resources/field.ts';

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

/** The name of a row, as a link where it has a page; below it what distinguishes rows of the same name. */
function RowLink({ to, children, below }: { to: string | null; children: ReactNode; below?: ReactNode }) {
  return (
    <>
      {to === null ? (
        <Typography component="div" variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {children}
        </Typography>
      ) : (
        <MuiLink
          component={Link}
          to={to}
          onClick={(event) => event.stopPropagation()}
          underline="hover"
          sx={{ fontWeight: 600, color: 'text.primary' }}
        >
          {children}
        </MuiLink>
      )}
      {below !== undefined && (
        <Typography component="div" variant="body2" color="text.secondary" sx={{ overflowWrap: 'break-word' }}>
          {below}
        </Typography>
      )}
    </>
  );
}
