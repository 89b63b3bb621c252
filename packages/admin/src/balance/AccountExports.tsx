import { getAccountRows, listAccountExports, requestAccountExport } from '@lia/sdk/balance/endpoints';
import type { AccountExportRecord } from '@lia/sdk/balance/records';
import { EXPORT_DAYS } from '@lia/sdk/balance/rules';
import { addDays, formatMonth } from '@lia/sdk/calendar/days';
import { monthOf } from '@lia/sdk/calendar/instants';
import { newIdempotencyKey } from '@lia/sdk/http/idempotency';
import DownloadIcon from '@mui/icons-material/Download';
import {
  Box,
  Button,
  CircularProgress,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  Skeleton,
  TextField,
  Typography,
} from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';

import { useClient } from '../client/ClientContext.ts';
import { useAct } from '../records/ActButton.tsx';
import { DownloadButton } from '../records/DownloadButton.tsx';
import { LoadError } from '../records/LoadError.tsx';
import { useWords } from '../resources/field.ts';
import { accountCells, accountHeadings } from './accountSheet.ts';

/** Months that can be chosen; the current one is the first. */
const MONTHS = 13;

/** While one is being prepared. */
const ASK_AGAIN_MS = 2000;

const KEY = ['balance', 'exports'];

/** A button that leads to the exports for the accountant. */
export function AccountExports() {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  const title = useId();
  return (
    <Box>
      <Button startIcon={<DownloadIcon />} onClick={() => setOpen(true)} sx={{ minHeight: 44 }}>
        {t('balance.accounts.open')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} aria-labelledby={title} fullWidth>
        <DialogTitle id={title}>{t('balance.accounts.title')}</DialogTitle>
        <DialogContent>
          <Exports />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>{t('balance.accounts.close')}</Button>
        </DialogActions>
      </Dialog>
    </Box>
  );
}

/** The months that were written down, and the way to have another one. */
function Exports() {
  const { t } = useWords();
  const client = useClient();
  const { data, isError, refetch } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => client.call(listAccountExports, { signal }),
    retry: false,
    refetchInterval: ({ state }) =>
      state.data?.data.some(({ status }) => status === 'waiting') ? ASK_AGAIN_MS : false,
  });
  return (
    <>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {t('balance.accounts.body')}
      </Typography>
      <Request />
      {isError && <LoadError message={t('balance.accounts.failed')} onRetry={refetch} />}
      {!data && !isError && <Skeleton variant="rounded" height={44} />}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data?.data.map((one) => (
          <Export key={one.id} one={one} />
        ))}
      </Box>
    </>
  );
}

/** Chooses a month, and has it prepared. */
function Request() {
  const { t, language } = useWords();
  const client = useClient();
  const queries = useQueryClient();
  const { busy, act } = useAct();
  const months = latestMonths();
  const [month, setMonth] = useState(months[1] ?? '');
  // The same press again, after a lost answer, is the same export.
  const [key, setKey] = useState(newIdempotencyKey);
  const request = () =>
    act(
      () => client.call(requestAccountExport, { body: { month }, idempotencyKey: key }),
      () => {
        setKey(newIdempotencyKey());
        void queries.invalidateQueries({ queryKey: KEY });
      },
    );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1, pt: 1 }}>
      <TextField
        select
        size="small"
        label={t('balance.accounts.month')}
        value={month}
        onChange={({ target }) => setMonth(target.value)}
        sx={{ minWidth: 220 }}
      >
        {months.map((value) => (
          <MenuItem key={value} value={value}>
            {formatMonth(value, language)}
          </MenuItem>
        ))}
      </TextField>
      <Button variant="contained" loading={busy} onClick={() => void request()} sx={{ minHeight: 44 }}>
        {t('balance.accounts.request')}
      </Button>
    </Box>
  );
}

function Export({ one: { id, month, status, movements } }: { one: AccountExportRecord }) {
  const words = useWords();
  const { t, language } = words;
  const client = useClient();
  const rows = async () => {
    const { data } = await client.call(getAccountRows, { params: { id } });
    return data.map((row) => accountCells(row, words));
  };
  const name = t('balance.accounts.name', { month });
  const headings = accountHeadings(language);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flexGrow: 1 }}>
        <Typography>{formatMonth(month, language)}</Typography>
        <Typography component="output" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
          {status === 'ready' && t('balance.accounts.movements', { count: movements })}
          {status === 'waiting' && t('balance.accounts.waiting')}
          {status === 'failed' && t('balance.accounts.givenUp')}
          {status === 'expired' && t('balance.accounts.expired', { days: EXPORT_DAYS })}
        </Typography>
      </Box>
      {status === 'waiting' && <CircularProgress size={20} aria-hidden />}
      {status === 'ready' && (
        <>
          <DownloadButton
            label="Excel"
            name={`${name}.xlsx`}
            call={async () => (await import('../exports/xlsx.ts')).toXlsx(name, headings, await rows())}
            failure={t('balance.accounts.fileFailed')}
          />
          <DownloadButton
            label="CSV"
            name={`${name}.csv`}
            call={async () => (await import('../exports/csv.ts')).toCsv(headings, await rows())}
            failure={t('balance.accounts.fileFailed')}
          />
        </>
      )}
    </Box>
  );
}

/** `2026-11`, `2026-10`, … */
function latestMonths(): string[] {
  const months = [monthOf(new Date().toISOString())];
  while (months.length < MONTHS) months.push(addDays(`${months.at(-1)}-01`, -1).slice(0, 7));
  return months;
}
