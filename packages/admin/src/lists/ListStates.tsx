import { MAX_ROWS } from '@lia/sdk/http/list';
import ErrorOutlineIcon from '@mui/icons-material/ErrorOutline';
import InboxIcon from '@mui/icons-material/Inbox';
import { Box, Button, Skeleton, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { HttpError, useListContext } from 'react-admin';

import { refusalOf } from '../client/httpClient.ts';
import { useText } from '../i18n/text.ts';
import type { TextKey } from '../i18n/texts.ts';

/** What a list shows in place of rows that are not there yet, not there at all, or could not be fetched. */
export function ListStates({ none, defaultFilters, children }: ListStatesProps) {
  const { isPending, isPlaceholderData, error, data, total, perPage } = useListContext();
  if (isPending && !error) return <Loading />;
  // Where all rows are shown, those that were fetched stay when a later page fails.
  if (error && (perPage < MAX_ROWS || isPlaceholderData || !data)) return <Failed defaultFilters={defaultFilters} />;
  if (!data || data.length === 0 || total === 0) return <Empty none={none} defaultFilters={defaultFilters} />;
  return children;
}

interface ListStatesProps {
  /** Explains an empty list without filters. */
  none: TextKey;
  /** Filters of a fresh list: with others, an empty list offers to go back to these. */
  defaultFilters: Readonly<Record<string, unknown>>;
  children: ReactNode;
}

function Loading() {
  const t = useText();
  const { perPage } = useListContext();
  return (
    <Box sx={{ p: 2 }} aria-busy="true">
      <Typography component="output" color="text.secondary" sx={{ display: 'block', mb: 1 }}>
        {t('lists.loading')}
      </Typography>
      {Array.from({ length: Math.min(perPage, 10) }, (_, row) => (
        <Skeleton key={row} height={44} />
      ))}
    </Box>
  );
}

/** Whether the API has something against one of the filters, or all of them, and not against the order or the page. */
const blamesFilter = (error: unknown, filters: Readonly<Record<string, unknown>>): boolean =>
  error instanceof HttpError &&
  error.status === 422 &&
  Object.keys(refusalOf(error).fields).some((field) => field === 'filter' || (field.split(/[.[]/)[0] ?? '') in filters);

function Failed({ defaultFilters }: Pick<ListStatesProps, 'defaultFilters'>) {
  const t = useText();
  const { error, refetch, filterValues, setFilters } = useListContext();
  // Links and views that were saved may have filters of an earlier version, which no control of today takes off.
  if (blamesFilter(error, filterValues) && !sameFilters(filterValues, defaultFilters)) {
    return (
      <Notice
        icon={<ErrorOutlineIcon color="error" fontSize="large" />}
        title={t('lists.failed')}
        body={t('lists.filtersUnknown')}
        urgent
      >
        <Button variant="contained" onClick={() => setFilters({ ...defaultFilters })}>
          {t('lists.clearFilters')}
        </Button>
      </Notice>
    );
  }
  return (
    <Notice
      icon={<ErrorOutlineIcon color="error" fontSize="large" />}
      title={t('lists.failed')}
      body={error instanceof Error ? error.message : null}
      urgent
    >
      <Button variant="contained" onClick={() => void refetch()}>
        {t('lists.retry')}
      </Button>
    </Notice>
  );
}

function Empty({ none, defaultFilters }: Pick<ListStatesProps, 'none' | 'defaultFilters'>) {
  const t = useText();
  const { filterValues, setFilters } = useListContext();
  const filtered = !sameFilters(filterValues, defaultFilters);
  return (
    <Notice
      icon={<InboxIcon color="disabled" fontSize="large" />}
      title={t('lists.empty')}
      body={filtered ? t('lists.emptyFiltered') : null}
    >
      {filtered ? (
        <Button onClick={() => setFilters({ ...defaultFilters })}>{t('lists.clearFilters')}</Button>
      ) : (
        <Typography color="text.secondary">{t(none)}</Typography>
      )}
    </Notice>
  );
}

function sameFilters(some: Readonly<Record<string, unknown>>, others: Readonly<Record<string, unknown>>): boolean {
  const names = new Set([...Object.keys(some), ...Object.keys(others)]);
  return [...names].every((name) => some[name] === others[name]);
}

function Notice({ icon, title, body, urgent = false, children }: NoticeProps) {
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'center', textAlign: 'center', px: 3, py: 7 }}>
      {icon}
      <Box {...(urgent ? { role: 'alert' } : { component: 'output' })}>
        <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
        {body && <Typography color="text.secondary">{body}</Typography>}
      </Box>
      {children}
    </Stack>
  );
}

interface NoticeProps {
  icon: ReactNode;
  title: string;
  body: string | null;
  urgent?: boolean;
  children: ReactNode;
}
