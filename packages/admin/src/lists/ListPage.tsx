import { Box, Card, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { ListBase, type ListBaseProps, useListContext, useTranslate } from 'react-admin';

import { useText } from '../i18n/text.ts';
import { useHeadingFocus } from './headingFocus.ts';
import { ListPages } from './ListPages.tsx';
import { ListStates } from './ListStates.tsx';

interface ListPageProps extends Required<Pick<ListBaseProps, 'resource' | 'sort'>> {
  defaultFilters: Readonly<Record<string, unknown>>;
  filters: ReactNode;
  /** The one primary action of the page, if it has one. */
  action?: ReactNode;
  firstStep: ReactNode;
  /** The rows, once there are some. */
  children: ReactNode;
  /** What opens above the list. */
  dialogs?: ReactNode;
}

// A list says itself that it failed, in place of its rows: a toast on top would say it twice.
const quietly = { retry: false, onError: () => undefined };

/** The one shape of the console's lists. What is looked at stands in the address, so it can be kept and shared. */
export function ListPage({ resource, sort, defaultFilters, children, dialogs, ...parts }: ListPageProps) {
  return (
    <ListBase resource={resource} sort={sort} perPage={10} filterDefaultValues={defaultFilters} queryOptions={quietly}>
      <Stack spacing={2}>
        <Heading action={parts.action} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', columnGap: 2, rowGap: 1.5 }}>
          {parts.filters}
        </Box>
        <Card>
          <ListStates firstStep={parts.firstStep} defaultFilters={defaultFilters}>
            {children}
          </ListStates>
          <ListPages />
        </Card>
      </Stack>
      {dialogs}
    </ListBase>
  );
}

function Heading({ action }: { action: ReactNode }) {
  const t = useText();
  const translate = useTranslate();
  const { resource, total } = useListContext();
  const heading = useHeadingFocus();
  const name = translate(`resources.${resource}.name`, { smart_count: 2 });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
      <title>{`${name} · LIA`}</title>
      <Box>
        <Typography variant="h1" ref={heading} tabIndex={-1} sx={{ '&:focus-visible': { outline: 'none' } }}>
          {name}
        </Typography>
        <Typography component="output" color="text.secondary" sx={{ display: 'block', minHeight: '1.5em' }}>
          {total === undefined ? '' : t('lists.count', { smart_count: total })}
        </Typography>
      </Box>
      {action}
    </Box>
  );
}
