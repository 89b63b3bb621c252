import { Box, List, ListItem, ListItemButton, Typography } from '@mui/material';
import { Fragment, type ReactNode } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import { Link, type To } from 'react-router';

import { SortField } from './SortField.tsx';

interface RowCardsProps<R extends RaRecord> {
  /** What the rows can be sorted by, as there are no column headings to press. */
  columns: readonly (keyof R & string)[];
  /** One `RowCard`. */
  children: (row: R) => ReactNode;
}

/** The rows of a list where a table has no room: one card below the other. */
export function RowCards<R extends RaRecord>({ columns, children }: RowCardsProps<R>) {
  const { data = [], resource } = useListContext<R>();
  return (
    <>
      <SortField resource={resource} columns={columns} />
      <List disablePadding>
        {data.map((row) => (
          <Fragment key={row.id}>{children(row)}</Fragment>
        ))}
      </List>
    </>
  );
}

/** A row as a card: what it is called, its state in the corner, lines below. */
export function RowCard({
  to,
  title,
  chip,
  children,
}: {
  to: To;
  title: ReactNode;
  chip?: ReactNode;
  children: ReactNode;
}) {
  return (
    <ListItem disablePadding divider>
      <ListItemButton component={Link} to={to} sx={{ py: 1.5 }}>
        <Box sx={{ minWidth: 0, flexGrow: 1 }}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: 1 }}>
            <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{title}</Typography>
            {chip}
          </Box>
          {children}
        </Box>
      </ListItemButton>
    </ListItem>
  );
}

/** A quieter line of a card. */
export function CardLine({ children }: { children: ReactNode }) {
  return (
    <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
  );
}
