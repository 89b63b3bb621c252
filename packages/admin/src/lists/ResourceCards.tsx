import { Box, Checkbox, List, ListItem, ListItemButton, Typography } from '@mui/material';
import { Fragment, type ReactNode, type RefObject, useRef } from 'react';
import { useListContext } from 'react-admin';
import { Link, useLocation } from 'react-router';

import { StatusChip } from '../records/StatusChip.tsx';
import { addressOf, type Column, type Resource } from '../resources/definition.ts';
import { type Row, textOf, useHeadings, useWords, valueOf } from '../resources/field.ts';
import { beginning } from './CellContent.tsx';
import { useMoreRows } from './MoreRows.tsx';
import { SortField } from './SortField.tsx';
import { type Shown, ShownRows } from './ShownRows.tsx';

const CARD_HEIGHT = 130;

/** The rows of a list where a table has no room: one card below the other. */
export function ResourceCards({ resource }: { resource: Resource }) {
  const { data = [] } = useListContext();
  const list = useRef<HTMLUListElement>(null);
  return (
    <>
      <SortField resource={resource} />
      <ShownRows around={list} count={data.length} estimatedHeight={CARD_HEIGHT}>
        {(shown) => <Cards resource={resource} list={list} {...shown} />}
      </ShownRows>
    </>
  );
}

interface CardsProps extends Shown {
  resource: Resource;
  list: RefObject<HTMLUListElement | null>;
}

function Cards({ resource, list, rows, rest, measure, focus }: CardsProps) {
  const { data = [], total = 0, page, perPage } = useListContext();
  useMoreRows(rows.at(-1)?.index ?? 0);
  const first = (page - 1) * perPage + 1;
  return (
    <List disablePadding ref={list} {...focus}>
      {rows.map(({ index, gap }) => {
        const row: Row & { id: string | number } = data[index];
        return (
          <Fragment key={row.id}>
            {gap > 0 && <li aria-hidden style={{ height: gap }} />}
            <ListItem
              {...(measure && { ref: measure })}
              data-index={index}
              aria-setsize={total}
              aria-posinset={first + index}
              disablePadding
              divider
            >
              {resource.bulk && <Choice resource={resource} row={row} />}
              <Card resource={resource} row={row} />
            </ListItem>
          </Fragment>
        );
      })}
      {rest > 0 && <li aria-hidden style={{ height: rest }} />}
    </List>
  );
}

/** Chooses a row for what is done with several; empty room where it cannot be chosen, so that cards keep their edge. */
function Choice({ resource: { bulk, columns }, row }: { resource: Resource; row: Row & { id: string | number } }) {
  const words = useWords();
  const { selectedIds, onToggleItem } = useListContext();
  const title = columns.find(({ primary }) => primary);
  if (!bulk?.selectable(row, words)) return <Box sx={{ width: 44, flexShrink: 0 }} />;
  const name = title ? (textOf(title, row, words) ?? '') : '';
  return (
    <Checkbox
      checked={selectedIds.includes(row.id)}
      onChange={() => onToggleItem(row.id)}
      slotProps={{ input: { 'aria-label': words.t('lists.choose', { name }) } }}
      sx={{ width: 44, height: 44, flexShrink: 0 }}
    />
  );
}

/** A row as a card: what it is called, its status in the corner, the other columns below. */
function Card({ resource, row }: { resource: Resource; row: Row }) {
  const words = useWords();
  const { search } = useLocation();
  const columns = resource.columns.filter(({ only, hidden }) => only !== 'table' && !hidden);
  const [title] = columns.filter(({ primary }) => primary);
  const [status] = columns.filter(({ statuses }) => statuses);
  const address = addressOf(resource, row, search);
  const parts = (
    <Box sx={{ minWidth: 0, flexGrow: 1 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: 1 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{title && textOf(title, row, words)}</Typography>
        {status?.statuses && <StatusChip statuses={status.statuses} status={String(valueOf(status, row, words))} />}
      </Box>
      <Line>{title?.below?.(row, words)}</Line>
      <Details resource={resource} columns={columns.filter((one) => one !== title && one !== status)} row={row} />
      <Line>{status?.below?.(row, words)}</Line>
    </Box>
  );
  if (address === null) return <Box sx={{ px: 2, py: 1.5, width: '100%' }}>{parts}</Box>;
  return (
    <ListItemButton component={Link} to={address} sx={{ py: 1.5 }}>
      {parts}
    </ListItemButton>
  );
}

/** Short values side by side, then what needs a line of its own, then the dates. */
function Details({ resource, columns, row }: { resource: Resource; columns: readonly Column<Row>[]; row: Row }) {
  const words = useWords();
  const headingOf = useHeadings(resource);
  const belowOf = ({ kind, below }: Column<Row>) => {
    const line = kind === undefined ? below?.(row, words) : null;
    return typeof line === 'string' ? line : '';
  };
  const short = columns.filter(({ kind, cell }) => !cell && kind !== 'paragraph' && kind !== 'instant');
  const shown = short
    .map((column) => ({ column, text: [textOf(column, row, words), belowOf(column)].filter(Boolean).join(' · ') }))
    .filter(({ text }) => text !== '');
  // A sum needs no label, and so does an instant.
  const hasSums = shown.filter(({ column }) => column.kind === 'money').length > 1;
  const instants = columns
    .filter(({ kind, cell }) => kind === 'instant' && !cell)
    .map((column) => ({ column, text: textOf(column, row, words) }));
  const hasInstants = instants.length > 1;
  return (
    <>
      {shown.length > 0 && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {shown.map(({ column, text }, place) => (
            <Fragment key={column.source}>
              {place > 0 && ' · '}
              {column.kind === 'money' && hasSums && `${headingOf(column)}: `}
              {column.kind === 'money' ? (
                <Box component="strong" sx={{ whiteSpace: 'nowrap' }}>
                  {text}
                </Box>
              ) : column.kind === 'number' || column.kind === 'day' ? (
                `${headingOf(column)}: ${text}`
              ) : (
                text
              )}
            </Fragment>
          ))}
        </Typography>
      )}
      {columns.map((column) => {
        const Cell = column.cell;
        if (Cell) return <Cell key={column.source} record={row} />;
        if (column.kind !== 'paragraph') return null;
        return (
          <Typography key={column.source} variant="body2" color="text.secondary" sx={beginning}>
            {textOf(column, row, words)}
          </Typography>
        );
      })}
      {instants.map(({ column, text }) => (
        <Line key={column.source}>{hasInstants && text ? `${headingOf(column)}: ${text}` : text}</Line>
      ))}
    </>
  );
}

/** A quieter line of a card; nothing where there is nothing to show. */
function Line({ children }: { children: ReactNode }) {
  if (children === undefined || children === null || children === '') return null;
  return (
    <Typography component="div" variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
  );
}
