import { MAX_ROWS } from '@lia/sdk/http/list';
import { formatCount } from '@lia/sdk/messages/count';
import { Box, Button, CircularProgress, Typography } from '@mui/material';
import { useEffect } from 'react';
import { useInfinitePaginationContext, useListContext } from 'react-admin';

import { useText } from '../i18n/text.ts';
import { useTotal } from './total.ts';

/** How many rows before the end of those that are here the next ones are fetched. */
const AHEAD = 100;

/** Where all rows are shown: fetches the next thousand when the end of those that are here comes near. */
export function useMoreRows(lastShown: number): void {
  const { data = [], perPage, error } = useListContext();
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = useInfinitePaginationContext();
  const wanted = perPage === MAX_ROWS && hasNextPage && !isFetchingNextPage && !error;
  const near = lastShown >= data.length - AHEAD;
  useEffect(() => {
    if (wanted && near) void fetchNextPage?.();
  }, [wanted, near, fetchNextPage]);
}

/** Below the rows that are here: that more follow, or that they could not be fetched. */
export function MoreRows() {
  const t = useText();
  const written = useTotal();
  const { data = [], total = 0, perPage, error } = useListContext();
  const { hasNextPage, fetchNextPage } = useInfinitePaginationContext();
  if (perPage !== MAX_ROWS || !hasNextPage) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, p: 2 }}>
      {error ? (
        <>
          <Typography role="alert">{t('lists.moreFailed')}</Typography>
          <Button onClick={() => void fetchNextPage?.()}>{t('lists.retry')}</Button>
        </>
      ) : (
        <>
          <CircularProgress size={20} aria-hidden />
          <Typography component="output" color="text.secondary">
            {t('lists.more', { shown: formatCount(data.length), total: written.total(total) })}
          </Typography>
        </>
      )}
    </Box>
  );
}
