import { ApiError } from '@lia/sdk/http/error';
import { previewMerge } from '@lia/sdk/users/endpoints';
import type { UserRecord } from '@lia/sdk/users/records';
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Skeleton,
  Stack,
  useMediaQuery,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useRefresh, useTranslate } from 'react-admin';

import { useClient } from '../../client/ClientContext.ts';
import { useText } from '../../i18n/text.ts';
import { LoadError } from '../../records/LoadError.tsx';
import { PersonSearch } from '../../people/PersonSearch.tsx';
import { fullName } from '../names.ts';
import { MergeForm } from './MergeForm.tsx';

/** Merges another account of the same person into this one: finds it, shows what would happen, and asks. */
export function MergeDialog({ record, close }: { record: UserRecord; close: () => void }) {
  const t = useText();
  const translate = useTranslate();
  const refresh = useRefresh();
  const client = useClient();
  const title = useId();
  const isPhone = useMediaQuery('(max-width: 599px)');
  const [other, setOther] = useState<string | null>(null);
  const [changed, setChanged] = useState<string | null>(null);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [previewMerge, record.uuid, other],
    queryFn: ({ signal }) => client.call(previewMerge, { params: { id: record.uuid, other: other ?? '' }, signal }),
    enabled: other !== null,
    gcTime: 0,
    retry: false,
  });

  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" fullScreen={isPhone} aria-labelledby={title}>
      <DialogTitle id={title} sx={{ overflowWrap: 'anywhere' }}>
        {t('users.merge.title', { name: fullName(record) })}
      </DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <DialogContentText>{t('users.merge.lead')}</DialogContentText>
          <PersonSearch
            id="merge-search"
            label={t('users.merge.search')}
            none={t('users.merge.noPerson')}
            except={record.uuid}
            onChoose={(uuid) => {
              setChanged(null);
              setOther(uuid);
            }}
          />
          {changed !== null && <Alert severity="warning">{changed}</Alert>}
          {other !== null && isFetching && !data && <Skeleton variant="rounded" height={160} />}
          {error && (
            <LoadError
              message={error instanceof ApiError && error.status !== 0 ? error.message : t('lists.failed')}
              onRetry={refetch}
            />
          )}
          {other !== null && data && !error && (
            <MergeForm
              key={data.version}
              preview={data}
              onMerged={() => {
                close();
                refresh();
              }}
              onChanged={(reason) => {
                setChanged(reason);
                void refetch();
              }}
            />
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{translate('ra.action.cancel')}</Button>
      </DialogActions>
    </Dialog>
  );
}
